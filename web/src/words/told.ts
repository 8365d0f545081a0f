/**
 * What is told of a game: rows of a key, typed arguments and rule ids, made of events by `projectl/words/told.toml`,
 * and the sentences made of them. `projectl/words/told.py` says what the types are; tests hold both to the same.
 */
import made from "../made/told.json";
import { fillIn, listed, type Values } from "./words.svelte";

/** What a seat's name is, and whether it is "you". */
export interface Naming {
  name: (seat: number) => string;
  isYou: (seat: number) => boolean;
}

export type Argument = readonly [type: string, value: unknown];

/** A sentence to be put into words: the key of a text, and what fills its places. */
export interface Sentence {
  key: string;
  args: Record<string, Argument>;
}

export interface Row extends Sentence {
  rules: string[];
  /** Whose doing it was; null if it happened by itself, or was the automatic opponent's. */
  seat: number | null;
  /** The key where what the table shows need not be said, as on any page. */
  brief: string | null;
  isOpponents: boolean;
  /** Worth a second look: a puzzle completed, the end coming near. */
  isBig: boolean;
}

type Conditions = Record<string, readonly unknown[]>;
interface Form {
  key: string;
  args?: Record<string, string>;
  rules?: string[];
  when?: Conditions;
  unless?: Conditions;
  brief?: string;
  by?: string;
  is_big?: boolean;
}
type Event = { kind: string; seat?: number | null } & Record<string, unknown>;

const forms: Record<string, Form[] | undefined> = made;

/** A value as conditions see it: a list is its length, nothing is 0. */
const measure = (value: unknown): unknown => (Array.isArray(value) ? value.length : (value ?? 0));

/** What there is to tell of an event, in order. */
export function rowsOf(event: Event): Row[] {
  const met = (conditions: Conditions = {}) =>
    Object.entries(conditions).map(([key, values]) => values.includes(measure(event[key])));
  return (forms[event.kind] ?? [])
    .filter(({ when, unless }) => met(when).every(Boolean) && !met(unless).some(Boolean))
    .map((form) => ({
      key: form.key,
      args: Object.fromEntries(Object.entries(form.args ?? {}).map(([place, meant]) => [place, read(meant, event)])),
      rules: form.rules ?? [],
      seat: form.key.startsWith("told-") ? (event.seat ?? null) : null,
      brief: form.brief ?? null,
      isOpponents: form.by === "opponent",
      isBig: form.is_big ?? false,
    }));
}

/** What fills a place: a type and a key of the event, or one word for both; a number in place of a key is itself. */
function read(meant: string, event: Event): Argument {
  const [type, key] = meant.split(" ") as [string, string?];
  return [type, /^\d+$/.test(key ?? "") ? Number(key) : event[key ?? type]];
}

/** A row in words, in brief and without its rules; what a seat did without its name. */
export function fill(row: Row, naming: Naming): string {
  const key = row.brief ?? row.key;
  const isYou = row.seat !== null && naming.isYou(row.seat);
  return fillIn(isYou ? key.replace("told-", "told-you-") : key, valuesOf(row.args, naming));
}

/** Scores as a table: the rows that head its columns, and of each score its numbers. */
export interface Accounts {
  heads: Row[];
  numbers: number[][];
}

/** The parts of several scores beside each other; what nobody has is left out. */
export function accountsOf(events: readonly Event[]): Accounts {
  const found = events.map((event) => new Map(rowsOf(event).map((row) => [row.key, row])));
  const heads = (forms["account"] ?? []).flatMap(({ key }) => found.find((rows) => rows.has(key))?.get(key) ?? []);
  const numbers = found.map((rows) => heads.map(({ key }) => Number(rows.get(key)?.args["points"]?.[1] ?? 0)));
  return { heads, numbers };
}

/** A sentence that names no seat. */
export const inSentence = ({ key, args }: Sentence): string => fillIn(key, valuesOf(args));

function valuesOf(args: Sentence["args"], naming?: Naming): Values {
  const values = Object.fromEntries(
    Object.entries(args).map(([place, argument]) => [place, inWords(argument, naming)]),
  );
  const { given, taken } = values;
  return given && taken ? { ...values, goes: goes(String(given), String(taken)) } : values;
}

/** Of two pieces, whether the second is of a higher level: a name ends with it. Upgrade and exchange are two words. */
export const goes = (given: string, taken: string) => (taken.at(-1)! > given.at(-1)! ? "up" : "across");

function inWords([type, value]: Argument, naming?: Naming): string | number {
  switch (type) {
    case "seat":
      return naming?.name(Number(value)) ?? "";
    case "seats":
      return listed((value as number[]).map((seat) => naming?.name(seat) ?? ""));
    case "deck":
      return String(value)[0]!;
    case "number":
      return Number(value);
    case "size":
      return (value as unknown[]).length;
    case "list":
      return listed((value as unknown[]).map(String));
    case "figures":
      return (value as unknown[]).join(",\u00a0");
    default:
      return String(value);
  }
}
