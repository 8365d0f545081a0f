/** Days as the player's own calendar has them, written 2026-11-18, and how many of them in a row were played. */
import { KINDS, type Kind } from "./kinds";

const DAY_MS = 86_400_000;
/** Python's number of the first day of 1970. */
const FIRST_ORDINAL = 719_163;
export const WEEK = 7;

const two = (number: number) => String(number).padStart(2, "0");

/** The calendar day of a moment, where the player is. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

const numberOf = (day: string) => Date.parse(`${day}T00:00Z`) / DAY_MS;

/** So many days later, or earlier. */
export const later = (day: string, days: number): string =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** Whether a text is a day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(numberOf(text)) && later(text, 0) === text;

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The kinds take turns. */
export const kindOf = (day: string): Kind => KINDS[(numberOf(day) + FIRST_ORDINAL) % KINDS.length]!;

/** The days of the week of a day, Monday first. */
export function weekOf(day: string): string[] {
  const weekday = (new Date(numberOf(day) * DAY_MS).getUTCDay() + WEEK - 1) % WEEK;
  return Array.from({ length: WEEK }, (_, at) => later(day, at - weekday));
}

/** How many days in a row were played, up to today; today may still come. */
export function streak(played: ReadonlySet<string>, today: string): number {
  let at = played.has(today) ? today : later(today, -1);
  let count = 0;
  while (played.has(at)) {
    count += 1;
    at = later(at, -1);
  }
  return count;
}

/** The most days in a row that were ever played. */
export const longest = (played: ReadonlySet<string>): number =>
  Math.max(0, ...[...played].map((day) => (played.has(later(day, 1)) ? 0 : streak(played, day))));

/** A day for people to read; of English that which the texts are written in. */
export const inWords = (day: string, language: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.startsWith("en") ? "en-GB" : language, { ...form, timeZone: "UTC" }).format(
    numberOf(day) * DAY_MS,
  );
