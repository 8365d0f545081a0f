import { expect, test } from "vitest";
import type { OwnPuzzle, Touched } from "../../wire/messages";
import { signed, sumsOf, waysOf } from "./account";

const bare: OwnPuzzle = { id: "W15", placed: [] };
const begun: OwnPuzzle = { id: "W22", placed: [["O1", "c3"]] };
const told = (rest: Partial<Touched>): Touched => ({
  type: "touches",
  table: "t",
  seat: 0,
  decision: 9,
  best: 3,
  ...rest,
});

test("each puzzle has its sum, and none is made up before it was told", () => {
  expect(sumsOf([bare, begun, null], [4, 0, null], null).map((sum) => sum?.kind)).toEqual([
    "unknown",
    "full",
    undefined,
  ]);
  const [fill, done, never] = sumsOf(
    [bare, begun, bare],
    [4, 0, 4],
    told({
      puzzles: [
        { slot: 1, gain: 5, pieces: ["O1", "I2"], saved: 2, net: 3, is_best: true },
        { slot: 3, gain: 1, pieces: null, saved: 0, net: 1, is_best: false },
      ],
    }),
  );
  expect(fill).toMatchObject({ kind: "fill", open: 4, saved: 2, net: 3, isBest: true, isBegun: false });
  expect(done).toMatchObject({ kind: "full", isBegun: true });
  expect(never).toMatchObject({ kind: "never", isBest: false });
});

test("the best way is told puzzle by puzzle", () => {
  expect(waysOf([bare, null, begun], ["place 1 O1 c3", "place 3 I2 a1b1", "place 1 I3 a1a2a3"])).toEqual([
    { id: "W15", pieces: ["O1", "I3"] },
    { id: "W22", pieces: ["I2"] },
  ]);
});

test("gains and losses have their sign", () => {
  expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
});
