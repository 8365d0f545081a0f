import { Books } from "./books";
import type { Box } from "./box";
import {
  Cards,
  Codes,
  FREE,
  Log,
  Moves,
  PENDING_NAMES,
  PiecesOn,
  Rng,
  StandingRows,
  State,
  StoppingRows,
  TERMS,
  Terms,
  Told,
  type Rules,
} from "./built/data";
import { load } from "./load";
import { moveIndex } from "./moves";
import { Memory } from "./memory";

/** What a table wants, in numbers. */
export type Wanted = Readonly<Record<(typeof TERMS)[number], number>>;

/** The number of what a seat has begun, by its name. */
const pendingNumber = (name: string | null): number =>
  Number(Object.entries(PENDING_NAMES).find(([, each]) => each === name)?.[0] ?? FREE);

/** Where in the memory of the module everything lies that its functions are given. */
function places(memory: Memory) {
  return {
    state: memory.room("State", State),
    log: memory.room("Log", Log),
    moves: memory.room("Moves", Moves),
    pieces: memory.room("PiecesOn", PiecesOn),
    rng: memory.room("Rng", Rng),
    cards: memory.room("Cards", Cards),
    rows: memory.room("StandingRows", StandingRows),
    stops: memory.room("StoppingRows", StoppingRows),
    terms: memory.room("Terms", Terms),
    told: memory.room("Told", Told),
    codes: memory.room("Codes", Codes),
  };
}

export type Places = ReturnType<typeof places> & { book: Books["at"] };

/**
 * The rules, as the module has them; everything is synchronous.
 *
 * Games live outside, as bytes: the module has room for one position and one book, put there when it is asked about
 * them. So no number of games fills its memory.
 */
export class Engine {
  readonly #rules: Rules;
  readonly #memory: Memory;
  readonly #books: Books;
  readonly #places: Places;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#memory = new Memory(rules);
    this.#books = new Books(rules, this.#memory);
    this.#places = { ...places(this.#memory), book: this.#books.at };
  }

  /** An engine out of what a request for `rules.wasm` was answered with, or out of its bytes. */
  static async load(source: Response | BufferSource): Promise<Engine> {
    return new Engine(await load<Rules>(source));
  }

  /** Whether the pieces of the smallest box can fill a recess. */
  canBeFilled(recess: number): boolean {
    return this.#rules.find_filling(recess, this.#places.pieces) > 0;
  }

  /** Why a table cannot be, as an index of `PROBLEMS`, and the numbers that it speaks of; 0 if it can. */
  problem(wanted: Wanted): { code: number; told: number[] } {
    const { terms, told } = this.#places;
    this.#memory.numbers(terms, Terms, "all").set(TERMS.map((name) => wanted[name]));
    this.#memory.numbers(told, Told, "all").fill(0);
    const code = this.#rules.problem(terms, told);
    return { code, told: Array.from(this.#memory.numbers(told, Told, "all")) };
  }

  /** T1, T13: whether a decision that was made began an action, after what its seat had begun. */
  beginsAction(move: string, begun: string | null): boolean {
    return Boolean(this.#rules.begins_action(moveIndex(move)!, pendingNumber(begun)));
  }

  /** What is open after a decision that began an action; null if it was done with that. */
  pendingOf(move: string): string | null {
    const [word] = move.split(" ", 1);
    return pendingNumber(word!) === FREE ? null : word!;
  }

  /** An answer about puzzles. */
  read<Answer>(box: Box, question: (rules: Rules, at: Places, memory: Memory) => Answer): Answer {
    this.#books.open(box);
    return question(this.#rules, this.#places, this.#memory);
  }

  /** The problem with each of the first few values of what is wanted, the rest as it is; 0 where there is none. */
  tryValues(wanted: Wanted, name: keyof Wanted): number[] {
    const { terms, told, codes } = this.#places;
    this.#memory.numbers(terms, Terms, "all").set(TERMS.map((each) => wanted[each]));
    this.#rules.try_values(terms, TERMS.indexOf(name), 0, told, codes);
    return Array.from(this.#memory.numbers(codes, Codes, "all"));
  }

  /** An answer about a position. */
  ask<Answer>(state: Uint8Array, box: Box, question: (rules: Rules, at: Places, memory: Memory) => Answer): Answer {
    this.#memory.bytes(this.#places.state, State).set(state);
    return this.read(box, question);
  }

  /** The position that lies in the module now. */
  state(): Uint8Array<ArrayBuffer> {
    return this.#memory.bytes(this.#places.state, State).slice();
  }

  /** The book of a box, as the rules read it. */
  book(box: Box): Uint8Array<ArrayBuffer> {
    this.#books.open(box);
    return this.#books.bytes();
  }
}
