/**
 * How a game stands: each score in its parts, and what decided between them; at Finishing Touches how it would end.
 * As `projectl.notation.standings`.
 */
import { NONE, STANDING_COLUMNS, STANDING_STEPS, STOPPING_COLUMNS } from "./built/data";
import type { Account, Standing as Told, Verdict } from "../made/messages";
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
  /** How many points the winners have more than anybody else. */
  lead: number;
}

const named = (step: number): Step | null => (step === NONE ? null : STANDING_STEPS[step]!.step);

function part(row: readonly number[]): Part {
  const columns = STANDING_COLUMNS.map((name, at) => [name, name === "lost_at" ? named(row[at]!) : row[at]!]);
  return Object.fromEntries(columns) as Part;
}

type Rows = readonly (readonly number[])[];

/** The same in words: as many rows as there are scores, the step that decided, and how far ahead the winners are. */
export function readStanding(rows: Rows, terms: Terms, step: number, lead: number): Standing {
  const count = terms.variant === "solo" ? 2 : terms.players;
  const rule = step === NONE ? null : STANDING_STEPS[step]!.rule;
  return { parts: rows.slice(0, count).map(part), decided_by: named(step), rule, lead };
}

/** What there is to tell; nobody has won before the end. */
export function toldOf(standing: Standing): Told {
  const { decided_by } = standing;
  const accounts = standing.parts.map((each, seat): Account => ({ kind: "account", seat, ...each, decided_by }));
  return { accounts, verdict: decided_by && verdictOf(standing, decided_by) };
}

function verdictOf({ parts, lead }: Standing, decided_by: Step): Verdict {
  const lostAt = (step: Step | null) => parts.flatMap((each, seat) => (each.lost_at === step ? [seat] : []));
  const winners = lostAt(null);
  const { total, puzzles, pieces } = parts[winners[0]!]!;
  const seat = winners.length > 1 ? null : winners[0]!;
  const level = lostAt(decided_by);
  return { kind: "verdict", seat, winners, decided_by, lead, level, points: total, puzzles, pieces };
}

type Sums = "before" | "now" | "won" | "lost" | "puzzles" | "pieces";

/** What a seat would have in the end if it placed nothing more, and of each slot the cells that are not covered. */
export type Stop = Record<Sums, number> & { open: (number | null)[] };

/** What decides between seats with as many points, its rule, and what of each seat it would compare. */
export interface TieBreak {
  by: Step;
  rule: string;
  counts: number[];
}

export interface Stopping {
  seats: Stop[];
  ties: TieBreak[];
}

const OPEN = STOPPING_COLUMNS.indexOf("open_1");

function stop(row: readonly number[]): Stop {
  const sums = Object.fromEntries(STOPPING_COLUMNS.slice(0, OPEN).map((name, at) => [name, row[at]!]));
  return { ...(sums as Record<Sums, number>), open: row.slice(OPEN).map((cells) => (cells === NONE ? null : cells)) };
}

/** As many rows as there are seats, and the steps that would break a tie, one bit each. */
export function readStopping(rows: Rows, { players }: Terms, steps: number): Stopping {
  const seats = rows.slice(0, players).map(stop);
  const ties = STANDING_STEPS.filter((_, at) => (steps >> at) & 1);
  return {
    seats,
    ties: ties.map(({ step, rule }) => ({
      by: step,
      rule,
      counts: seats.flatMap((each) => (step in each ? [each[step as Sums]] : [])),
    })),
  };
}
