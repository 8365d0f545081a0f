/** What cannot be played or read, as data: a code of `[impossible]`, what its sentence names, the rule behind it. */
export class Impossible extends Error {
  readonly code: string;
  readonly args: Record<string, unknown>;
  readonly rule: string;

  constructor(code: string, args: Record<string, unknown> = {}, rule = "") {
    super(`${code} ${JSON.stringify(args)}`);
    this.code = code;
    this.args = args;
    this.rule = rule;
  }
}
