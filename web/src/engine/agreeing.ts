/** What a table agreed to play, with its puzzles: all of it checked, once for each game. */
import { openBox, type GameBox } from "./boxes";
import type { Engine } from "./engine";
import { agree as agreeTerms, check, type Wishes } from "./options";
import { tidied } from "./puzzles";
import type { Terms } from "./shapes";

/** It stays the same from the first position of a game to its last. */
export interface Agreed {
  readonly engine: Engine;
  readonly terms: Terms;
  readonly box: GameBox;
}

/** Boxes that were opened last: games with the same puzzles share one, and compiled code has its tables already. */
const MOST_OPEN = 8;
const open = new Map<string, GameBox>();

function opened(engine: Engine, expansions: readonly string[], own: string | null): GameBox {
  const key = JSON.stringify([expansions, own]);
  const box = open.get(key) ?? openBox(expansions, own, (recess) => engine.canBeFilled(recess));
  open.delete(key);
  open.set(key, box);
  if (open.size > MOST_OPEN) open.delete(open.keys().next().value!);
  return box;
}

/** The terms of a game and its puzzles; an Impossible says what cannot be. */
export function agree(engine: Engine, wishes: Wishes): Agreed {
  const terms = agreeTerms(engine, wishes);
  const own = wishes.puzzles ?? null;
  const box = opened(engine, terms.expansions, own === null ? null : tidied(own));
  check(engine, terms, box.count("W"), box.count("B"));
  return { engine, terms, box };
}
