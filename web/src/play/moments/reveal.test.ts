import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reveal, stepsOf } from "./reveal.svelte";
import { TIMES } from "./times";

const RANKING = [
  { seat: 2, isWinner: true },
  { seat: 0, isWinner: false },
  { seat: 1, isWinner: false },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("from the last to the first, then a silence, then the winner", () => {
  expect(stepsOf(RANKING).map((step) => step.seats)).toEqual([[1], [0], [], [2]]);
});

test("those who share a victory come together; where nobody wins, whoever is ahead comes last", () => {
  const shared = RANKING.map((each) => ({ ...each, isWinner: each.seat !== 1 }));
  expect(stepsOf(shared).map((step) => step.seats)).toEqual([[1], [], [2, 0]]);
  expect(stepsOf(RANKING.map((each) => ({ ...each, isWinner: false }))).map((step) => step.seats)).toEqual([
    [1],
    [0],
    [],
    [2],
  ]);
});

test("each seat has its time, and stays", () => {
  const told = vi.fn();
  const reveal = new Reveal(stepsOf(RANKING), told);
  expect(reveal.isSaid).toBe(false);
  const times = () => [1, 0, 2].map((seat) => reveal.timeOf(seat));
  expect(times()).toEqual([TIMES.row, null, null]);
  vi.advanceTimersByTime(TIMES.row);
  expect(times()).toEqual([0, TIMES.row, null]);
  vi.advanceTimersByTime(TIMES.row);
  expect(times()).toEqual([0, 0, null]);
  vi.advanceTimersByTime(TIMES.silence);
  expect([times(), reveal.isOn, reveal.isSaid]).toEqual([[0, 0, TIMES.sweep], true, true]);
  vi.advanceTimersByTime(TIMES.sweep);
  expect([times(), reveal.isOn]).toEqual([[0, 0, 0], false]);
  expect(told).toHaveBeenCalledTimes(4);
});

test("a press leads to the end of it", () => {
  const told = vi.fn();
  const reveal = new Reveal(stepsOf(RANKING), told);
  reveal.skip();
  expect([1, 0, 2].map((seat) => reveal.timeOf(seat))).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(10_000);
  expect([reveal.isOn, told.mock.calls.length]).toEqual([false, 1]);
});
