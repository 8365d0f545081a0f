/** What a table agreed to play, with its puzzles: all of it checked, once for each game. */
import { boxOf, type GameBox } from "./boxes";
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

/** The terms of a game and its puzzles; an Impossible says what cannot be. */
export function agree(engine: Engine, wishes: Wishes): Agreed {
  const terms = agreeTerms(engine, wishes);
  const own = wishes.puzzles ?? null;
  const box = boxOf(engine, terms.expansions, own === null ? null : tidied(own));
  check(engine, terms, box.count("W"), box.count("B"));
  return { engine, terms, box };
}
