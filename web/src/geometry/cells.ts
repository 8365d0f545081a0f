/** Cells as the server writes them (`b2b3`, columns a-e, rows 1-5 in reading order), and shapes that turn and flip. */
import made from "../made/pieces.json";

export type Cell = readonly [column: number, row: number];
export type Piece = keyof typeof made.shapes;

export const SIDE = 5;
export const PIECES = Object.keys(made.shapes) as Piece[];
export const LEVEL = made.levels as Record<Piece, number>;

/** `b2b3` as cells. */
export function readCells(text: string): Cell[] {
  return (text.match(/[a-e][1-5]/g) ?? []).map((cell) => [cell.charCodeAt(0) - 97, Number(cell[1]) - 1]);
}

/** One cell as text. */
export function writeCell([column, row]: Cell): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

/** Cells as text, in reading order. */
export function writeCells(cells: readonly Cell[]): string {
  return [...cells].sort(inReadingOrder).map(writeCell).join("");
}

const inReadingOrder = (a: Cell, b: Cell) => a[1] - b[1] || a[0] - b[0];

/** Rows of `#` and `.` as cells. */
export function fromRows(rows: readonly string[]): Cell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((mark, column): Cell[] => (mark === "#" ? [[column, row]] : [])),
  );
}

/** The same shape with its top left corner at 0, 0, in reading order. */
export function toCorner(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map((cell) => cell[0]));
  const top = Math.min(...cells.map((cell) => cell[1]));
  return cells.map(([column, row]): Cell => [column - left, row - top]).sort(inReadingOrder);
}

/** A quarter turn clockwise. */
export function turned(cells: readonly Cell[]): Cell[] {
  return toCorner(cells.map(([column, row]): Cell => [-row, column]));
}

/** Left and right exchanged. */
export function flipped(cells: readonly Cell[]): Cell[] {
  return toCorner(cells.map(([column, row]): Cell => [-column, row]));
}

/** As the piece lies in the box. */
export function shapeOf(piece: Piece): Cell[] {
  return fromRows(made.shapes[piece]);
}

/** Columns and rows that a shape takes up. */
export function sizeOf(cells: readonly Cell[]): readonly [columns: number, rows: number] {
  return [Math.max(...cells.map((cell) => cell[0])) + 1, Math.max(...cells.map((cell) => cell[1])) + 1];
}

export function isSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  return writeCells(a) === writeCells(b);
}

/** A shape laid with its corner on a cell; null where it would leave the field. */
export function laid(shape: readonly Cell[], [column, row]: Cell): Cell[] | null {
  const cells = shape.map(([c, r]): Cell => [c + column, r + row]);
  const isInside = cells.every(([c, r]) => c >= 0 && r >= 0 && c < SIDE && r < SIDE);
  return isInside ? cells : null;
}

/** How the drawings show a piece by itself: long ones stand. */
export function standing(piece: Piece): Cell[] {
  return piece === "L4" || piece === "L5"
    ? turned(flipped(shapeOf(piece)))
    : STANDING.has(piece)
      ? turned(shapeOf(piece))
      : shapeOf(piece);
}
/** How a row of pieces shows them: none is higher than wide. */
export function lying(piece: Piece): Cell[] {
  const shape = shapeOf(piece);
  const [columns, rows] = sizeOf(shape);
  return rows > columns ? turned(shape) : shape;
}
/** How one's own tray shows them. */
export const inTray = (piece: Piece): Cell[] => (piece === "U5" ? lying(piece) : standing(piece));
const STANDING = new Set<Piece>(["I2", "I3", "I4", "S4", "T4"]);

export const isPiece = (text: string): text is Piece => text in made.shapes;

/** The top left corner of the box around cells. */
export function cornerOfShape(cells: readonly Cell[]): Cell {
  return [Math.min(...cells.map((cell) => cell[0])), Math.min(...cells.map((cell) => cell[1]))];
}
