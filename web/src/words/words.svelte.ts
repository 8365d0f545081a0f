/** Every text a person reads, by key, in their language; the texts are those of `projectl.words`. */
import type english from "../made/words.en.json";
import { isPiece, type Piece } from "../geometry/cells";

export type Key = keyof typeof english;
export type Values = Record<string, string | number>;
type Texts = Record<string, string>;

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const files: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("../made/words.en.json"),
  de: () => import("../made/words.de.json"),
};

/** Few ask for a hint: its texts come when somebody does. */
const reasons: typeof files = {
  en: () => import("../made/reasons.en.json"),
  de: () => import("../made/reasons.de.json"),
};
let hasReasons = false;

let texts = $state.raw<Texts>({});
let language = $state<Language>("en");
/** Made once a language: making them takes longer than using them. */
const plurals = $derived(new Intl.PluralRules(language));
const figures = $derived(new Intl.NumberFormat(language));

/** The language the page speaks. */
export const spoken = () => language;

/** The best of our languages for somebody who reads these, most wanted first. */
export function chosen(wanted: readonly string[]): Language {
  return (wanted.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES) ?? "en") as Language;
}

/** Speak a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const [most, rest] = await Promise.all([files[wanted](), hasReasons ? reasons[wanted]() : null]);
  texts = { ...most.default, ...rest?.default };
  language = wanted;
  document.documentElement.lang = wanted;
}

/** Bring along what hints are said with, from now on. */
export async function speakOfHints(): Promise<void> {
  if (hasReasons) return;
  try {
    const more = (await reasons[language]()).default;
    texts = { ...more, ...texts };
    hasReasons = true;
  } catch {
    // The line is gone: the next hint asks again.
  }
}

/** Whether there is such a text, for keys that come from the server. */
export const isKey = (key: string): key is Key => key in texts;

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)[^}]*\}/g, (_, name: string) => String(values[name] ?? ""));

/** A text with its places filled in. */
export function say(key: Key, values: Values = {}): string {
  return fill(texts[key] ?? "", values);
}

const MINUS = "\u2212";

type Counted = { [K in Key]: K extends `${infer Stem}_many` ? Stem : never }[Key];

/** A text that depends on a number: its form is chosen by the language's own rule for plurals. */
export function count(stem: Counted, number: number, values: Values = {}): string {
  if (number < 0) return MINUS + count(stem, -number, values);
  const form = plurals.select(number);
  const text = texts[`${stem}_${form}`] ?? texts[`${stem}_many`] ?? "";
  return fill(text, { number: figures.format(number), ...values });
}

/** A part of a whole, as the language writes it. */
export const decimal = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);

/** A list as the language writes it; English as everywhere here, without a comma before the last. */
export const listed = (parts: readonly string[]) =>
  new Intl.ListFormat(language === "en" ? "en-GB" : language).format(parts);

export type Named = { piece: Piece } | { puzzle: string };

/** A text cut at the pieces and puzzles it names, so that they can be drawn; a place in a row, W2, is neither. */
export function withPieces(text: string): (string | Named)[] {
  return text.split(/\b([A-Z]\d|[AG]?[WB]\d\d)\b/).flatMap((part, at): (string | Named)[] => {
    if (isPiece(part)) return [{ piece: part }];
    if (at % 2 && part.length > 2) return [{ puzzle: part }];
    return part ? [part] : [];
  });
}

/** A number as people read it, with a true minus; what is not told is a question. */
export const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? "?" : String(value).replace("-", MINUS);
