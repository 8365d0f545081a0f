import { expect, test } from "vitest";
import { faceOf } from "../draw/faces";
import { writeCells } from "../geometry/cells";
import type { OwnPuzzle, SeatView, Touched } from "../wire/messages";
import { signed, sumsOf, tieOf, waysOf } from "./account";
import { isFull } from "./news";

const bare: OwnPuzzle = { id: "W15", placed: [] };
const full: OwnPuzzle = { id: "W22", placed: [["O1", writeCells(faceOf("W22").cells)]] };
const told = (rest: Partial<Touched>): Touched => ({
  type: "touches",
  table: "t",
  seat: 0,
  decision: 9,
  best: 3,
  ...rest,
});

test("a puzzle is full when every cell is covered", () => {
  expect([isFull(bare), isFull(full)]).toEqual([false, true]);
});

test("each puzzle has its sum, and none is made up before the server said it", () => {
  expect(sumsOf([bare, full, null], null).map((sum) => sum?.kind)).toEqual(["unknown", "full", undefined]);
  const [fill, done, never] = sumsOf(
    [bare, full, bare],
    told({
      line: ["place 1 O1 c3", "place 1 I2 a1b1"],
      puzzles: [
        { slot: 1, gain: 5, pieces: ["O1", "I2"] },
        { slot: 3, gain: 1, pieces: null },
      ],
    }),
  );
  expect(fill).toMatchObject({ kind: "fill", net: 3, isBest: true, isBegun: false });
  expect(done).toMatchObject({ kind: "full", isBegun: true });
  expect(never).toMatchObject({ kind: "never", isBest: false });
});

test("the best way is told puzzle by puzzle", () => {
  expect(waysOf([bare, null, full], ["place 1 O1 c3", "place 3 I2 a1b1", "place 1 I3 a1a2a3"])).toEqual([
    { id: "W15", pieces: ["O1", "I3"] },
    { id: "W22", pieces: ["I2"] },
  ]);
});

test("a puzzle that is full counts for the tie-break before it is on the pile", () => {
  const seat = {
    pile: [null, "W01"],
    noted: { points: null, puzzles: 2, m: 0 },
    puzzles: [bare, full, null, null],
    supply: { O1: 2, I2: 1 },
  } as unknown as SeatView;
  expect(tieOf(seat)).toEqual({ puzzles: 5, pieces: 3 });
});

test("gains and losses have their sign", () => {
  expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
});
