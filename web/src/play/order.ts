/** The running order of a Master, Ambassador or Ghost action: which puzzle got which piece, first to last. */
import type { Piece } from "../geometry/cells";
import { readSpots } from "../geometry/spots";

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
