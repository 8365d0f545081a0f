/** Who sat where, as a record says it: `seat 0: Ann`, `seat 1: bot expert`. As `projectl.notation.seats`. */
import { Impossible } from "./impossible";
import { hasHalfLetter, isPrintable, letters } from "./texts";

/** Who sits at a seat: a person by their name, or a bot as it is named everywhere. */
export interface Seated {
  name: string;
  isBot: boolean;
}
/** One entry a seat; null where nobody knows. */
export type Seats = readonly (Seated | null)[];

/** Letters of a name or a bot. */
export const MOST_LETTERS = 500;
/** The key of a header line. */
export const SEAT = /^seat ([0-5])$/;
const BOT = "bot ";

/** Whether a record can hold this name: not too long, and text that can be encoded. */
export const mayBeSeated = (name: string): boolean =>
  name !== "" && letters(name).length <= MOST_LETTERS && !hasHalfLetter(name);

/** The lines of a header; none for a seat of which nothing is known. */
export const seatLines = (seated: Seats): string[] =>
  seated.flatMap((one, seat) => (one ? [`seat ${seat}: ${written(one)}`] : []));

const escape = (letter: string): string => `\\u{${letter.codePointAt(0)!.toString(16)}}`;

function written({ name, isBot }: Seated): string {
  const all = letters(name);
  const isPlain = (letter: string, at: number) =>
    isPrintable(letter) && letter !== "\\" && (letter !== " " || (0 < at && at < all.length - 1));
  const text = all.map((letter, at) => (isPlain(letter, at) ? letter : escape(letter))).join("");
  if (isBot) return BOT + text;
  return text.startsWith(BOT) ? escape(text[0]!) + text.slice(1) : text;
}

/** What stands behind `seat 0: `; an Impossible says what is wrong. */
export function readSeat(value: string, line: number): Seated {
  const isBot = value.startsWith(BOT);
  const name = (isBot ? value.slice(BOT.length) : value).replace(
    /\\(?:u\{([0-9a-f]{1,6})\})?/g,
    (_: string, digits?: string) => {
      const number = digits === undefined ? -1 : parseInt(digits, 16);
      if (number < 0 || number > 0x10ffff) throw new Impossible("record_letter", { line });
      return String.fromCodePoint(number);
    },
  );
  if (!mayBeSeated(name)) throw new Impossible("record_name", { line, most: MOST_LETTERS });
  return { name, isBot };
}
