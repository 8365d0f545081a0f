import { expect, test } from "vitest";
import {
  flipped,
  fromRows,
  isSame,
  laid,
  LEVEL,
  lying,
  PIECES,
  readCells,
  shapeOf,
  sizeOf,
  standing,
  toCorner,
  turned,
  writeCells,
} from "./cells";

test("cells are read and written in reading order", () => {
  expect(readCells("b1b2c2")).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
  expect(
    writeCells([
      [2, 1],
      [1, 1],
      [1, 0],
    ]),
  ).toBe("b1b2c2");
});

test("a piece has as many cells as its level, and four turns or two flips bring it back", () => {
  for (const piece of PIECES) {
    const shape = shapeOf(piece);
    expect(shape).toHaveLength(LEVEL[piece]);
    expect(isSame(turned(turned(turned(turned(shape)))), toCorner(shape))).toBe(true);
    expect(isSame(flipped(flipped(shape)), toCorner(shape))).toBe(true);
    expect(standing(piece)).toHaveLength(LEVEL[piece]);
  }
});

test("a quarter turn is clockwise", () => {
  expect(writeCells(turned(fromRows(["##", "#."])))).toBe(writeCells(fromRows(["##", ".#"])));
});

test("what would leave the field is laid nowhere", () => {
  expect(laid(shapeOf("I4"), [1, 0])?.length).toBe(4);
  expect(laid(shapeOf("I4"), [2, 0])).toBeNull();
  expect(laid(shapeOf("O1"), [0, -1])).toBeNull();
});

test("long pieces stand", () => {
  for (const piece of ["I2", "I3", "I4", "L4", "T4"] as const) {
    const [wide, high] = sizeOf(standing(piece));
    expect(high).toBeGreaterThan(wide);
  }
});

test("in a row no piece is higher than wide", () => {
  for (const piece of PIECES) expect(sizeOf(lying(piece))[1]).toBeLessThanOrEqual(sizeOf(lying(piece))[0]);
});
