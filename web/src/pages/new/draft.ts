/** A table that somebody is putting together, and what it would be in words of the server. */
import { DEFAULT_EDITION, DIFFICULTIES as SUPPLIES, EXPANSIONS } from "../../engine/built/data";
import made from "../../made/editions.json";
import type { Wishes } from "../../wire/messages";
import { say } from "../../words/words.svelte";
import { isLevel, type Level } from "../../parts/levels";

export type Mode = NonNullable<Wishes["variant"]>;
export type Edition = keyof typeof made.editions;
export type Option = keyof typeof made.rules;
export type Choice = keyof typeof made.choices;
export type Value = boolean | number | string;
export type Expansion = (typeof EXPANSIONS)[number];
export type Difficulty = keyof typeof SUPPLIES;
/** "you" sits at this screen, whoever it is. */
export type Sitter = "you" | "open" | Level;

export const MODES = Object.keys(made.seats) as Mode[];
export const EDITIONS = Object.keys(made.editions) as Edition[];
export const OPTIONS = Object.keys(made.rules) as Option[];
export const DIFFICULTIES = Object.keys(SUPPLIES) as Difficulty[];
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
  /** Nobody has to stay at the table. */
  isOverDays: boolean;
  puzzles: string;
}

/** A table for two: somebody else comes, or who was named sits there. */
export const fresh = (other: Sitter = "open"): Draft => ({
  mode: "standard",
  seats: ["you", other],
  names: [],
  edition: DEFAULT_EDITION,
  expansions: [],
  options: {},
  difficulty: "standard",
  clock: 0,
  isListed: false,
  isOverDays: false,
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
/** Bots alone need no table. */
export const isForPeople = (draft: Draft): boolean => isOpen(draft) || draft.seats.includes("you");

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

/** Another mode, with as many seats as it has: the first of those there are, or more of the same bots. */
export function withMode(draft: Draft, mode: Mode): Draft {
  const [fewest, most] = made.seats[mode] as [number, number];
  const filler = draft.seats.find(isLevel) ?? "open";
  const missing = Math.max(0, fewest - draft.seats.length);
  return { ...draft, mode, seats: [...draft.seats, ...Array<Sitter>(missing).fill(filler)].slice(0, most) };
}

/** What those at one screen are called at the table: where one has a name, the others are numbers. */
export function namesOf(draft: Draft): (string | null)[] | null {
  const here = hotSeats(draft);
  const given = here.map((seat) => (draft.names[seat] ?? "").trim());
  if (here.length < 2 || !given.some(Boolean)) return null;
  return draft.seats.map((_, seat) => {
    const at = here.indexOf(seat);
    return at < 0 ? null : given[at] || say("seat-player", { number: at + 1 });
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
    ...(draft.isOverDays && isOpen(draft) ? { is_over_days: true } : {}),
  };
}
