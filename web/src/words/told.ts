/**
 * What is told of a game: rows of a key, typed arguments and rule ids, made of events by `projectl/words/told.toml`,
 * and the sentences made of them. `projectl/words/told.py` says what the types are; tests hold both to the same.
 */
import made from "../made/told.json";
import { count, type Key, listed, say, type Values } from "./words.svelte";

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
  /** By which the form of the text is chosen. */
  number: number | null;
  /** The key where what the table shows need not be said. */
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
  plural?: string;
  brief?: string;
  by?: string;
  is_big?: boolean;
}
type Event = { kind: string; seat?: number | null } & Record<string, unknown>;

const forms: Record<string, Form[] | undefined> = made;

/** A value as conditions and plurals see it: a list is its length, nothing is 0. */
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
      seat: form.key.startsWith("told.") ? (event.seat ?? null) : null,
      number: form.plural ? Number(measure(event[form.plural])) : null,
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

/** A row in words, without its rules; what a seat did without its name. */
export function fill(row: Row, naming: Naming, isBrief: boolean): string {
  const written = (isBrief && row.brief) || row.key;
  const isYou = row.seat !== null && naming.isYou(row.seat);
  const key = (isYou ? written.replace(/^told\./, "told_you.") : written) as Key;
  const values = valuesOf(row.args, naming);
  // Which text has forms the table says, and no type can know.
  return row.number === null ? say(key, values) : count(key as Parameters<typeof count>[0], row.number, values);
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

/** Sentences that name no seat, one after the other. */
export const inSentences = (told: readonly Sentence[]): string =>
  told.map(({ key, args }) => say(key as Key, valuesOf(args))).join(" ");

function valuesOf(args: Sentence["args"], naming?: Naming): Values {
  return Object.fromEntries(Object.entries(args).map(([place, argument]) => [place, inWords(argument, naming)]));
}

function inWords([type, value]: Argument, naming?: Naming): string {
  const [section, noun] = type.split(".") as [string, string?];
  switch (section) {
    case "seat":
      return naming?.name(Number(value)) ?? "";
    case "seats":
      return listed((value as number[]).map((seat) => naming?.name(seat) ?? ""));
    case "deck":
      return say(`deck.${String(value)[0]}` as Key);
    case "action":
      return say(`action.${String(value)}` as Key);
    case "count":
      return count(`count.${noun}` as Parameters<typeof count>[0], Number(value));
    case "list":
      return listed((value as unknown[]).map(String));
    case "figures":
      return (value as unknown[]).join(" ");
    default:
      return String(value);
  }
}
