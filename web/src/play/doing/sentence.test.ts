import { beforeAll, expect, test } from "vitest";
import { recessOf } from "../../testing/table";
import { speak } from "../../words/words.svelte";
import type { OwnPuzzle, Pending, View } from "../../wire/messages";
import type { Outcome } from "../table/outcome";
import { type Begun, sentence, type Told } from "./sentence";

const CELL = "c3";
const one: OwnPuzzle = { id: "T03", placed: [] };
const full: OwnPuzzle = { id: "T03", placed: [["O1", CELL]] };
const CELLS: Record<string, string> = { T03: CELL, T04: "a1b1c1d1e1a2b2c2" };
const big: OwnPuzzle = { id: "T04", placed: [] };

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("en");
});

function told(
  puzzles: (OwnPuzzle | null)[],
  supply: Told["supply"],
  words: string[],
  phase: View["phase"] = "turn",
  isDue = false,
): Told {
  return {
    view: { phase, to_decide: [0] } as unknown as View,
    actionsLeft: 2,
    placesLeft: 1,
    recess: ({ id, placed }) => recessOf(CELLS[id]!, ...placed),
    outcome: () => ({ completed: [{ slot: 1, puzzle: "T03" }], points: 2 }) as Outcome,
    seat: 0,
    isMyTurn: true,
    puzzles,
    supply,
    touches: { told: null, stopping: null, ways: (line) => line.join(", ") },
    name: () => "Quartz",
    mayDo: (word) => words.includes(word) || (word === "pass" && !isDue),
  };
}
const begun = (some: Partial<Begun> = {}): Begun => ({
  waiting: null,
  source: null,
  doing: null,
  dock: null,
  pending: null,
  given: null,
  hand: { piece: null, target: null, isLegal: false, spots: [] },
  look: { at: null },
  ...some,
});

test("at rest it says which piece completes which puzzle, and how many actions are left", () => {
  const said = sentence(told([one, null], { O1: 1 }, ["place", "take"]), begun());
  expect(said).toMatchObject({ text: "O1 completes T03.", more: "2 actions left" });
});

test("without puzzles it says so; where nothing fits too", () => {
  expect(sentence(told([null], { O1: 1 }, ["take", "gain"]), begun()).text).toBe("Take a puzzle: you have none.");
  expect(sentence(told([big], {}, ["take", "gain"]), begun()).text).toBe("No piece of yours fits right now.");
  expect(sentence(told([big], {}, ["pass"]), begun()).text).toBe("Nothing more can be done this turn.");
});

test("with nothing else to say it counts the actions", () => {
  expect(sentence(told([big], { I2: 1 }, ["place", "take"]), begun()).text).toBe("2 actions left");
});

test("r1 where every action is due it says so: the turn cannot be ended", () => {
  expect(sentence(told([big], { I2: 1 }, ["place", "take"], "turn", true), begun()).text).toBe(
    "2 actions left, and all must be used",
  );
  expect(sentence(told([one], { O1: 1 }, ["place"], "turn", true), begun())).toMatchObject({
    text: "O1 completes T03.",
    more: "2 actions left, and all must be used",
  });
});

test("during a Master Action it says how many puzzles may still get a piece, and what comes then", () => {
  const pending = { kind: "master", placed_on: [1] } as Pending;
  const said = sentence(told([full, big], { I2: 1 }, ["place"]), begun({ pending }));
  expect(sentence(told([big], { I2: 1 }, ["place"]), begun({ pending: { kind: "master" } })).text).toBe(
    "At most one piece on each puzzle, at least one in all.",
  );
  expect(said).toEqual({ text: "1 puzzle may still get a piece.", more: "T03 then brings 2 points." });
  expect(sentence(told([full, big], {}, ["done"]), begun({ pending })).text).toBe(
    "No other piece can be placed: end the action.",
  );
});

test("an option that is looked at is told as what goes and what comes", () => {
  const swap = begun({ doing: "swap", dock: "swap", look: { at: { move: "swap V3 S4", pieces: ["S4"] } } });
  expect(sentence(told([big], { V3: 1 }, ["swap"]), swap).text).toBe("V3 goes back, S4 comes.");
  const ghost = begun({
    doing: "ghost",
    dock: "ghost",
    look: { at: { move: "ghost U5 I2+V3", pieces: ["I2", "V3"] } },
  });
  expect(sentence(told([big], { U5: 1 }, ["ghost"]), ghost).text).toBe("U5 goes back, I2 and V3 come.");
});
