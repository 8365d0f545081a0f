/** A table that somebody is putting together: what goes with what, and what it would be in words of the server. */
import made from "../../made/editions.json";
import type { Wishes } from "../../wire/messages";
import { say } from "../../words/words.svelte";
import { isLevel, type Level } from "../../parts/levels";

export type Mode = NonNullable<Wishes["variant"]>;
export type Edition = keyof typeof made.editions;
export type Option = keyof typeof made.rules;
export type Choice = keyof typeof made.choices;
export type Value = boolean | number | string;
export type Expansion = "ghost" | "ambassador";
export type Difficulty = keyof typeof made.locks;
/** "you" sits at this screen, whoever it is. */
export type Sitter = "you" | "open" | Level;

export const MODES: readonly Mode[] = ["standard", "solo", "line-clear"];
export const EDITIONS = Object.keys(made.editions) as Edition[];
export const OPTIONS = Object.keys(made.rules) as Option[];
export const EXPANSIONS: readonly Expansion[] = ["ghost", "ambassador"];
export const DIFFICULTIES = Object.keys(made.locks) as Difficulty[];
/** Minutes for the game, with seconds more for each turn. */
export const CLOCKS: readonly { minutes: number; seconds: number }[] = [
  { minutes: 5, seconds: 5 },
  { minutes: 10, seconds: 10 },
  { minutes: 20, seconds: 20 },
  { minutes: 60, seconds: 30 },
];

export interface Draft {
  mode: Mode;
  seats: Sitter[];
  /** What somebody at this screen is called, seat by seat; there may be fewer than seats. */
  names: string[];
  edition: Edition;
  expansions: Expansion[];
  /** Only what differs from the edition. */
  options: Partial<Record<Option, Value>>;
  difficulty: Difficulty;
  /** Minutes; 0 is none. */
  clock: number;
  isListed: boolean;
  puzzles: string;
}

/** A table for two: somebody else comes, or who was named sits there. */
export const fresh = (other: Sitter = "open"): Draft => ({
  mode: "standard",
  seats: ["you", other],
  names: [],
  edition: "kickstarter",
  expansions: [],
  options: {},
  difficulty: "standard",
  clock: 0,
  isListed: false,
  puzzles: "",
});

export const rulesOf = (option: Option): readonly string[] => made.rules[option];
export const choicesOf = (option: Option): readonly string[] | null =>
  option in made.choices ? made.choices[option as Choice] : null;
export const valueOf = (draft: Draft, option: Option): Value =>
  draft.options[option] ?? made.editions[draft.edition][option];
export const changed = (draft: Draft): Option[] => OPTIONS.filter((option) => option in draft.options);
export const blackPuzzles = (draft: Draft): number => made.black[draft.seats.length]!;
export const isHotSeat = (draft: Draft): boolean => hotSeats(draft).length > 1;
/** The seats of those at this screen. */
export const hotSeats = (draft: Draft): number[] =>
  draft.seats.flatMap((sitter, seat) => (sitter === "you" ? [seat] : []));
export const isOpen = (draft: Draft): boolean => draft.seats.includes("open");

/** Set an option; what the edition says anyway is no change. */
export function withOption(draft: Draft, option: Option, value: Value): Draft {
  return withEdition({ ...draft, options: { ...draft.options, [option]: value } }, draft.edition);
}

/** Another edition; house rules that are its own are none any more. */
export function withEdition(draft: Draft, edition: Edition): Draft {
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([option, value]) => made.editions[edition][option as Option] !== value),
  );
  return { ...draft, edition, options };
}

/** Another mode, with as many seats as it has. */
export function withMode(draft: Draft, mode: Mode): Draft {
  if (mode === "solo") return { ...draft, mode, seats: ["you"] };
  const filler = draft.seats.find(isLevel) ?? "open";
  const seats = [...draft.seats, ...Array<Sitter>(6).fill(filler)].slice(0, Math.max(fewest(mode), draft.seats.length));
  return { ...draft, mode, seats };
}

export const fewest = (mode: Mode): number => ({ standard: 2, solo: 1, "line-clear": 4 })[mode];

export interface Problem {
  key:
    | "six_needs_ghost"
    | "four_in_retail"
    | "solo_is_one"
    | "line_clear_needs_four"
    | "standard_needs_two"
    | "no_people"
    | "few_pieces"
    | "endless_solo";
  rule: string;
  values?: Record<string, number>;
}

/** Why there can be no further seat. */
export function noMoreSeats(draft: Draft): Problem | null {
  if (draft.mode === "solo") return { key: "solo_is_one", rule: "X1" };
  if (draft.edition === "retail" && draft.seats.length >= 4) return { key: "four_in_retail", rule: "C2" };
  if (draft.seats.length >= 5 && !hasSixth(draft)) return { key: "six_needs_ghost", rule: "S1" };
  return null;
}

/** Six seats need more black puzzles than the box has; a file of one's own may have them. */
const hasSixth = (draft: Draft) => draft.expansions.includes("ghost") || draft.puzzles.trim() !== "";

/** Why there can be no fewer seats. */
export function noFewerSeats(draft: Draft): Problem | null {
  if (draft.seats.length > fewest(draft.mode)) return null;
  if (draft.mode === "solo") return { key: "solo_is_one", rule: "X1" };
  return draft.mode === "line-clear"
    ? { key: "line_clear_needs_four", rule: "L1" }
    : { key: "standard_needs_two", rule: "S1" };
}

/** Why this table cannot be opened, as far as it is plain to see; the server has the last word. */
export function problem(draft: Draft): Problem | null {
  const seats = draft.seats.length;
  if (draft.edition === "retail" && seats > 4) return { key: "four_in_retail", rule: "C2" };
  if (seats > 5 && !hasSixth(draft)) return { key: "six_needs_ghost", rule: "S1" };
  if (draft.mode === "line-clear" && seats < 4) return { key: "line_clear_needs_four", rule: "L1" };
  if (draft.mode === "solo" && valueOf(draft, "endless_white")) return { key: "endless_solo", rule: "R11" };
  if (!draft.seats.some((seat) => seat === "you" || seat === "open")) return { key: "no_people", rule: "S1" };
  const isLocking = draft.mode === "solo" && valueOf(draft, "solo_locks") === "reserve";
  const needed = seats + (isLocking ? made.locks[draft.difficulty] : 0);
  const each = Number(valueOf(draft, "pieces_each"));
  if (each < needed) return { key: "few_pieces", rule: draft.mode === "solo" ? "X3" : "S4", values: { needed, each } };
  return null;
}

/** What those at one screen are called at the table: where one has a name, the others are numbers. */
export function namesOf(draft: Draft): (string | null)[] | null {
  const here = hotSeats(draft);
  const given = here.map((seat) => (draft.names[seat] ?? "").trim());
  if (here.length < 2 || !given.some(Boolean)) return null;
  return draft.seats.map((_, seat) => {
    const at = here.indexOf(seat);
    return at < 0 ? null : given[at] || say("seat.player", { number: at + 1 });
  });
}

/** What the server is asked for. */
export function wishesOf(draft: Draft): Wishes {
  const clock = CLOCKS.find(({ minutes }) => minutes === draft.clock);
  const names = namesOf(draft);
  return {
    seats: draft.seats,
    ...(names ? { names } : {}),
    variant: draft.mode,
    edition: draft.edition,
    expansions: draft.expansions,
    ...(draft.mode === "solo" ? { difficulty: draft.difficulty } : {}),
    ...(changed(draft).length ? { options: { ...draft.options } as Record<string, Value> } : {}),
    ...(draft.puzzles.trim() ? { puzzles: draft.puzzles } : {}),
    ...(clock && draft.mode !== "solo" ? { clock: { seconds: clock.minutes * 60, increment: clock.seconds } } : {}),
    ...(draft.isListed && isOpen(draft) ? { is_listed: true } : {}),
  };
}
