/** What can be thought about a position: by a worker in the page, and by tests without one. */
import type { Account } from "../engine/account";
import { Box } from "../engine/box";
import { HINT_MS, MANNERS } from "../engine/built/data";
import type { Hint } from "../engine/hints";
import { MOVE_TEXTS, moveIndex } from "../engine/moves";
import type { Plan } from "../engine/plans";
import type { Puzzle } from "../engine/puzzles";
import type { Thinker } from "../engine/thinker";

/** Each question by its name: what it is about beside the position, and what it is answered with. */
export interface Thoughts {
  /** What a bot decides. */
  move: { of: keyof typeof MANNERS; is: string };
  /** The best moves; with `nodes` they are not found by the clock. */
  hint: { of: { count: number; nodes: number }; is: Hint[] };
  /** What the puzzle that a move takes would cost. */
  plan: { of: string; is: Plan };
  /** What Finishing Touches bring. */
  touches: { of: null; is: Account };
}
export type Thought = keyof Thoughts;

/** A position as a seat sees it. */
export interface Position {
  seat: number;
  /** Blanked: without what the seat may not know. */
  state: Uint8Array<ArrayBuffer>;
  puzzles: readonly Puzzle[];
  /** The same number means the same puzzles. */
  box: number;
  seed: bigint;
}

export interface Question<Name extends Thought = Thought> {
  name: Name;
  of: Thoughts[Name]["of"];
  position: Position;
}

type Ways = {
  [Name in Thought]: (
    thinker: Thinker,
    at: Position,
    box: Box,
    of: Thoughts[Name]["of"],
  ) => Thoughts[Name]["is"] | null;
};

const WAYS: Ways = {
  move: (thinker, { state, seat, seed }, box, manner) => {
    thinker.seed(seed);
    return MOVE_TEXTS[thinker.decide(state, box, seat, MANNERS[manner], () => performance.now())]!;
  },
  hint: (thinker, { state, seat, seed }, box, of) =>
    thinker.hints(state, box, seat, { ...of, seed, think_ms: HINT_MS }, () => performance.now()),
  plan: (thinker, { state, seat }, box, move) => thinker.plan(state, box, seat, moveIndex(move)!),
  touches: (thinker, { state, seat }, box) => thinker.account(state, box, seat),
};

/** Answers questions with one thinker; the box of the last one stays open. */
export class Thinking {
  readonly #thinker: Thinker;
  #opened: { number: number; box: Box } | null = null;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** The weights of the network, for bots that ask it. */
  learn(weights: ArrayBuffer): void {
    this.#thinker.learn(weights);
  }

  answer<Name extends Thought>({ name, of, position }: Question<Name>): Thoughts[Name]["is"] {
    const { box: number, puzzles } = position;
    if (this.#opened?.number !== number) this.#opened = { number, box: new Box(puzzles) };
    const found = WAYS[name](this.#thinker, position, this.#opened.box, of);
    if (found === null) throw new Error(`there is no ${name} here`);
    return found;
  }
}
