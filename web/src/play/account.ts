/** E3: the sums of Finishing Touches, puzzle by puzzle; what pieces can do is the server's to know. */
import { faceOf } from "../draw/faces";
import type { Piece } from "../geometry/cells";
import { readSpots } from "../geometry/spots";
import { isFull } from "./news";
import { figure } from "../words/words.svelte";
import type { OwnPuzzle, Prospect, SeatView, Touched } from "../wire/messages";

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
  /** What completing it brings before the touches; more than its points where an unfinished one costs. */
  gain: number;
  net: number;
  /** It is part of the best way. */
  isBest: boolean;
}

const openOf = ({ id, placed }: OwnPuzzle) =>
  faceOf(id).cells.length - placed.reduce((sum, [, cells]) => sum + cells.length / 2, 0);

/** A sum for each slot, null where no puzzle lies. */
export function sumsOf(puzzles: readonly (OwnPuzzle | null)[], told: Touched | null): (Sum | null)[] {
  const best = new Set(readSpots(told?.line ?? []).map((spot) => spot.slot));
  return puzzles.map((puzzle, at) => {
    if (!puzzle) return null;
    const slot = at + 1;
    const { points } = faceOf(puzzle.id);
    const found: Prospect | undefined = told?.puzzles?.find((each) => each.slot === slot);
    const pieces = found?.pieces ?? [];
    const gain = found?.gain ?? points;
    return {
      slot,
      id: puzzle.id,
      points,
      kind: isFull(puzzle) ? "full" : !found ? "unknown" : found.pieces ? "fill" : "never",
      open: openOf(puzzle),
      isBegun: puzzle.placed.length > 0,
      pieces,
      gain,
      net: gain - pieces.length,
      isBest: best.has(slot),
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

/** E7: what breaks a tie as it stands, with puzzles that are full but not on the pile yet. */
export function tieOf({ pile, noted, puzzles, supply }: SeatView): { puzzles: number; pieces: number } {
  return {
    puzzles: pile.length + noted.puzzles + puzzles.filter((each) => each && isFull(each)).length,
    pieces: Object.values(supply).reduce((sum, each) => sum + each, 0),
  };
}

/** A number as a gain or a loss. */
export const signed = (value: number) => (value > 0 ? `+${value}` : figure(value));
