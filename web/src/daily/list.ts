/** The list of puzzles, a file a year, each fetched when somebody asks for a day of it. */
import made from "../made/dailies.json";
import { later, yearOf } from "./calendar";
import { type Puzzle, read } from "./puzzle";

const files = import.meta.glob<{ default: string[] }>("../made/daily.*.json");
export const { first: FIRST, last: LAST } = made;
/** Training takes puzzles of days that are long gone, or that are not here for years. */
const AWAY = 6;

export type Year = ReadonlyMap<string, Puzzle>;
const known = new Map<number, Promise<Year>>();

async function load(year: number): Promise<Year> {
  const { default: lines } = await files[`../made/daily.${year}.json`]!();
  return new Map(lines.map(read).map(({ day, puzzle }) => [`${year}-${day}`, puzzle]));
}

/** The puzzles of a year by their days. */
export function yearly(year: number): Promise<Year> {
  const found = known.get(year) ?? load(year);
  known.set(year, found);
  found.catch(() => known.delete(year));
  return found;
}

/** The puzzle of a day; null where the list has none. */
export const puzzleOf = async (day: string): Promise<Puzzle | null> =>
  day < FIRST || day > LAST ? null : ((await yearly(yearOf(day))).get(day) ?? null);

/** The year whose puzzles are for training. */
export const trainingYear = (today: string): number =>
  yearOf(today) + AWAY <= yearOf(LAST) ? yearOf(today) + AWAY : yearOf(today) - 1;

/** Whether the puzzle of a day may be played on another day, to train. */
export const isForTraining = (day: string, today: string): boolean => day < today || day > later(today, 5 * 365);
