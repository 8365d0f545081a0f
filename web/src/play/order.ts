/** The running order of a Master, Ambassador or Ghost action: which puzzle got which piece, first to last. */
import { faceOf } from "../draw/faces";
import type { Piece } from "../geometry/cells";
import { maskOf } from "../geometry/fits";
import { readSpots, type Spot } from "../geometry/spots";
import type { OwnPuzzle } from "../wire/messages";
import { freeCells, isFull } from "./news";

export interface Given {
  slot: number;
  /** Not known after a reload. */
  piece: Piece | null;
}

/** The order so far, brought in line with the slots that have their piece now; `moves` are those made since. */
export function follow(order: readonly Given[], placedOn: readonly number[], moves: readonly string[]): Given[] {
  const spots = readSpots(moves);
  const kept = order.filter((each) => placedOn.includes(each.slot));
  const fresh = placedOn.filter((slot) => !kept.some((each) => each.slot === slot));
  return [...kept, ...fresh.map((slot) => ({ slot, piece: spots.find((spot) => spot.slot === slot)?.piece ?? null }))];
}

export interface End {
  slot: number;
  puzzle: OwnPuzzle;
  /** The piece that would fill it; null where it is full. */
  piece: Piece | null;
  /** P1: what comes back. */
  back: Piece[];
}

/**
 * T12, P4: what the end of the action completes, in the order of the slots, and then what one more piece of those that
 * may be placed would add.
 */
export function endsOf(puzzles: readonly (OwnPuzzle | null)[], spots: readonly Spot[]): End[] {
  const all = puzzles.flatMap((puzzle, at): End[] => {
    if (!puzzle) return [];
    const slot = at + 1;
    const laid = puzzle.placed.map(([piece]) => piece);
    if (isFull(puzzle)) return [{ slot, puzzle, piece: null, back: laid }];
    const free = freeCells(puzzle);
    const last = spots.find((spot) => spot.slot === slot && maskOf(spot.cells) === free);
    return last ? [{ slot, puzzle, piece: last.piece, back: [...laid, last.piece] }] : [];
  });
  return [...all.filter((end) => !end.piece), ...all.filter((end) => end.piece)];
}

/** What the end of the action adds to the score. */
export const comingOf = (puzzles: readonly (OwnPuzzle | null)[]): number =>
  puzzles.reduce((sum, puzzle) => sum + (puzzle && isFull(puzzle) ? faceOf(puzzle.id).points : 0), 0);
