/** How a game stands: each score in its parts, and what decided between them. As `projectl.notation.standings`. */
import { NONE, STANDING_COLUMNS, STANDING_STEPS } from "./built/data";
import type { Terms } from "./shapes";

type Column = (typeof STANDING_COLUMNS)[number];
type Step = (typeof STANDING_STEPS)[number]["step"];

/** One seat's score: parts that add up to the total, what breaks a tie, and the step at which it fell behind. */
export type Part = Record<Exclude<Column, "lost_at">, number> & { lost_at: Step | null };

/** The scores of all seats, in solo the opponent's last; once it is over the step that decided, and its rule. */
export interface Standing {
  parts: Part[];
  decided_by: Step | null;
  rule: string | null;
}

const named = (step: number): Step | null => (step === NONE ? null : STANDING_STEPS[step]!.step);

function part(row: readonly number[]): Part {
  const columns = STANDING_COLUMNS.map((name, at) => [name, name === "lost_at" ? named(row[at]!) : row[at]!]);
  return Object.fromEntries(columns) as Part;
}

/** The same in words: as many rows as there are scores, and the step that decided. */
export function readStanding(rows: readonly (readonly number[])[], terms: Terms, step: number): Standing {
  const count = terms.variant === "solo" ? 2 : terms.players;
  const rule = step === NONE ? null : STANDING_STEPS[step]!.rule;
  return { parts: rows.slice(0, count).map(part), decided_by: named(step), rule };
}
