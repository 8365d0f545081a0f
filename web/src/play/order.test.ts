import { beforeAll, describe, expect, it } from "vitest";
import { bringAlong } from "../draw/faces";
import { readSpots } from "../geometry/spots";
import type { OwnPuzzle } from "../wire/messages";
import { comingOf, endsOf } from "./order";
import { alsoCompletes, readSteps } from "./steps";

beforeAll(() =>
  bringAlong({
    W01: { points: 2, reward: "I2", cells: "c3" },
    B01: { points: 3, reward: "V3", cells: "a1b1" },
    B02: { points: 4, reward: "O1", cells: "a1b1c1" },
  }),
);

const open: OwnPuzzle = { id: "B01", placed: [] };
const begun: OwnPuzzle = { id: "B02", placed: [["O1", "a1"]] };
const full: OwnPuzzle = { id: "W01", placed: [["O1", "c3"]] };

describe("what the end of a Master action brings", () => {
  it("is told in the order of the slots, then what one more piece would add (P4)", () => {
    const spots = readSpots(["place 1 I2 a1b1", "place 1 O1 a1", "place 2 I2 b1c1"]);
    expect(endsOf([open, begun, full, null], spots).map(({ slot, piece, back }) => [slot, piece, back])).toEqual([
      [3, null, ["O1"]],
      [1, "I2", ["I2"]],
      [2, "I2", ["O1", "I2"]],
    ]);
    expect(comingOf([open, begun, full, null])).toBe(2);
  });

  it("names no piece that may not be placed there any more (T12)", () => {
    expect(endsOf([open, begun], readSpots(["place 1 O1 a1"]))).toEqual([]);
  });
});

describe("a plan's piece", () => {
  const steps = readSteps({
    steps: [
      { turn: 0, moves: ["take W1"] },
      { turn: 0, moves: ["place 4 I2 a1b1"] },
    ],
  } as never);

  it("that completes another puzzle by itself is named (P1)", () => {
    expect(alsoCompletes(steps, [begun, null], { I2: 1 })).toEqual({ piece: "I2", puzzle: "B02" });
  });

  it("is not named where it is not held, or the plan has no use for it", () => {
    expect(alsoCompletes(steps, [begun], {})).toBeNull();
    expect(alsoCompletes(steps, [{ ...full, placed: [] }], { O1: 1 })).toBeNull();
  });
});
