/** What options are in words, and where the rulebook of a language plays otherwise. */
import made from "../made/editions.json";
import { type Language } from "../words/languages";
import { isKey, kebab, type Key, say } from "../words/words.svelte";

export type Value = boolean | number | string;

/** What an option is. */
export function shown(option: string, value: Value): string {
  if (typeof value === "boolean") return say(value ? "rulepage-yes" : "rulepage-no");
  const key = `option-${kebab(option)}-${value}`;
  return isKey(key) ? say(key) : String(value);
}

/** For each of these options that the rulebook of a language has otherwise: a sentence that names it. */
export function ownReading(language: Language, options: readonly string[]): string[] {
  const own = (made.boxes as Record<string, Record<string, Value>>)[language] ?? {};
  return options
    .filter((option) => option in own)
    .map((option) =>
      say("rulepage-own", { option: say(`option-${kebab(option)}` as Key), value: shown(option, own[option]!) }),
    );
}
