/** What cannot be played or read, as data: a code of `[impossible]`, what its sentence names, the rule behind it. */
export class Impossible extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
    readonly rule = "",
  ) {
    super(`${code} ${JSON.stringify(args)}`);
  }
}
