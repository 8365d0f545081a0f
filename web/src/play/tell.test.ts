import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import type { Happened, View } from "../wire/messages";
import { tell, tellEach } from "./tell";

const naming = { name: (seat: number) => (seat === 0 ? "You" : "Quartz"), isYou: (seat: number) => seat === 0 };
const solo = { variant: "solo", final_round: null, rows: { G: ["W01", "W09", "B01", "W02", "W10", "B02", "W03", "W11", "B03"] }, solo: { locks: [0, 1, 2], supply: 3, pile: [] } } as unknown as View;
const happened = (events: Happened["events"], move: string | undefined = "done"): Happened => ({ number: 5, decision: 3, seat: 0, ...(move ? { move } : {}), events: events! });

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("en");
});

test("who did something is told as you or by name", () => {
  expect(tell([happened([{ kind: "gain", seat: 0, piece: "O1" }])], null, naming)[0]).toMatchObject({ seat: 0, text: "gain O1" });
  expect(tell([happened([{ kind: "gain", seat: 1, piece: "O1" }])], null, naming)[0]).toMatchObject({ seat: 1, text: "gains O1" });
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
  const [before, after] = tellEach([first, second], null, true, naming);
  expect(before!.map((step) => step.rules)).toEqual([["X8"]]);
  expect(after!.map((step) => step.rules)).toEqual([["X6", "X7"], ["X8"], ["X9"]]);
  for (const step of [...before!, ...after!]) expect(step.text).not.toMatch(/  |: ,|\{|now \./);
});
