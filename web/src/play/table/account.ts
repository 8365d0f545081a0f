/** Finishing Touches puzzle by puzzle: what was told of each, beside what is printed on it. */
import { faceOf } from "../../draw/faces";
import type { Piece } from "../../geometry/cells";
import { readSpots } from "../../geometry/spots";
import { figure } from "../../words/words.svelte";
import type { OwnPuzzle, Prospect, Touched } from "../../wire/messages";

export interface Sum {
  slot: number;
  id: string;
  points: number;
  /**
   * `full`: it counts when one is done. `fill`: so many pieces bring so much. `never`: what is at hand cannot fill it.
   * `unknown`: nobody has said.
   */
  kind: "full" | "fill" | "never" | "unknown";
  /** How many cells are still to be filled. */
  open: number;
  /** Something lies on it already. */
  isBegun: boolean;
  pieces: Piece[];
  /** What it would cost unfinished. */
  saved: number;
  /** What completing it brings in all. */
  net: number;
  /** It is part of the best way. */
  isBest: boolean;
}

const kindOf = (open: number, found: Prospect | undefined): Sum["kind"] =>
  open === 0 ? "full" : !found ? "unknown" : found.pieces ? "fill" : "never";

/** A sum for each slot, null where no puzzle lies; `open` are the cells that each has still open. */
export function sumsOf(
  puzzles: readonly (OwnPuzzle | null)[],
  open: readonly (number | null)[],
  told: Touched | null,
): (Sum | null)[] {
  return puzzles.map((puzzle, at) => {
    const cells = open[at] ?? null;
    if (!puzzle || cells === null) return null;
    const slot = at + 1;
    const found = told?.puzzles?.find((each) => each.slot === slot);
    return {
      slot,
      id: puzzle.id,
      points: faceOf(puzzle.id).points,
      kind: kindOf(cells, found),
      open: cells,
      isBegun: puzzle.placed.length > 0,
      pieces: found?.pieces ?? [],
      saved: found?.saved ?? 0,
      net: found?.net ?? 0,
      isBest: found?.is_best ?? false,
    };
  });
}

/** The best way, a puzzle at a time: which pieces go on it. */
export function waysOf(
  puzzles: readonly (OwnPuzzle | null)[],
  line: readonly string[],
): { id: string; pieces: Piece[] }[] {
  const ways = new Map<number, Piece[]>();
  for (const { slot, piece } of readSpots(line)) ways.set(slot, [...(ways.get(slot) ?? []), piece]);
  return [...ways].flatMap(([slot, pieces]) => {
    const id = puzzles[slot - 1]?.id;
    return id ? [{ id, pieces }] : [];
  });
}

/** A number as a gain or a loss. */
export const signed = (value: number) => (value > 0 ? `+${value}` : figure(value));
