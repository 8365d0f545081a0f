/** Where a piece may go: the server's legal `place` moves, by piece, slot and way to lie. */
import { type Cell, cornerOfShape, type Piece, readCells, toCorner, writeCells } from "./cells";

export interface Spot {
  slot: number;
  piece: Piece;
  cells: Cell[];
  text: string;
  /** How the piece lies on it, wherever that is. */
  lies: string;
}

const lying = (cells: readonly Cell[]) => writeCells(toCorner(cells));

/** The legal placings among moves. */
export function readSpots(moves: readonly string[]): Spot[] {
  return moves.flatMap((move): Spot[] => {
    const [, slot, piece, text] = /^place (\d) (\w\d) (\w+)$/.exec(move) ?? [];
    if (!slot || !piece || !text) return [];
    const cells = readCells(text);
    return [{ slot: Number(slot), piece: piece as Piece, cells, text, lies: lying(cells) }];
  });
}

/** Whether a piece lies like this on a spot, wherever that is. */
export function liesLike(spot: Spot, shape: readonly Cell[]): boolean {
  return spot.lies === lying(shape);
}

/**
 * The spot nearest to where a piece is held over a puzzle: `column` and `row` are those of the shape's corner, in
 * cells and parts of cells. Only spots within `reach` cells count.
 */
export function nearest(
  spots: readonly Spot[],
  slot: number,
  shape: readonly Cell[],
  column: number,
  row: number,
  reach = 1,
): Spot | null {
  let best: Spot | null = null;
  let least = reach * reach + 0.01;
  const lies = lying(shape);
  for (const spot of spots) {
    if (spot.slot !== slot || spot.lies !== lies) continue;
    const [c, r] = cornerOfShape(spot.cells);
    const distance = (c - column) ** 2 + (r - row) ** 2;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/** Every cell of a slot that some of these spots cover. */
export function litCells(spots: readonly Spot[], slot: number): Set<string> {
  return new Set(spots.filter((spot) => spot.slot === slot).flatMap((spot) => spot.cells.map(String)));
}
