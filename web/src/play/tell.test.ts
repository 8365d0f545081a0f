import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import type { Happened, View } from "../wire/messages";
import { view } from "../testing/table";
import { roundBefore, tell, tellEach } from "./tell";

const naming = { name: (seat: number) => (seat === 0 ? "You" : "Quartz"), isYou: (seat: number) => seat === 0 };
const solo = {
  variant: "solo",
  final_round: null,
  rows: { G: ["W01", "W09", "B01", "W02", "W10", "B02", "W03", "W11", "B03"] },
  solo: { locks: [0, 1, 2], supply: 3, pile: [] },
} as unknown as View;
const happened = (events: Happened["events"], move: string | undefined = "done"): Happened => ({
  number: 5,
  decision: 3,
  seat: 0,
  ...(move ? { move } : {}),
  events: events!,
});

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("en");
});

test("who did something is told as you or by name", () => {
  expect(tell([happened([{ kind: "gain", seat: 0, piece: "O1" }])], null, naming)[0]).toMatchObject({
    seat: 0,
    text: "gain O1",
  });
  expect(tell([happened([{ kind: "gain", seat: 1, piece: "O1" }])], null, naming)[0]).toMatchObject({
    seat: 1,
    text: "gains O1",
  });
});

test("a puzzle that is completed is big news", () => {
  const [line] = tell([happened([{ kind: "complete", seat: 0, slot: 1, puzzle: "W09", points: 1 }])], null, naming);
  expect(line).toMatchObject({ isBig: true, text: "complete W09 for 1 point" });
});

test("what is taken back is said", () => {
  expect(tell([{ number: 5, decision: 3, seat: 1 }], null, naming)[0]?.text).toBe("takes a decision back");
});

test("the opponent's move is explained step by step, each with its rule", () => {
  const events = [
    { kind: "opponent_take", puzzle: "W02", source: "G4", points: 2 },
    { kind: "opponent_locks", locks: [5, 0, 1] },
    { kind: "refill", puzzle: "W20", source: "G4" },
  ];
  const steps = tell([happened(events)], solo, naming);
  expect(steps.map((step) => step.rules)).toEqual([["X6", "X7"], ["X8"], ["X9"], ["X10"]]);
  expect(steps[0]!.text).toContain("column 1");
  expect(steps[2]!.text).toContain("5 locks");
  expect(steps[2]!.text).toContain("3 from its supply, 1 from column 2, and 1 from column 3");
});

test("begun in the middle, nothing is said of locks until they were seen", () => {
  const take = (puzzle: string, source: string) => ({ kind: "opponent_take", puzzle, source, points: 2 });
  const first = happened([take("W02", "G4"), { kind: "opponent_locks", locks: [5, 0, 1] }]);
  const second = happened([take("W10", "G5"), { kind: "opponent_locks", locks: [4, 2, 0] }]);
  const [before, after] = tellEach([first, second], null, solo, naming);
  expect(before!.map((step) => step.rules)).toEqual([["X8"]]);
  expect(after!.map((step) => step.rules)).toEqual([["X6", "X7"], ["X8"], ["X9"]]);
  for (const step of [...before!, ...after!]) expect(step.text).not.toMatch(/  |: ,|\{|now \./);
});

// After a reload nobody knows how it was before

const ends = (now: Partial<View>, kind: string) =>
  tellEach([happened([{ kind, final_round: 7 }])], null, view(now), naming)[0]![0]!;

test("how the end comes is told by the variant, after a reload too", () => {
  expect(ends({ variant: "standard", final_round: 7 }, "end_triggered").rules).toEqual(["E1", "E2"]);
  expect(ends({ variant: "solo", final_round: 7 }, "end_triggered").rules).toEqual(["X13", "X14"]);
  const lineClear = ends({ variant: "line-clear", final_round: 7 }, "end_triggered");
  expect(lineClear.rules).toEqual(["E1", "L6"]);
  expect(lineClear.text).toContain("come back to You");
});

test("an early end keeps its reason after a reload", () => {
  expect(ends({ phase: "finishing", final_round: null }, "finishing").rules).toEqual(["E8", "E3"]);
  expect(ends({ phase: "finishing", final_round: 7 }, "finishing").rules).toEqual(["E3"]);
});

test("the round in which things began follows from the turns that began since", () => {
  const turn = (seat: number, round: number) =>
    happened([
      { kind: "end_turn", seat: 1 },
      { kind: "turn", seat, round },
    ]);
  const before = (variant: View["variant"], ...all: Happened[]) => roundBefore(all, view({ variant, round: 12 }));
  expect(before("standard", happened([{ kind: "gain", seat: 0, piece: "O1" }]))).toBe(12);
  expect(before("standard", happened([]), turn(1, 11), turn(0, 12))).toBe(11);
  expect(before("standard", turn(0, 12))).toBe(11);
  expect(before("solo", turn(0, 12))).toBe(11);
  expect(before("line-clear", turn(2, 12))).toBe(11);
});
