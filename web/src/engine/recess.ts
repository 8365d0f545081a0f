/** What is open of a puzzle, and where pieces fit on it; the rules say both. */
import { cellsOf, maskOf, type GameBox } from "./boxes";
import { Moves, PIECES } from "./built/data";
import type { Engine } from "./engine";
import { PLACED } from "./moves";
import type { Piece } from "./shapes";

/** A puzzle as it lies before somebody. */
export interface Lying {
  readonly id: string;
  readonly placed: readonly (readonly [Piece, string])[];
}

export class Recess {
  readonly #engine: Engine;
  readonly #box: GameBox;
  readonly #puzzle: number;
  readonly #filled: number;

  private constructor(engine: Engine, box: GameBox, puzzle: number, filled: number) {
    this.#engine = engine;
    this.#box = box;
    this.#puzzle = puzzle;
    this.#filled = filled;
  }

  static of(engine: Engine, box: GameBox, { id, placed }: Lying): Recess {
    return new Recess(engine, box, box.number.get(id)!, maskOf(placed.map(([, cells]) => cells).join("")));
  }

  /** The cells that nothing lies on, in reading order. */
  get open(): string[] {
    return cellsOf(this.#engine.read(this.#box, (rules, at) => rules.open_cells(at.book, this.#puzzle, this.#filled)));
  }

  /** P1 */
  get isFull(): boolean {
    return this.open.length === 0;
  }

  /** T9: every way to lay a piece here, by its cells. */
  fits(piece: Piece): string[] {
    const at = PIECES.indexOf(piece);
    const found = this.#engine.read(this.#box, (rules, { book, moves }, memory) => {
      const count = rules.fits(book, this.#puzzle, this.#filled, at, at + 1, 0, moves, 0);
      return Array.from(memory.numbers(moves, Moves, "all").subarray(0, count));
    });
    return found.map((placement) => PLACED[placement]![1]);
  }

  /** The one piece that would fill what is open. */
  get lastPiece(): Piece | null {
    const piece = this.#engine.read(this.#box, (rules, at) => rules.last_piece(at.book, this.#puzzle, this.#filled));
    return PIECES[piece] ?? null;
  }

  /** The same with one more piece on it. */
  with(cells: string): Recess {
    return new Recess(this.#engine, this.#box, this.#puzzle, this.#filled | maskOf(cells));
  }
}
