/** Which puzzles there are to train with, by kind and level, and which comes next. */
import { kept } from "./kept";
import { KINDS, type Kind } from "./kinds";
import { trainingYear, yearly } from "./list";

export const LEVELS = [1, 2, 3, 4, 5] as const;
export interface Course {
  readonly kind: Kind;
  readonly level: number;
  readonly days: readonly string[];
}

/** What there is to train: the days of each kind and level. */
export async function courses(today: string): Promise<Course[]> {
  const all = [...(await yearly(trainingYear(today)))];
  return KINDS.flatMap((kind) =>
    LEVELS.map((level) => ({
      kind,
      level,
      days: all.flatMap(([day, puzzle]) => (puzzle.kind === kind && puzzle.level === level ? [day] : [])),
    })),
  );
}

/** The first of these days, after one of them, whose puzzle was not solved yet; any, when all of them were. */
export function nextOf(days: readonly string[], after = ""): string | null {
  const solved = new Set(kept().trained);
  const at = days.indexOf(after) + 1;
  const inTurn = [...days.slice(at), ...days.slice(0, at)];
  return inTurn.find((day) => !solved.has(day)) ?? inTurn[0] ?? null;
}

/** Another puzzle like that of a day; one of the easiest after one of a day that is no course's. */
export async function another(day: string, today: string): Promise<string> {
  const all = await courses(today);
  const { days } = all.find((course) => course.days.includes(day)) ?? all[0]!;
  return nextOf(days, day) ?? day;
}
