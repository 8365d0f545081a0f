/** The running order of a Master, Ambassador or Ghost action: which puzzle got which piece, first to last. */
import type { Piece } from "../../geometry/cells";
import { readSpots } from "../../geometry/spots";
import type { OwnPuzzle } from "../../wire/messages";
import type { LiveTable } from "../table/table.svelte";

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

/** What the end of the action completes, in its order, and then what one more piece of those that fit would add. */
export function endsOf(table: Pick<LiveTable, "outcome" | "puzzles" | "recess" | "spots">): End[] {
  const endOf = (slot: number, piece: Piece | null): End => {
    const puzzle = table.puzzles[slot - 1]!;
    return { slot, puzzle, piece, back: [...puzzle.placed.map(([laid]) => laid), ...(piece ? [piece] : [])] };
  };
  const full = table.outcome("done")?.completed.map(({ slot }) => endOf(slot, null)) ?? [];
  const maybe = table.puzzles.flatMap((puzzle, at): End[] => {
    const last = puzzle && table.recess(puzzle)?.lastPiece;
    const mayGo = table.spots.some((spot) => spot.slot === at + 1 && spot.piece === last);
    return last && mayGo ? [endOf(at + 1, last)] : [];
  });
  return [...full, ...maybe];
}

/** What the end of the action adds to the score. */
export const comingOf = (table: Pick<LiveTable, "outcome">): number => table.outcome("done")?.points ?? 0;
