/** Texts of strangers, cut, taken apart and shown exactly as Python does it: both sides give back the same bytes. */

const HIDDEN = /[\p{C}\p{Z}]/u;
const SPACES = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+";
const SPACE = new RegExp(SPACES, "u");
const AT_START = new RegExp(`^${SPACES}`, "u");
const AT_END = new RegExp(`${SPACES}$`, "u");
const ESCAPES = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** Letters as people count them, not halves of some. */
export const letters = (text: string): string[] => [...text];

export const isPrintable = (letter: string): boolean => letter === " " || !HIDDEN.test(letter);

/** Half of a letter that two units of UTF-16 make cannot be encoded. */
export const hasHalfLetter = (text: string): boolean => /\p{Cs}/u.test(text);

export const strippedEnd = (text: string): string => text.replace(AT_END, "");
export const stripped = (text: string): string => strippedEnd(text.replace(AT_START, ""));

/** The words of a text that has some. */
export const words = (text: string): string[] => stripped(text).split(SPACE);

/** What stands before the first mark, and after it; null behind a text without it. */
export function parted(text: string, mark: string): [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** A text in quotes, with everything that cannot be seen written by its number. */
export function inQuotes(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return (
    quote +
    letters(text)
      .map((letter) => escaped(letter, quote))
      .join("") +
    quote
  );
}

function escaped(letter: string, quote: string): string {
  if (letter === quote || letter === "\\") return `\\${letter}`;
  if (isPrintable(letter)) return letter;
  const number = letter.codePointAt(0)!;
  const [mark, digits] = number < 0x100 ? ["x", 2] : number < 0x10000 ? ["u", 4] : (["U", 8] as const);
  return ESCAPES.get(letter) ?? `\\${mark}${number.toString(16).padStart(Number(digits), "0")}`;
}

const MOST_QUOTED = 40;

/** A piece of a text as it may be shown: short, and without control characters. */
export function quoted(text: string): string {
  const all = letters(text);
  if (all.length <= MOST_QUOTED && all.every(isPrintable)) return text;
  return inQuotes(all.slice(0, MOST_QUOTED).join(""));
}

/** JSON in ASCII alone. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
