/** How puzzles lay at the moment they were completed: afterwards their pieces are back in the supply (P1). */
import { readSpots } from "../../geometry/spots";
import type { Happened, OwnPuzzle, View } from "../../wire/messages";

export type Filling = OwnPuzzle["placed"];

/** What was completed, by puzzle; told from how it was before, or from the first entry on. */
export function fillings(before: View | null, happened: readonly Happened[]): Record<string, Filling> {
  const laid: Record<string, Filling> = {};
  before?.seats.forEach((seat, number) =>
    seat.puzzles.forEach((puzzle, at) => (laid[`${number}:${at + 1}`] = puzzle?.placed ?? [])),
  );
  const kept: Happened[] = [];
  for (const each of happened) {
    const last = kept.findLastIndex((other) => other.seat === each.seat);
    if (each.move !== undefined) kept.push(each);
    else if (last >= 0) kept.splice(last, 1); // taken back
  }
  const found: Record<string, Filling> = {};
  for (const { seat, move, events } of kept) {
    const [spot] = readSpots([move!]);
    if (spot) laid[`${seat}:${spot.slot}`] = [...(laid[`${seat}:${spot.slot}`] ?? []), [spot.piece, spot.text]];
    for (const event of events ?? []) {
      if (event.kind !== "complete") continue;
      const place = `${event.seat}:${Number(event["slot"])}`;
      found[String(event["puzzle"])] = laid[place] ?? [];
      laid[place] = [];
    }
  }
  return found;
}
