import { expect, test } from "vitest";
import type { Planned } from "../../wire/messages";
import { byTurn, inOrder, readLine, readSteps, usesOf } from "./steps";

const planned = (...moves: string[][]): Planned => ({
  type: "plan",
  table: "t",
  seat: 0,
  decision: 4,
  source: "B4",
  puzzle: "B08",
  slot: 4,
  actions: moves.length,
  steps: moves.map((each, at) => ({ turn: Math.floor((at + 2) / 3), moves: each })),
});
const plan = planned(
  ["take B4"],
  ["place 4 O4 a4b4a5b5"],
  ["gain O1"],
  ["swap O1 I2"],
  ["place 4 I2 d2d3"],
  ["ghost U5 I2+V3", "place 4 V3 c3c4d4", "done"],
);

test("every action says what goes, what comes and what is laid", () => {
  const steps = readSteps(plan);
  expect(steps.map((step) => step.does)).toEqual(["take", "place", "gain", "swap", "place", "ghost"]);
  expect(steps[1]).toMatchObject({ number: 1, turn: 1, gives: null, gets: [], lays: { piece: "O4" } });
  expect(steps[2]).toMatchObject({ gives: null, gets: ["O1"], lays: null });
  expect(steps[3]).toMatchObject({ gives: "O1", gets: ["I2"] });
  expect(steps[5]).toMatchObject({ gives: "U5", gets: ["I2", "V3"], lays: { piece: "V3" } });
  expect(steps[4]!.lays!.cells).toEqual([
    [3, 1],
    [3, 2],
  ]);
});

test("a piece of the supply wears the numbers of the steps that use it up", () => {
  const steps = readSteps(plan);
  expect(usesOf(steps, "O4", 2)).toEqual([1]);
  expect(usesOf(steps, "O1", 1)).toEqual([3]);
  expect(usesOf(steps, "V3", 1)).toEqual([]);
  expect(usesOf(steps, "I2", 0)).toEqual([]);
  expect(usesOf(readSteps(planned(["take W1"], ["place 1 O1 a1"], ["place 1 O1 b1"])), "O1", 2)).toEqual([1, 2]);
});

test("the turns stand by themselves, and what is far away is only counted", () => {
  const { turns, more } = byTurn(readSteps(plan), 2);
  expect(turns.map((turn) => turn.map((step) => step.number))).toEqual([[0], [1, 2, 3]]);
  expect(more).toBe(2);
  expect(byTurn(readSteps(plan).slice(0, -1), 2)).toMatchObject({ turns: { length: 3 }, more: 0 });
});

test("without a way there are no steps", () => {
  const none: Planned = { ...plan };
  delete none.steps;
  expect(readSteps(none)).toEqual([]);
});

test("the line of a hint is numbered from one, and what is no action of a plan stays a move", () => {
  const line = readLine(["take W2", "master", "place 1 I2 b2c2", "levelup I2 V3"]);
  expect(line).toMatchObject([
    { number: 1, does: "take" },
    { number: 2, move: "master" },
    { number: 3, does: "place", lays: { piece: "I2" } },
    { number: 4, does: "swap", gives: "I2", gets: ["V3"] },
  ]);
});

test("the sentences of a hint come in the order of its steps, with their numbers", () => {
  const told = (key: string, args: Record<string, string> = {}) => ({
    key: `reason-${key}`,
    args: Object.fromEntries(Object.entries(args).map(([place, value]) => [place, ["", value]] as const)),
  });
  const at = {
    rows: { W: ["W22", "W21", "W19", "W02"], B: ["B14", null, null, null] },
    slots: ["W09", null, null, null],
  };
  const takes = [
    told("take-needs", { puzzle: "W02" }),
    told("take-needs", { puzzle: "B14" }),
    told("swap-for", { given: "I2", taken: "I3", puzzle: "W02" }),
  ];
  const read = (...[sentences, line]: [Parameters<typeof inOrder>[0], string[]]) =>
    inOrder(sentences, line, at).map(({ sentence, step }) => [
      sentence.key.slice(7),
      sentence.args["puzzle"]?.[1],
      step,
    ]);
  expect(read(takes, ["take W4", "swap I2 I3", "take B1"])).toEqual([
    ["take-needs", "W02", 1],
    ["swap-for", "W02", 2],
    ["take-needs", "B14", 3],
  ]);
  const places = [
    told("complete-piece", { puzzle: "B14" }),
    told("end"),
    told("near-needs", { puzzle: "W09" }),
    told("gain-on", { first: "O1", taken: "I2" }),
  ];
  expect(read(places, ["gain O1", "take B1", "place 1 O1 a1", "master", "place 2 I2 a1b1", "place 2 O1 c3"])).toEqual([
    ["gain-on", undefined, 1],
    ["near-needs", "W09", 3],
    ["complete-piece", "B14", 6],
    ["end", undefined, null],
  ]);
});
