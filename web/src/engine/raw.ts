import type { Box } from "./box";
import { Log, Moves, PiecesOn, StandingRows, State, StoppingRows, Told, type Rules } from "./built/data";
import type { Engine, Places } from "./engine";
import { numbers, type Memory } from "./memory";

/** A row of the log: its kind, and then numbers that the kind explains. */
export type Row = readonly [kind: number, ...values: number[]];

const SEATS = Array.from({ length: State.fields.deciding.shape[0] }, (_, seat) => seat);

/** The first rows of a table. */
function rowsOf(all: Int16Array | Int32Array, columns: number, first: number, count: number): number[][] {
  return Array.from({ length: count }, (_, k) =>
    Array.from(all.subarray((first + k) * columns, (first + k + 1) * columns)),
  );
}

function logged(memory: Memory, at: number): Row[] {
  const log = memory.numbers(at, Log, "all");
  return rowsOf(log, Log.fields.all.shape[1], 1, log[0]!) as [number, ...number[]][];
}

/** A position as bytes, and what compiled code answers about it, in its own numbers. */
export class Raw {
  readonly #engine: Engine;
  readonly #box: Box;
  #state: Uint8Array<ArrayBuffer>;

  constructor(engine: Engine, box: Box, state: Uint8Array) {
    if (state.length !== State.size) throw new RangeError(`a position has ${State.size} bytes, not ${state.length}`);
    this.#engine = engine;
    this.#box = box;
    this.#state = state.slice();
  }

  /** The bytes of the position. They are never changed: a decision leads to others. */
  get state(): Uint8Array<ArrayBuffer> {
    return this.#state;
  }

  /** Another one in the same position. */
  copy(): Raw {
    return new Raw(this.#engine, this.#box, this.#state);
  }

  /** The numbers of a field of the position. */
  field<Name extends keyof typeof State.fields>(name: Name) {
    return numbers(this.#state.buffer, 0, State, name);
  }

  /** The legal moves of a seat, as indices of the action space. */
  legal(seat: number): number[] {
    return this.#engine.ask(this.#state, this.#box, (rules, at, memory) => {
      const count = rules.legal(at.state, at.book, seat, at.moves);
      return Array.from(memory.numbers(at.moves, Moves, "all").subarray(0, count));
    });
  }

  /** The code of the refusal, an index of `REFUSALS`; 0 if the move is legal. */
  whyNot(seat: number, move: number): number {
    return this.#engine.ask(this.#state, this.#box, (rules, at) => rules.why_not(at.state, at.book, seat, move));
  }

  /** Make a decision: what happened, or the code of the refusal, and then nothing has changed. */
  play(seat: number, move: number): Row[] | number {
    return this.#decide("play", seat, move);
  }

  /** The same without what follows from cards that are hidden here. */
  foresee(seat: number, move: number): Row[] | number {
    return this.#decide("foresee", seat, move);
  }

  /** Make a decision up to the end of the turn, where it waits: what happened; null where it may not wait. */
  hold(seat: number, move: number): Row[] | null {
    return this.#engine.ask(this.#state, this.#box, (rules, at, memory) => {
      if (!rules.hold(at.state, at.book, at.log, seat, move)) return null;
      this.#state = this.#engine.state();
      return logged(memory, at.log);
    });
  }

  #decide(how: "play" | "foresee", seat: number, move: number): Row[] | number {
    return this.#engine.ask(this.#state, this.#box, (rules, at, memory) => {
      const code = rules[how](at.state, at.book, at.log, seat, move);
      if (code) return code;
      this.#state = this.#engine.state();
      return logged(memory, at.log);
    });
  }

  /** The position without what a seat may not know; `NONE` for who only watches. */
  seenBy(seat: number): Uint8Array<ArrayBuffer> {
    return this.#engine.ask(this.#state, this.#box, (rules, at) => {
      rules.blank(at.state, seat);
      return this.#engine.state();
    });
  }

  /** Why this position cannot be, as an index of `UNSOUND`, with its seat and its piece; 0 if it can. */
  unsound(difficulty: number): { code: number; seat: number; piece: number } {
    return this.#engine.ask(this.#state, this.#box, (rules, at, memory) => {
      memory.numbers(at.told, Told, "all").fill(0);
      const code = rules.unsound(at.state, at.book, difficulty, at.pieces, at.told);
      const [seat, piece] = memory.numbers(at.told, Told, "all");
      return { code, seat: seat!, piece: piece! };
    });
  }

  /** The placements of the pieces on a puzzle of a seat, by their first cells. */
  pieces(seat: number, slot: number): number[] {
    const place = seat * State.fields.filled.shape[1] + slot;
    const [filled, joins] = [this.field("filled")[place]!, this.field("joins")[place]!];
    return this.#engine.ask(this.#state, this.#box, (rules, at, memory) => {
      const count = rules.pieces_on(at.book, filled, joins, at.pieces);
      return Array.from(memory.numbers(at.pieces, PiecesOn, "all").subarray(0, count));
    });
  }

  /** The points of a seat; in solo the opponent's as seat 1. */
  score(seat: number): number {
    return this.#engine.ask(this.#state, this.#box, (rules, at) => rules.score(at.state, at.book, seat));
  }

  /** What the puzzle in a slot costs if it is left unfinished. */
  unfinishedCost(seat: number, slot: number): number {
    return this.#engine.ask(this.#state, this.#box, (rules, at) =>
      rules.unfinished_cost(at.state, at.book, seat, slot),
    );
  }

  /** The seats that have won; none before the game is over. */
  winners(): number[] {
    const bits = this.#engine.ask(this.#state, this.#box, (rules, at) => rules.winners(at.state, at.book));
    return SEATS.filter((seat) => (bits >> seat) & 1);
  }

  /**
   * A row of `STANDING_COLUMNS` a seat, zeros where nobody sits; and the step of `STANDING_STEPS` that decided,
   * with how many points the winners have more than anybody else.
   */
  standing(): { rows: number[][]; step: number; lead: number } {
    return this.#engine.ask(this.#state, this.#box, (rules, at, memory) => {
      const all = memory.numbers(at.rows, StandingRows, "all").fill(0);
      const step = rules.standing(at.state, at.book, at.rows);
      const [seats, columns] = StandingRows.fields.all.shape;
      return { rows: rowsOf(all, columns, 0, seats), step, lead: rules.lead(at.state, at.book) };
    });
  }

  /** A row of `STOPPING_COLUMNS` a seat, and one bit for each step that would break a tie; 0 before the touches. */
  stopping(): { rows: number[][]; steps: number } {
    return this.#engine.ask(this.#state, this.#box, (rules, at, memory) => {
      const all = memory.numbers(at.stops, StoppingRows, "all").fill(0);
      const steps = rules.stopping(at.state, at.book, at.log, at.stops);
      const [seats, columns] = StoppingRows.fields.all.shape;
      return { rows: rowsOf(all, columns, 0, seats), steps };
    });
  }

  /** A number that the rules say of the position. */
  told(question: (rules: Rules, at: Places) => number): number {
    return this.#engine.ask(this.#state, this.#box, question);
  }
}
