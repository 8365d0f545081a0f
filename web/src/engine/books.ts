import type { Box } from "./box";
import { Book, Faces, type At, type Rules } from "./built/data";
import type { Memory } from "./memory";

/** The one book that a module has, written anew when a game with other puzzles is asked about. */
export class Books {
  readonly at: At<"Book">;
  readonly #rules: Rules;
  readonly #memory: Memory;
  readonly #faces: At<"Faces">;
  #box: Box | null = null;

  constructor(rules: Rules, memory: Memory) {
    this.#rules = rules;
    this.#memory = memory;
    this.at = memory.room("Book", Book);
    this.#faces = memory.room("Faces", Faces);
    rules.write_tables(this.at);
  }

  /** From here on the rules read the puzzles of this box. */
  open(box: Box): void {
    if (this.#box === box) return;
    this.#memory.numbers(this.#faces, Faces, "all").set(box.faces);
    this.#rules.write_puzzles(this.at, this.#faces, box.puzzles.length);
    this.#box = box;
  }

  /** The bytes of the book as it is now. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#memory.bytes(this.at, Book).slice();
  }
}
