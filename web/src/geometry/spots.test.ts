import { expect, test } from "vitest";
import { readCells, shapeOf, toCorner } from "./cells";
import { liesLike, litCells, nearest, readSpots } from "./spots";

const moves = ["take W1", "place 1 I2 b1b2", "place 1 I2 b2c2", "place 2 I2 a1b1", "place 1 O1 c2", "done"];

test("only placings are spots", () => {
  const spots = readSpots(moves);
  expect(spots.map((spot) => spot.text)).toEqual(["b1b2", "b2c2", "a1b1", "c2"]);
  expect(spots[2]).toMatchObject({ slot: 2, piece: "I2" });
});

test("a spot lies like a shape wherever it is", () => {
  const [standing, lying] = readSpots(moves) as [ReturnType<typeof readSpots>[0], ReturnType<typeof readSpots>[0]];
  expect(liesLike(lying, shapeOf("I2"))).toBe(true);
  expect(liesLike(standing, shapeOf("I2"))).toBe(false);
  expect(liesLike(standing, toCorner(readCells("d4d5")))).toBe(true);
});

test("a piece snaps to the nearest spot of its puzzle within a cell, and to none beyond", () => {
  const spots = readSpots(moves).filter((spot) => spot.piece === "I2");
  const lying = shapeOf("I2");
  expect(nearest(spots, 1, lying, 1.3, 0.8)?.text).toBe("b2c2");
  expect(nearest(spots, 1, lying, 3.4, 1)).toBeNull();
  expect(nearest(spots, 2, lying, 0.4, 0.4)?.text).toBe("a1b1");
});

test("lit cells are those that some spot covers", () => {
  expect(litCells(readSpots(moves), 2)).toEqual(new Set(["0,0", "1,0"]));
});
