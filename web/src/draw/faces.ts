/** What is printed on puzzles: those of the box, and those that a table brought along. */
import made from "../made/faces.json";
import { type Cell, readCells } from "../geometry/cells";

export interface Face {
  points: number;
  reward: string;
  cells: Cell[];
  isBlack: boolean;
}

type Printed = [points: number, reward: string, cells: string];
const printed = made as unknown as Record<string, Printed>;
const own = new Map<string, Printed>();
const known = new Map<string, Face>();

/** Only those of the box from now on: another table does not know what the last one brought along. */
export function putAway(): void {
  for (const id of own.keys()) known.delete(id);
  own.clear();
}

/** Puzzles of a table's own file; they stand in for those with the same id. */
export function bringAlong(faces: Record<string, { points: number; reward: string; cells: string }>): void {
  for (const [id, face] of Object.entries(faces)) {
    own.set(id, [face.points, face.reward, face.cells]);
    known.delete(id);
  }
}

export const isBlack = (id: string) => id.includes("B");

export function faceOf(id: string): Face {
  let face = known.get(id);
  if (!face) {
    const [points, reward, cells] = own.get(id) ?? printed[id] ?? [0, "", ""];
    known.set(id, (face = { points, reward, cells: readCells(cells), isBlack: isBlack(id) }));
  }
  return face;
}
