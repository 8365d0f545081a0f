/** Which languages there are, and where their texts lie: known before anything that the pages share has come. */

/** A text with places, or texts and choices; `web/texts.py` makes them of Fluent. */
export type Text = string | readonly (string | Choice)[];
export type Choice = readonly [by: string, texts: Record<string, Text>];
export type Texts = Record<string, Text>;

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  cs: "Čeština",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pl: "Polski",
  "pt-BR": "Português (Brasil)",
  uk: "Українська",
} as const;
/** Also one that nobody is offered: English with longer texts, to see what has room. */
export type Language = keyof typeof LANGUAGES | "en-long";

/** What the start page and tables need, what other pages need, and what few ask for. */
export type Part = "first" | "rest" | "hints" | "tutorial" | "daily";
const files = import.meta.glob<{ default: Texts }>("../made/words.*.json");

/** The best of our languages for somebody who reads these, most wanted first. */
export function chosen(wanted: readonly string[]): Language {
  const ours = Object.keys(LANGUAGES);
  const found = wanted.map((each) => ours.find((one) => one.slice(0, 2) === each.slice(0, 2).toLowerCase()));
  return (found.find(Boolean) ?? "en") as Language;
}

/** A part of the texts of a language. */
export const textsOf = async (part: Part, of: Language): Promise<Texts> =>
  (await files[`../made/words.${part}.${of}.json`]!()).default;
