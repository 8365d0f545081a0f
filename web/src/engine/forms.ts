/** What a form for a new table asks the rules: whether such a table can be, and what of it could be otherwise. */
import { EXPANSIONS, NONE } from "./built/data";
import { boxOf } from "./boxes";
import type { Engine } from "./engine";
import { named, type Problem, problemOf, wantedOf, type Wishes } from "./options";
import type { OptionName } from "./shapes";

/** How many printed puzzles there are of each colour; those of a file of one's own are counted when it is read. */
function printed(engine: Engine, { expansions = [], puzzles }: Wishes): [white: number, black: number] {
  if (puzzles) return [NONE, NONE];
  const inOrder = EXPANSIONS.filter((name) => expansions.includes(name));
  const box = boxOf(engine, inOrder, null);
  return [box.count("W"), box.count("B")];
}

/** Why there can be no such table; null if there can. */
export const problemWith = (engine: Engine, wishes: Wishes): Problem | null =>
  problemOf(engine, named(wishes), ...printed(engine, wishes));

/** The same for each number of seats, or for each value of an option by its number: codes, 0 where nothing is wrong. */
export const tried = (engine: Engine, wishes: Wishes, name: "seats" | OptionName): number[] =>
  engine.tryValues(wantedOf(named(wishes), ...printed(engine, wishes)), name);
