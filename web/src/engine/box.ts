import { FACE, Faces, REWARDS } from "./built/data";
import { colour, type Puzzle } from "./puzzles";

/** The puzzles of a game, numbered, as people write them and as the rules read them. */
export class Box {
  readonly puzzles: readonly Puzzle[];
  /** A row of `FACE` for each. */
  readonly faces: Int32Array;

  constructor(puzzles: readonly Puzzle[]) {
    this.puzzles = puzzles;
    this.faces = new Int32Array(Faces.size / Int32Array.BYTES_PER_ELEMENT);
    this.faces.set(puzzles.flatMap(row));
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
