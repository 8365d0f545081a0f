/** What a piece would do on a puzzle: where it fits, what it leaves, and which single piece would fill the rest. */
import { type Cell, flipped, laid, type Piece, PIECES, shapeOf, SIDE, turned } from "./cells";

/** Cells as bits, one a cell of the field: dozens of places are compared in no time. */
export type Mask = number;

export const maskOf = (cells: readonly Cell[]): Mask =>
  cells.reduce((mask, [column, row]) => mask | (1 << (row * SIDE + column)), 0);

const size = (mask: Mask): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
};

/** Every way to lay each piece on the field, and which piece lies like that. */
const ways = new Map<Piece, Mask[]>();
const lying = new Map<Mask, Piece>();

function everyWay(): void {
  for (const piece of PIECES) {
    const masks = new Set<Mask>();
    for (let shape = shapeOf(piece), side = 0; side < 2; side++, shape = flipped(shape)) {
      for (let quarter = 0; quarter < 4; quarter++, shape = turned(shape)) {
        for (let at = 0; at < SIDE * SIDE; at++) {
          const cells = laid(shape, [at % SIDE, Math.floor(at / SIDE)]);
          if (cells) masks.add(maskOf(cells));
        }
      }
    }
    ways.set(piece, [...masks]);
    for (const mask of masks) lying.set(mask, piece);
  }
}

const waysOf = (piece: Piece): Mask[] => {
  if (!ways.size) everyWay();
  return ways.get(piece)!;
};

/** The one piece that fills exactly these cells, if there is one. */
export function filler(free: Mask): Piece | null {
  if (!ways.size) everyWay();
  return lying.get(free) ?? null;
}

export interface Fit {
  /** Cells that it could cover. */
  lit: Set<string>;
  /** How many cells stay open. */
  leaves: number;
  /** A piece that would fill what it leaves, laid well. */
  rest: Piece | null;
}

/** What a piece would do here; null where it has no room. Of pieces that fill the rest, those at hand are first. */
export function fit(piece: Piece, free: Mask, atHand: (piece: Piece) => boolean = () => false): Fit | null {
  const places = waysOf(piece).filter((way) => (way & ~free) === 0);
  if (!places.length) return null;
  const rests = places.flatMap((way) => filler(free & ~way) ?? []);
  const covered = places.reduce((all, way) => all | way, 0);
  const lit = new Set<string>();
  for (let at = 0; at < SIDE * SIDE; at++) if (covered & (1 << at)) lit.add(`${at % SIDE},${Math.floor(at / SIDE)}`);
  return { lit, leaves: size(free) - size(places[0]!), rest: rests.find(atHand) ?? rests[0] ?? null };
}
