/** What this browser remembers of puzzles: how each day went, what was decided today, what was solved in training. */
import { isDay } from "./calendar";

export interface Outcome {
  readonly figure: number;
  readonly best: number;
}
interface Kept {
  /** How each day went that was played on its day. */
  days: Record<string, Outcome>;
  /** The last one that was begun, and what was decided: nothing is taken back, not by loading the page anew either. */
  last: { day: string; moves: string[] } | null;
  /** Days whose puzzles were solved in training. */
  trained: string[];
}
const KEY = "projectl.daily";
const NOTHING: Kept = { days: {}, last: null, trained: [] };
let unkept: Kept | null = null;

export function kept(): Kept {
  if (unkept) return unkept;
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING; // nothing is kept here, or nothing that can be read
  }
}

function keep(change: Partial<Kept>): void {
  const all = { ...kept(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    unkept = all; // ... then it lasts as long as the page.
  }
}

export const keepMoves = (day: string, moves: readonly string[]): void => keep({ last: { day, moves: [...moves] } });

/** A day is played once. */
export function keepOutcome(day: string, outcome: Outcome): void {
  const { days } = kept();
  if (!days[day]) keep({ days: { ...days, [day]: outcome } });
}

export const keepTrained = (day: string): void => keep({ trained: [...new Set([...kept().trained, day])] });

/** The days that were played on their day. */
export const playedDays = (): ReadonlySet<string> => new Set(Object.keys(kept().days).filter(isDay));
