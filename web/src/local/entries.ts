/**
 * The log of a table in the page: all that ever happened there, entry after entry, never changed. A table is what its
 * log makes of it. Entries are those of a server's log, but that one may take several decisions back.
 */
export type Entry =
  | { type: "sit"; seat: number; person?: string; bot?: string; kept?: string }
  | { type: "start"; first: number }
  | { type: "decide"; seat: number; move: string }
  /** T1: a decision that ends a turn waits to be played, until a `decide` says that it is; or was never made. */
  | { type: "hold"; seat: number; move: string }
  | { type: "drop"; seat: number }
  /** The last decisions never happened, so many of them (1 if it is not said), whosever they were. */
  | { type: "take_back"; seat: number; count?: number }
  /** The page was opened again: the time until now is nobody's. */
  | { type: "resume" }
  | { type: "rematch"; table: string }
  /** Somebody was invited: the game goes on at a server's table. */
  | { type: "moved"; table: string; key: string }
  | { type: "close" };

/** An entry as it is kept; `number` counts from 1, `at` is in seconds since 1970. */
export interface Row {
  number: number;
  at: number;
  entry: Entry;
}

/** Whoever is at this screen: there is nobody else at a table in the page. */
export const YOU = "you";

export interface Decision {
  seat: number;
  move: string;
}

/** The decisions of a log that were not taken back. */
export function decisionsOf(log: readonly Row[]): Decision[] {
  const standing: Decision[] = [];
  for (const { entry } of log) {
    if (entry.type === "decide") standing.push({ seat: entry.seat, move: entry.move });
    if (entry.type === "take_back") standing.length -= entry.count ?? 1;
  }
  return standing;
}
