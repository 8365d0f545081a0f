/** What a form for a new table asks the rules: whether such a table can be, and what of it could be otherwise. */
import { EXPANSIONS, NONE } from "./built/data";
import { boxOf, type GameBox } from "./boxes";
import type { Engine } from "./engine";
import { Impossible } from "./impossible";
import { named, type Problem, problemOf, wantedOf, type Wishes } from "./options";
import { tidied } from "./puzzles";
import type { OptionName } from "./shapes";

/** The puzzles that were asked for last: a form asks about the same ones again and again. */
let last: { key: string; found: GameBox | Impossible } | null = null;

/** All puzzles of a table, those of a file of one's own among them; or why the file cannot be read. */
function puzzlesFor(engine: Engine, { expansions = [], puzzles = null }: Wishes): GameBox | Impossible {
  const inOrder = EXPANSIONS.filter((name) => expansions.includes(name));
  const key = JSON.stringify([inOrder, puzzles]);
  if (last?.key !== key) last = { key, found: read(engine, inOrder, puzzles) };
  return last.found;
}

function read(engine: Engine, expansions: readonly string[], own: string | null): GameBox | Impossible {
  try {
    return boxOf(engine, expansions, own === null ? null : tidied(own));
  } catch (error) {
    if (error instanceof Impossible) return error;
    throw error;
  }
}

/** How many puzzles there are of each colour; nobody knows while a file cannot be read. */
const counted = (found: GameBox | Impossible): [white: number, black: number] =>
  found instanceof Impossible ? [NONE, NONE] : [found.count("W"), found.count("B")];

/** Why there can be no such table, or why its puzzle file cannot be read; null if there can. */
export function problemWith(engine: Engine, wishes: Wishes): Problem | null {
  const found = puzzlesFor(engine, wishes);
  return problemOf(engine, named(wishes), ...counted(found)) ?? (found instanceof Impossible ? found : null);
}

/** The same for each number of seats, or for each value of an option by its number: codes, 0 where nothing is wrong. */
export const tried = (engine: Engine, wishes: Wishes, name: "seats" | OptionName): number[] =>
  engine.tryValues(wantedOf(named(wishes), ...counted(puzzlesFor(engine, wishes))), name);
