/** What a table wants to play, checked, and the record that the rules read it from. As `projectl.rules.options`. */
import {
  DEFAULT_EDITION,
  DIFFICULTIES,
  EDITIONS,
  EXPANSIONS,
  FEWEST_SEATS,
  MOST_SEATS,
  NONE,
  OPTIONS,
  PROBLEMS,
  State,
  VARIANTS,
} from "./built/data";
import type { Engine, Wanted } from "./engine";
import { Impossible } from "./impossible";
import { numbers } from "./memory";
import type { OptionName, OptionValue, Terms } from "./shapes";
import { letters } from "./texts";

/** What a table wants to play; what is left out is as usual. */
export interface Wishes {
  readonly players?: number | null;
  readonly variant?: string;
  readonly edition?: string;
  readonly expansions?: readonly string[];
  readonly difficulty?: string | null;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The text of a puzzle file. */
  readonly puzzles?: string | null;
}

/** Letters that are repeated of what nobody knows. */
const SHOWN = 40;
const shown = (value: unknown): string => letters(String(value)).slice(0, SHOWN).join("");

function oneOf<Name extends string>(value: unknown, names: readonly Name[]): Name {
  if (typeof value === "string" && (names as readonly string[]).includes(value)) return value as Name;
  throw new Impossible("unknown_value", { value: shown(value), offered: names.join(", ") });
}

interface Option {
  readonly rules: readonly string[];
  /** Those with named values have them in the order of their numbers. */
  readonly values?: readonly string[];
}
const KNOWN: Readonly<Record<OptionName, Option>> = OPTIONS;

const keys = <Key extends string>(table: Record<Key, unknown>): Key[] => Object.keys(table) as Key[];

function optionValue(name: OptionName, value: OptionValue): OptionValue {
  const { values, rules } = KNOWN[name];
  if (values) return oneOf(value, values);
  if (typeof EDITIONS[DEFAULT_EDITION][name] === "number") {
    if (typeof value !== "number" || !Number.isInteger(value)) throw new Impossible(name, {}, rules[0]);
  } else if (typeof value !== "boolean") throw new Impossible("yes_or_no", { option: name });
  return value;
}

function allOptions(edition: Terms["edition"], changed: Wishes["options"] = {}): Terms["options"] {
  const options: Record<string, OptionValue> = { ...EDITIONS[edition] };
  for (const [name, value] of Object.entries(changed)) {
    if (!Object.hasOwn(OPTIONS, name)) throw new Impossible("no_option", { option: shown(name) });
    options[name] = optionValue(name as OptionName, value);
  }
  return options as Terms["options"];
}

/** The number that stands for a value in the state. */
function numberOf(name: OptionName, value: OptionValue): number {
  return KNOWN[name].values?.indexOf(String(value)) ?? Number(value);
}

/** Variant, expansions and options as the rules read them. */
const numbersOf = (terms: Terms): Record<string, number> => ({
  variant: VARIANTS[terms.variant],
  ...Object.fromEntries(EXPANSIONS.map((name) => [name, Number(terms.expansions.includes(name))])),
  ...Object.fromEntries(keys(OPTIONS).map((name) => [name, numberOf(name, terms.options[name])])),
});

/** A state that has nothing in it but what was agreed. */
export function agreed(terms: Terms): Uint8Array<ArrayBuffer> {
  const state = new Uint8Array(State.size);
  numbers(state.buffer, 0, State, "seats")[0] = terms.players;
  for (const [name, number] of Object.entries(numbersOf(terms)))
    numbers(state.buffer, 0, State, `options.${name as OptionName}`)[0] = number;
  return state;
}

/** [X2] what the opponent begins with. */
export function opponentSupply(terms: Terms): number {
  return terms.difficulty === null ? 0 : DIFFICULTIES[terms.difficulty];
}

/** X2: solo has one; what somebody wants elsewhere is for compiled code to refuse, whatever it is. */
function difficultyOf(variant: Terms["variant"], wanted: string | null): Terms["difficulty"] {
  const names = keys(DIFFICULTIES);
  if (variant === "solo") return oneOf(wanted ?? names[0]!, names);
  return wanted === null ? null : (names.find((name) => name === wanted) ?? names[0]!);
}

/** The wishes of a table by names that there are. */
export function named(wishes: Wishes): Terms {
  const variant = oneOf(wishes.variant ?? "standard", keys(VARIANTS));
  const edition = oneOf(wishes.edition ?? DEFAULT_EDITION, keys(EDITIONS));
  const options = allOptions(edition, wishes.options);
  const difficulty = difficultyOf(variant, wishes.difficulty ?? null);
  for (const expansion of wishes.expansions ?? []) oneOf(expansion, EXPANSIONS);
  const expansions = EXPANSIONS.filter((name) => wishes.expansions?.includes(name));
  return { players: wishes.players ?? FEWEST_SEATS[variant], variant, edition, expansions, difficulty, options };
}

const LIMITS = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/** What a table wants, in numbers; one too large for the rules is their largest. */
export function wantedOf(terms: Terms, white: number, black: number): Wanted {
  const wanted = {
    ...numbersOf(terms),
    seats: terms.players,
    most_seats: MOST_SEATS[terms.edition],
    difficulty: terms.difficulty === null ? NONE : DIFFICULTIES[terms.difficulty],
    white,
    black,
  };
  const bounded = Object.entries(wanted).map(([name, number]) => [
    name,
    Math.min(Math.max(number, LIMITS.min), LIMITS.max),
  ]);
  return Object.fromEntries(bounded) as Wanted;
}

/** Why a table cannot be: a code, its rule, and what it speaks of. */
export interface Problem {
  readonly code: string;
  readonly rule: string;
  readonly args: Record<string, unknown>;
}

/** S1, X1: why there can be no such table, with so many puzzles if that is known; null if there can. */
export function problemOf(engine: Engine, terms: Terms, white: number, black: number): Problem | null {
  const { code, told } = engine.problem(wantedOf(terms, white, black));
  if (code === 0) return null;
  const { code: name, rule, arguments: names } = PROBLEMS[code]!;
  const args = names.map((argument, at) => [argument, argument === "seats" ? terms.players : told[at]!]);
  return { code: name, rule, args: Object.fromEntries(args) as Record<string, number> };
}

/** The same; an Impossible says why not. */
export function check(engine: Engine, terms: Terms, white: number = NONE, black: number = NONE): void {
  const found = problemOf(engine, terms, white, black);
  if (found) throw new Impossible(found.code, found.args, found.rule);
}

/** What a table agrees to play; an Impossible says what does not go together. */
export function agree(engine: Engine, wishes: Wishes): Terms {
  const terms = named(wishes);
  check(engine, terms);
  return terms;
}
