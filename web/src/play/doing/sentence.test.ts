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
    chairs: [],
    away: { of: () => null },
    seat: 0,
    isMyTurn: true,
    heldMove: null,
    whyNot: () => null,
    showing: null,
    puzzles,
    supply,
    touches: { told: null, stopping: null, ways: (line) => line.join(", ") },
    name: () => "Quartz",
    mayDo: (word) => words.includes(word) || (word === "pass" && !isDue),
  };
}
const begun = (some: Partial<Begun> = {}): Begun => ({
  main: null,
  endsAtOnce: () => false,
  source: null,
  doing: null,
  dock: null,
  pending: null,
  given: null,
  hand: { piece: null, target: null, isLegal: false, isDragged: false, spots: [] },
  look: { at: null },
  coach: null,
  ...some,
});

test("a piece that goes nowhere hears why: it has no room, or something else comes first", () => {
  const hand = { piece: "I2" as const, target: null, isLegal: false, isDragged: false, spots: [] };
  const tight = told([one, null], { I2: 1 }, ["place"]);
  expect(sentence(tight, begun({ hand })).text).toBe("I2 fits nowhere right now.");
  const refusal = { code: "master_once_a_puzzle", rule: "T11", args: {} };
  const used = { ...told([big, null], { I2: 1 }, ["place"]), whyNot: () => refusal };
  expect(sentence(used, begun({ hand })).text).toBe("A Master Action places at most one piece on each puzzle.");
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
  expect(sentence(told([big], { V3: 1 }, ["swap"]), swap).text).toBe("You give V3 and get S4.");
  const ghost = begun({
    doing: "ghost",
    dock: "ghost",
    look: { at: { move: "ghost U5 I2+V3", pieces: ["I2", "V3"] } },
  });
  expect(sentence(told([big], { U5: 1 }, ["ghost"]), ghost).text).toBe("You give U5 and get I2 and V3.");
});

test("a turn that is played waits to be ended, and what will not wait says so before", () => {
  const held = (heldMove: string) => sentence({ ...told([one], {}, []), heldMove }, begun()).text;
  expect(held("gain O1")).toBe("Your turn is played. End it, or undo.");
  expect(held("pass")).toBe("Your other actions stay unused. End your turn, or undo.");
  const source = begun({ source: "W1", main: { move: "take W1", key: "take" }, endsAtOnce: () => true });
  expect(sentence(told([one], {}, []), source).text).toBe("This turns up a new puzzle, so your turn ends at once.");
  const turn = told([one], {}, []);
  const finishing = { ...turn, view: { ...turn.view!, phase: "finishing" as const } };
  const done = begun({ main: { move: "done", key: "finish" }, endsAtOnce: () => true });
  expect(sentence(finishing, done).text).toContain("Each piece you place costs 1 point");
});

test("while others are shown it says what they do, and how to skip ahead", () => {
  const at = (showing: Partial<NonNullable<Told["showing"]>>) =>
    sentence({ ...told([one], {}, []), showing: { isOn: true, again: null, text: "", seat: 1, ...showing } }, begun());
  expect(at({}).text).toBe("Quartz plays.");
  expect(at({ text: "Quartz gains O1" })).toMatchObject({
    text: "Quartz gains O1",
    keys: [[["␣"], "main-skip-ahead"]],
  });
  expect(at({ text: "Quartz gains O1", again: { at: 1, of: 3 } }).text).toBe("Again, 1 of 3: Quartz gains O1");
});

test("whoever is away is not thinking, and it says for how long; a bot that stands in is", () => {
  const waiting = { ...told([null], {}, []), isMyTurn: false, away: { of: () => 80 } };
  expect(sentence(waiting, begun())).toMatchObject({
    text: "Quartz has been away for 1:20.",
    more: "The seat stays theirs.",
  });
  const timed = { ...waiting, chairs: [{ name: "Quartz", clock: 200, away: 80 }] };
  expect(sentence(timed, begun()).more).toBe("Their clock runs on.");
  const held = { ...waiting, chairs: [{ bot: "casual", kept_for: "Quartz", away: 80 }] };
  expect(sentence(held, begun()).text).toBe("Quartz is thinking.");
});

test("two who decide at once are two", () => {
  const chairs = [{ bot: "casual" }, { bot: "casual" }];
  const waiting = { ...told([null], {}, []), chairs, isMyTurn: false, name: (seat: number) => ["Ada", "Bo"][seat]! };
  expect(sentence({ ...waiting, view: { ...waiting.view!, to_decide: [0, 1] } }, begun()).text).toBe(
    "Ada and Bo are thinking.",
  );
});
