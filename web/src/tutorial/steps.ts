/** The steps of a chapter, and how far somebody is: what was decided is compared with what the steps ask for. */
import made from "../made/tutorial.json";

export interface Step {
  readonly name: string;
  /** Whose message says it. */
  readonly text: string;
  /** Steps of one idea are one cell of progress. */
  readonly idea: string;
  /** Any of them is the step; none: it is only read. */
  readonly moves: readonly string[];
  readonly times: number;
  /** What others do then. */
  readonly replies: readonly { readonly seat: number; readonly move: string }[];
  /** What is to be looked at: beside what does the step, or where nothing is to be done. */
  readonly shows: string;
  /** Where it begins; null: where the one before it ended. */
  readonly position: object | null;
}
export type Chapter = keyof typeof made;

/** Done by ending a turn that waits: no move of its own. */
export const END = "end";
export const CHAPTERS = Object.keys(made) as Chapter[];
export const stepsOf = (chapter: Chapter): readonly Step[] => made[chapter] as readonly Step[];

/** The ideas of a chapter, in order. */
export const ideasOf = (steps: readonly Step[]): string[] => [...new Set(steps.map(({ idea }) => idea))];

/** The steps from the one on whose position a step goes on from, as far as the next position. */
export function scene(steps: readonly Step[], at: number): { first: number; steps: readonly Step[] } {
  const first = steps.findLastIndex(({ position }, where) => where <= at && position !== null);
  const next = steps.findIndex(({ position }, where) => where > first && position !== null);
  return { first, steps: steps.slice(first, next < 0 ? undefined : next) };
}

export interface Done {
  /** So many steps are done. */
  readonly steps: number;
  /** So many decisions of the next one. */
  readonly times: number;
  /** A decision that is not what the step asked for. */
  readonly aside: string | null;
}

/** How far decisions go; `isHeld` with the last of them waiting, `read` are steps that were read. */
export function follow(
  steps: readonly Step[],
  decided: readonly string[],
  isHeld: boolean,
  read: ReadonlySet<Step>,
): Done {
  let next = 0;
  for (const [at, step] of steps.entries()) {
    const stay = (times = 0) => ({ steps: at, times, aside: decided[next] ?? null });
    if (!step.moves.length) {
      if (next === decided.length && !read.has(step)) return stay();
    } else if (step.moves[0] === END) {
      if (isHeld && next === decided.length) return stay();
    } else
      for (let times = 0; times < step.times; times++) {
        if (!step.moves.includes(decided[next] ?? "")) return stay(times);
        next += 1;
      }
  }
  return { steps: steps.length, times: 0, aside: decided[next] ?? null };
}

/** What is decided from the position of a scene on until a step begins, by everybody. */
export function before(steps: readonly Step[], count: number): { seat: number; move: string }[] {
  return steps
    .slice(0, count)
    .flatMap(({ moves, times, replies }) => [
      ...(moves[0] === END ? [] : moves.slice(0, times).map((move) => ({ seat: 0, move }))),
      ...replies,
    ]);
}
