/** Why something was not done: a code and what its sentence speaks of. The page puts it into words. */
export class NotNow extends Error {
  readonly code: string;
  readonly args: Record<string, string | number>;
  readonly rule: string | null;
  /** Seconds, where waiting helps. */
  readonly retryAfter: number | null;

  constructor(
    code: string,
    {
      args = {},
      rule = null,
      retryAfter = null,
    }: { args?: Record<string, string | number>; rule?: string | null; retryAfter?: number | null } = {},
  ) {
    super(code);
    this.code = code;
    this.args = args;
    this.rule = rule;
    this.retryAfter = retryAfter;
  }
}

/** Whoever thinks could not be fetched: the line is gone, and trying later helps. */
export class NotHere extends NotNow {
  constructor() {
    super("without_bots", { retryAfter: 1 });
  }
}
