import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import type { Happened } from "../../wire/messages";
import { view } from "../../testing/table";
import { roundBefore, tell, tellEach, tellWhole } from "./tell";

const naming = { name: (seat: number) => (seat === 0 ? "You" : "Quartz"), isYou: (seat: number) => seat === 0 };
const happened = (events: Happened["events"]): Happened => ({
  number: 5,
  decision: 3,
  seat: 0,
  move: "done",
  events: events!,
});

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("en");
});

test("who did something is told as you or by name", () => {
  expect(tell([{ kind: "gain", seat: 0, piece: "O1" }], naming)[0]).toMatchObject({ seat: 0, text: "gain O1" });
  expect(tell([{ kind: "gain", seat: 1, piece: "O1" }], naming)[0]).toMatchObject({ seat: 1, text: "gains O1" });
});

test("a puzzle that is completed is big news", () => {
  const [line] = tell([{ kind: "complete", seat: 0, slot: 1, puzzle: "W09", points: 1 }], naming);
  expect(line).toMatchObject({ isBig: true, text: "complete W09 for 1 point" });
});

test("what is taken back is said", () => {
  expect(tellEach([{ number: 5, decision: 3, seat: 1 }], naming)[0]![0]).toMatchObject({
    seat: 1,
    text: "undoes the last decision",
    isUndo: true,
  });
});

test("the opponent's move is explained step by step, each with its rule", () => {
  const events = [
    { kind: "take", seat: 0, puzzle: "W09", source: "G2", slot: 1 },
    { kind: "refill", puzzle: "W21", source: "G2", by_opponent: false },
    { kind: "opponent_take", puzzle: "W02", source: "G4", points: 2, columns: [1], equals: 1 },
    { kind: "opponent_locks", locks: [5, 0, 1], column: 1, moved: 5, supply: 3, columns: [2, 3] },
    { kind: "refill", puzzle: "W20", source: "G4", by_opponent: true },
  ];
  const [own, ...steps] = tell(events, naming);
  expect(own).toMatchObject({ seat: 0, isOpponents: false });
  expect(steps.map((step) => step.rules)).toEqual([["X6", "X7"], ["X8"], ["X9"], ["X10"]]);
  expect(steps.every((step) => step.isOpponents && step.seat === null)).toBe(true);
  expect(steps.map((step) => step.isBig)).toEqual([false, true, false, false]);
});

test("what the table shows is told only where nothing else was decided", () => {
  const under = { kind: "under", seat: 1, puzzle: "B02", row: "B" };
  const refill = { kind: "refill", puzzle: "B07", source: "B1", by_opponent: false };
  expect(tell([under, refill], naming)).toEqual([]);
  expect(tellWhole([under, refill], 1, naming).map((line) => line.text)).toEqual(["puts B02 under the black deck"]);
  const done = { kind: "done", seat: 1, action: "master" };
  expect(tellWhole([done], 1, naming).map((line) => line.text)).toEqual(["ends the Master Action"]);
  const complete = { kind: "complete", seat: 1, slot: 1, puzzle: "W09", points: 1 };
  expect(tellWhole([done, complete], 1, naming).map((line) => line.text)).toEqual(["completes W09 for 1 point"]);
});

test("the round in which things began is that of the first turn which ended", () => {
  const ended = (seat: number, round: number) =>
    happened([
      { kind: "end_turn", seat, round },
      { kind: "turn", seat: 0, round: round + 1 },
    ]);
  const now = view({ round: 12 });
  expect(roundBefore([happened([{ kind: "gain", seat: 0, piece: "O1" }])], now)).toBe(12);
  expect(roundBefore([happened([]), ended(1, 10), ended(1, 11)], now)).toBe(10);
  expect(roundBefore([], null)).toBe(1);
});
