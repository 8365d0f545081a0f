/** Puzzles that a line of decisions takes, and where it then lays pieces on them: drawn before they are taken. */
import { isDone } from "../../engine/situation";
import { type Cell, type Piece, readCells } from "../../geometry/cells";
import type { LiveTable } from "../table/table.svelte";

export interface Laid {
  /** The step of the line. */
  number: number;
  piece: Piece;
  cells: Cell[];
}

/** By the slot that each comes to, as the rules see it; those that nothing is laid on in this line are left out. */
export function comingIn(
  line: readonly string[],
  { situation, seat }: Pick<LiveTable, "situation" | "seat">,
): Map<number, { id: string; laid: Laid[] }> {
  const found = new Map<number, { id: string; laid: Laid[] }>();
  for (const [at, move] of line.entries()) {
    const done = seat === null ? undefined : situation?.foresee(move, seat);
    if (!done || !isDone(done)) break;
    situation = done.after;
    for (const { kind, slot, puzzle } of done.events)
      if (kind === "take" && typeof puzzle === "string") found.set(Number(slot), { id: puzzle, laid: [] });
    const [word, slot, piece, cells] = move.split(" ");
    if (word === "place")
      found.get(Number(slot))?.laid.push({ number: at + 1, piece: piece as Piece, cells: readCells(cells!) });
  }
  return new Map([...found].filter(([, { laid }]) => laid.length));
}
