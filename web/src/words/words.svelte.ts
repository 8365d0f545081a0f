/** Every text a person reads, by key, in their language; the texts are those of `projectl.words`. */
import type { Arguments } from "../made/words";
import { isPiece, type Piece } from "../geometry/cells";
import { type Choice, type Language, type Part, type Text, type Texts, textsOf } from "./languages";

export type Key = keyof Arguments;
export type Value = string | number;
export type Values = Record<string, Value>;
/** What has to be said with a key: nothing, or a value for each place of its text. */
type Filled<K> = K extends Key ? ([Arguments[K]] extends [never] ? [] : [values: Record<Arguments[K], Value>]) : never;

const parts = new Set<Part>(["first"]);
const more = new Map<Part, Promise<void>>();
let wanted: Language | null = null;

let texts = $state.raw<Texts>({});
let language = $state<Language>("en");
/** As languages are called elsewhere; of English the one whose lists we write, without a comma before the last. */
const locale = $derived(language.startsWith("en") ? "en-GB" : language);
/** Made once a language: making them takes longer than using them. */
const plurals = $derived(new Intl.PluralRules(locale));
const figures = $derived(new Intl.NumberFormat(locale, { useGrouping: "min2" }));

/** The language the page speaks. */
export const spoken = () => language;

/** Speak a language from now on. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  let brought: Texts[];
  do brought = await Promise.all([...parts].map((part) => textsOf(part, next)));
  while (brought.length < parts.size);
  if (wanted !== next) return; // somebody has chosen again
  texts = Object.assign({}, ...brought) as Texts;
  language = next;
  document.documentElement.lang = next;
}

/** Bring along more texts, from now on; before anything is spoken they come with it. */
export function speakOf(part: Part): Promise<boolean> {
  const bring = async () => {
    parts.add(part);
    if (wanted) await speak(wanted);
  };
  const coming = more.get(part) ?? bring();
  more.set(part, coming);
  return coming.then(
    () => true,
    () => {
      // The line is gone: whoever needs them next asks again.
      more.delete(part);
      parts.delete(part);
      return false;
    },
  );
}

/** Whether there is such a text, for keys that come from the server. */
export const isKey = (key: string): key is Key => key in texts;

/** A name of the program's as keys have it. */
export const kebab = <Name extends string>(name: Name) => name.replaceAll("_", "-") as Kebab<Name>;
type Kebab<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${Kebab<Tail>}` : Name;

/** A text with its places filled in. */
export const say = <K extends Key>(key: K, ...[values]: Filled<K>): string => fillIn(key, values);

/** A text of which only the server or an event knows what fills its places. */
export const fillIn = (key: string, values: Values = {}): string => fill(texts[key] ?? "", values);

function fill(text: Text, values: Values): string {
  if (typeof text !== "string")
    return text.map((part) => fill(typeof part === "string" ? part : choose(part, values), values)).join("");
  return text.replace(/\{(#?)([\w-]+)\}/g, (_, isText: string, name: string) =>
    isText ? fillIn(name, values) : shown(values[name]),
  );
}

/** The text for this value; for a number that has none of its own the one for its plural. */
function choose([by, choices]: Choice, values: Values): Text {
  const value = values[by] ?? "";
  const plural = typeof value === "number" ? plurals.select(value) : "";
  return choices[value] ?? choices[plural] ?? choices[""]!;
}

const MINUS = "\u2212";
const shown = (value: Value = "") => (typeof value === "number" ? figures.format(value).replace("-", MINUS) : value);

/** A part of a whole, as the language writes it. */
export const decimal = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);

/** A list as the language writes it. */
export const listed = (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts);

export type Named = { piece: Piece } | { puzzle: string };

/** A text cut at the pieces and puzzles it names, so that they can be drawn; a place in a row, W2, is neither. */
export function withPieces(text: string): (string | Named)[] {
  return text.split(/\b([A-Z]\d|[AGX]?[WB]\d\d)\b/).flatMap((part, at): (string | Named)[] => {
    if (isPiece(part)) return [{ piece: part }];
    if (at % 2 && part.length > 2) return [{ puzzle: part }];
    return part ? [part] : [];
  });
}

/** A number as people read it, with a true minus; what is not told is a question. */
export const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? "?" : String(value).replace("-", MINUS);
