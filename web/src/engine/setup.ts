/** New games. As `projectl.rules.setup`, which deals them. */
import type { Box } from "./box";
import type { Engine } from "./engine";
import { agreed, opponentSupply } from "./options";
import { Raw } from "./raw";
import type { Terms } from "./shapes";

const WORD = 0xffffffffn;

/** A new game, set up from a seed below 2 ** 64. */
export function newGame(engine: Engine, terms: Terms, seed: bigint, box: Box): Raw {
  const [low, high, supply] = [Number(seed & WORD), Number(seed >> 32n), opponentSupply(terms)];
  const state = engine.ask(agreed(terms), box, (rules, { state, book, log, rng, cards }) => {
    rules.set_up(state, book, log, rng, cards, low, high, supply);
    return engine.state();
  });
  return new Raw(engine, box, state);
}
