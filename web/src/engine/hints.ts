/** A move that is worth considering, out of the story of its line. As `projectl.analysis.hints`. */
import type { Hint as Message } from "../made/messages";
import type { Box } from "./box";
import { type At, Story, STORY_NUMBERS } from "./built/data";
import { readFact, readTold } from "./facts";
import type { Memory } from "./memory";
import { MOVE_TEXTS } from "./moves";
import { flat, named, rows } from "./rows";

/** Without its words, which a page makes of what is told. */
export type Hint = Omit<Message, "reason">;

/** How somebody wants to be advised: by the clock, or with so many nodes. */
export interface Wanted {
  readonly count: number;
  readonly seed: bigint;
  readonly think_ms: number;
  readonly nodes: number;
}

/** The chance to win, and the points then ahead. */
export interface Expected {
  readonly chance: number;
  readonly margin: number;
}

/** As it is done in Python, in the same steps. */
const rounded = (value: number, places: number) => Math.floor(value * 10 ** places + 0.5) / 10 ** places;

/** What to expect of the Finishing Touches that a story is about. */
export function readExpected(memory: Memory, at: At<"Story">): Expected {
  const [chance, margin] = flat(memory, at, Story, "worth");
  return { chance: chance!, margin: margin! };
}

export function readHint(memory: Memory, at: At<"Story">, box: Box, { chance, margin }: Expected): Hint {
  const { facts, told, length } = named(STORY_NUMBERS, flat(memory, at, Story, "numbers"));
  const line = flat(memory, at, Story, "line")
    .slice(0, length)
    .map((move) => MOVE_TEXTS[move]!);
  return {
    move: line[0]!,
    line,
    margin: rounded(margin, 2),
    chance: rounded(chance, 4),
    facts: rows(memory, at, Story, "facts")
      .slice(0, facts)
      .map((row) => readFact(row, box)),
    told: rows(memory, at, Story, "told")
      .slice(0, told)
      .map((row) => readTold(row, box)),
  };
}
