import { expect, test } from "vitest";
import { seatView } from "../testing/table";
import type { View } from "../wire/messages";
import { curveOf } from "./curve";
import type { Frame } from "../wire/recorded";

const start_scores = [0, 0];
const start = { round: 1, seats: [seatView(), seatView()], solo: null } as unknown as View;
const frame = (seat: number, round: number, scores: number[], more: Partial<Frame> = {}): Frame => ({
  seat,
  move: "gain O1",
  events: [{ kind: "turn", seat }],
  view: { round, phase: "turn" },
  scores,
  ...more,
});
const won = (seat: number, puzzle: string) => ({
  events: [
    { kind: "complete", seat, puzzle, points: 1 },
    { kind: "turn", seat },
  ],
});
const touching = { view: { round: 3, phase: "finishing" as const } };

test("the lead is told from when it was never lost again, with what was completed then", () => {
  const frames = [frame(0, 1, [1, 0]), frame(1, 2, [1, 2]), frame(0, 2, [4, 2], won(0, "B09")), frame(1, 3, [4, 3])];
  const curve = curveOf({ start, start_scores, frames, winners: [0] });
  expect(curve.lines).toEqual([
    [0, 1, 1, 4, 4],
    [0, 0, 2, 2, 3],
  ]);
  expect(curve.rounds.map((each) => each.round)).toEqual([1, 2]);
  expect(curve.lead).toEqual({ seat: 0, at: 3, round: 2, isByTouches: false, puzzles: ["B09"] });
});

test("what the touches cost on their way is no change of the lead", () => {
  const frames = [
    frame(0, 1, [3, 0]),
    frame(1, 2, [3, 2], touching),
    frame(0, 3, [1, 2], touching),
    frame(0, 3, [6, 2], { view: { phase: "over" } }),
  ];
  expect(curveOf({ start, start_scores, frames, winners: [0] }).lead).toMatchObject({ at: 1, isByTouches: false });
});

test("a game that the touches turned says so; one level on points says nothing", () => {
  const frames = [frame(0, 1, [0, 3]), frame(1, 2, [0, 3], touching), frame(0, 3, [4, 3], { view: { phase: "over" } })];
  expect(curveOf({ start, start_scores, frames, winners: [0] }).lead).toMatchObject({
    at: 3,
    isByTouches: true,
    puzzles: [],
  });
  // X16: what the other lost in the end is nothing that the winner did.
  const lost = [frame(0, 1, [10, 8]), frame(0, 2, [10, 8], touching), frame(0, 3, [7, 8], { view: { phase: "over" } })];
  expect(curveOf({ start, start_scores, frames: lost, winners: [1] }).lead).toBeNull();
  expect(curveOf({ start, start_scores, frames: [frame(0, 1, [2, 2])], winners: [1] }).lead).toBeNull();
  expect(curveOf({ start, start_scores, frames: [frame(0, 1, [2, 2])], winners: [0, 1] }).lead).toBeNull();
});
