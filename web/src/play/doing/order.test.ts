import { describe, expect, it } from "vitest";
import { asked, puzzle, recessOf, seatView } from "../../testing/table";
import { readSpots } from "../../geometry/spots";
import type { OwnPuzzle, SeatView } from "../../wire/messages";
import { comingOf, endsOf } from "./order";
import { alsoCompletes, readSteps } from "./steps";

/** A Master action in which the third puzzle was filled; W01 is b2c2d2 above c3 and c4. */
function placing(supply: SeatView["supply"], ...puzzles: (OwnPuzzle | null)[]) {
  const pending = { kind: "master" as const, placed_on: [3] };
  const mine = seatView({ supply, puzzles: [...puzzles, full, null], master_used: true, pending });
  const told = asked({ seats: [mine, seatView()] });
  return { ...told, spots: readSpots(told.legal) };
}

const full = puzzle("W22", ["I2", "c3c4"]);
const open = puzzle("W01", ["I3", "b2c2d2"]);
const begun = puzzle("W02", ["V3", "b2b3c3"], ["I3", "b4c4d4"]);

describe("what the end of a Master action brings", () => {
  it("is told in the order of the slots, then what one more piece would add (P4)", () => {
    const table = placing({ I2: 1, O1: 1 }, open, begun);
    expect(endsOf(table).map(({ slot, piece, back }) => [slot, piece, back])).toEqual([
      [3, null, ["I2"]],
      [1, "I2", ["I3", "I2"]],
      [2, "O1", ["V3", "I3", "O1"]],
    ]);
    expect(comingOf(table)).toBe(0);
  });

  it("adds the points of what is full", () => {
    const pending = { kind: "master" as const, placed_on: [1] };
    const done = puzzle("W01", ["I3", "b2c2d2"], ["I2", "c3c4"]);
    const mine = seatView({ puzzles: [done, null, null, null], master_used: true, pending });
    expect(comingOf(asked({ seats: [mine, seatView()] }))).toBe(2);
  });

  it("names no piece that may not be placed there any more (T12)", () => {
    expect(endsOf(placing({ O4: 1 }, open, begun)).map(({ slot }) => slot)).toEqual([3]);
  });
});

describe("a plan's piece", () => {
  const steps = readSteps({
    steps: [
      { turn: 0, moves: ["take W1"] },
      { turn: 0, moves: ["place 4 I2 a1b1"] },
    ],
  } as never);
  const among = (supply: SeatView["supply"], cells: string) => ({
    supply,
    puzzles: [puzzle("W02"), null],
    recess: () => recessOf(cells),
  });

  it("that completes another puzzle by itself is named (P1)", () => {
    expect(alsoCompletes(steps, among({ I2: 1 }, "b1c1"))).toEqual({ piece: "I2", puzzle: "W02" });
  });

  it("is not named where it is not held, or the plan has no use for it", () => {
    expect(alsoCompletes(steps, among({}, "b1c1"))).toBeNull();
    expect(alsoCompletes(steps, among({ O1: 1 }, "c3"))).toBeNull();
  });
});
