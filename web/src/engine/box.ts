import { FACE, Faces, REWARDS } from "./built/data";
import { colour, type Puzzle } from "./puzzles";

/** The puzzles of a game, numbered, as people write them and as the rules read them. */
export class Box {
  readonly puzzles: readonly Puzzle[];
  #faces: Int32Array | null = null;

  constructor(puzzles: readonly Puzzle[]) {
    this.puzzles = puzzles;
  }

  /** A row of `FACE` for each; made when somebody plays with them, for there may be more than a game holds. */
  get faces(): Int32Array {
    if (!this.#faces) {
      this.#faces = new Int32Array(Faces.size / Int32Array.BYTES_PER_ELEMENT);
      this.#faces.set(this.puzzles.flatMap(row));
    }
    return this.#faces;
  }
}

function row(puzzle: Puzzle): number[] {
  const face: Record<(typeof FACE)[number], number> = {
    recess: puzzle.recess,
    points: puzzle.points,
    reward: REWARDS[puzzle.reward as keyof typeof REWARDS],
    is_black: Number(colour(puzzle) === "B"),
  };
  return FACE.map((name) => face[name]);
}
