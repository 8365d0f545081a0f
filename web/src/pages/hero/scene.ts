/** The picture on the first page: a capital L of 39 cells, filled by each of the nine pieces and two of level 5. */
import { type Cell, type Piece, shapeOf, turned } from "../../geometry/cells";

export interface Laid {
  piece: Piece;
  cells: Cell[];
  /** How far above the board it floats. */
  up: number;
}

export const UNIT = 58;

const FILLED: [Piece, string, number?][] = [
  ["O1", "a1", 84], ["S4", "b1c1a2b2"], ["I4", "c2c3c4c5"], ["L4", "a3a4a5b5"], ["I2", "b3b4"], ["V3", "a6b6a7"],
  ["T4", "c6b7c7c8", 112], ["P5", "d7e7d8e8f8"], ["U5", "f7g7g8f9g9"], ["O4", "a8b8a9b9"], ["I3", "c9d9e9"],
]; // prettier-ignore

const read = (text: string): Cell[] =>
  (text.match(/[a-g][1-9]/g) ?? []).map((cell) => [cell.charCodeAt(0) - 97, Number(cell[1]) - 1]);

const ANGLE = (-27 * Math.PI) / 180;
const SQUASH = 0.6;
const [A, B, C, D] = [Math.cos(ANGLE), SQUASH * Math.sin(ANGLE), -Math.sin(ANGLE), SQUASH * Math.cos(ANGLE)];
const short = (value: number) => Number(value.toFixed(3));

/** The board is looked at from above and aside: how something drawn flat lies there, `up` above it. */
export function tilted(up: number, x = 0, y = 0): string {
  return `matrix(${[A, B, C, D, A * x + C * y, B * x + D * y - up].map(short).join(" ")})`;
}

const depth = ({ cells }: Laid) => cells.reduce((sum, [x, y]) => sum + B * x + D * y, 0) / cells.length;

/** The pieces in the L, those behind first. */
export const LAID: Laid[] = FILLED.map(([piece, cells, up = 0]) => ({ piece, cells: read(cells), up })).sort(
  (a, b) => depth(a) - depth(b),
);
export const HOLLOW: Cell[] = LAID.flatMap(({ cells }) => cells);

/** Pieces that lie beside the board, with where. */
export const LOOSE: { piece: Piece; cells: Cell[]; at: Cell }[] = [
  { piece: "V3", cells: shapeOf("V3"), at: [8.6, 1.2] },
  { piece: "I2", cells: turned(shapeOf("I2")), at: [-2.9, 6.8] },
  { piece: "O1", cells: shapeOf("O1"), at: [9.2, 8.4] },
];

/** A board with round corners. */
export function slab(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [right, down] = [width - 2 * radius, height - 2 * radius];
  const there = `h${right}${arc(radius, radius)}v${down}${arc(-radius, radius)}`;
  const back = `h${-right}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}`;
  return `M${x + radius} ${y}${there}${back}Z`;
}
