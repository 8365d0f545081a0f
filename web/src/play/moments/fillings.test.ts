import { expect, test } from "vitest";
import { puzzle, seatView, view } from "../../testing/table";
import type { Happened } from "../../wire/messages";
import { fillings } from "./fillings";

const happened = (seat: number, move?: string, done?: [slot: number, puzzle: string]): Happened => ({
  number: 1,
  decision: 1,
  seat,
  ...(move === undefined ? {} : { move }),
  ...(done ? { events: [{ kind: "complete", seat, slot: done[0], puzzle: done[1], points: 1 }] } : {}),
});

test("a puzzle that is completed lay as before, with the piece that was placed last", () => {
  const before = view({
    seats: [seatView({ puzzles: [{ ...puzzle(), placed: [["I2", "a1b1"]] }, null, null, null] })],
  });
  expect(fillings(before, [happened(0, "place 1 O1 c3", [1, "W01"])])).toEqual({
    W01: [
      ["I2", "a1b1"],
      ["O1", "c3"],
    ],
  });
  expect(fillings(before, [happened(0, "gain O1")])).toEqual({});
});

test("from the first entry on it is told without a view, and what was taken back does not count", () => {
  const log = [
    happened(0),
    happened(0, "place 1 O1 a1"),
    happened(0),
    happened(1, "place 1 O1 b2"),
    happened(0, "place 1 O1 c3", [1, "W01"]),
    happened(0, "place 1 I2 a1b1", [1, "W02"]),
  ];
  expect(fillings(null, log)).toEqual({ W01: [["O1", "c3"]], W02: [["I2", "a1b1"]] });
});
