/** Who won and by what, in sentences. */
import type { Standing } from "../wire/messages";
import { fill, type Naming, rowsOf } from "../words/told";

export interface Verdict {
  /** Who wins, and by how much. */
  headline: string;
  /** What decided if the points did not, with the rules behind it. */
  reasons: { text: string; rules: string[] }[];
}

/** Null before the end. */
export function verdictOf({ verdict }: Standing, naming: Naming): Verdict | null {
  const told = verdict ? rowsOf(verdict).map((row) => ({ ...row, text: fill(row, naming) })) : [];
  const [first, ...reasons] = told;
  if (!first) return null;
  return {
    headline: first.seat === null ? first.text : `${naming.name(first.seat)} ${first.text}.`,
    reasons: reasons.map(({ text, rules }) => ({ text, rules })),
  };
}
