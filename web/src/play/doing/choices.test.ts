import { beforeAll, expect, test } from "vitest";
import { situation, recessOf, seatView } from "../../testing/table";
import { speak } from "../../words/words.svelte";
import type { View } from "../../wire/messages";
import { giversOf, ladder, type Row, takersOf } from "./ladder";
import { atRest, completer, fit, mayCome, wouldDo } from "../table/news";
import { follow } from "./order";

const square = recessOf("b2c2b3c3", ["I2", "b2c2"]);
const full = recessOf("b2c2b3c3", ["O4", "b2c2b3c3"]);
const wide = recessOf("a1b1c1a2b2c2");

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("en");
});

test("a puzzle is full, or lacks exactly one piece of the supply", () => {
  expect([square.isFull, full.isFull]).toEqual([false, true]);
  expect(completer(square, { I2: 1 })).toBe("I2");
  expect(completer(square, { O1: 2, I2: 0 })).toBeNull();
  expect(completer(full, { O1: 1 })).toBeNull();
  expect(atRest(square, { I2: 2 })).toMatchObject({ text: "I2 completes it", isBright: true });
  expect(atRest(wide, { I3: 2 })).toBeNull();
});

test("exactly one piece fills cells of its shape, however it lies", () => {
  const last = (cells: string) => recessOf(cells).lastPiece;
  expect([last("b2"), last("b2b3c3c4"), last("a1b1c1c2")]).toEqual(["O1", "S4", "L4"]);
  expect([last("a1b1c1a2b2c2"), recessOf("a1b1c1", ["O1", "b1"]).lastPiece]).toEqual([null, null]);
});

test("where a piece fits is every cell that some way of laying it covers", () => {
  expect(fit(recessOf("a1b1c1e5"), "I2")).toMatchObject({ lit: ["0,0", "1,0", "2,0"] });
  expect(fit(recessOf("c2c3c4"), "I3")).toMatchObject({ leaves: 0, rest: null });
  expect([fit(recessOf("a1b1c1"), "O4"), fit(full, "I4")]).toEqual([null, null]);
});

test("what a piece leaves is told with the one that would fill it, one at hand before others", () => {
  expect(fit(recessOf("b2b3c3c4c5"), "S4")).toMatchObject({ leaves: 1, rest: "O1" });
  const room = recessOf("a1b1c1d1a2");
  expect(fit(room, "O1", (piece) => piece === "I4")?.rest).toBe("I4");
  expect(fit(room, "O1", (piece) => piece === "L4")?.rest).toBe("L4");
  expect(fit(recessOf("a1c1e1"), "O1")).toMatchObject({ leaves: 2, rest: null });
});

test("a piece that might come completes, leaves something, or has no room", () => {
  expect(wouldDo(square, ["I2"], {}).news).toMatchObject({ text: "I2 completes it", isBright: true });
  expect(wouldDo(square, ["O1"], {}).news.text).toBe("O1 then O1");
  expect(wouldDo(wide, ["S4"], {}).news).toMatchObject({ text: "S4 2 cells left", isBright: false });
  expect(wouldDo(square, ["I3"], {})).toMatchObject({ lit: new Set(), news: { text: "no room for I3" } });
  expect(wouldDo(square, ["O1"], {}).lit).toEqual(new Set(["1,2", "2,2"]));
});

test("of several pieces those that fit are named, one that completes before all", () => {
  expect(wouldDo(square, ["V3", "I2"], {}).news.text).toBe("I2 completes it");
  expect(wouldDo(wide, ["V3", "I3", "I4"], {}).news.text).toBe("V3 I3 fit");
  expect(mayCome(wide, { O1: 1, I4: 1 }).text).toBe("O1 fits");
  expect(mayCome(wide, { I4: 1 }).text).toBe("nothing fits");
});

/** The ladder of somebody who has a piece, with so much in the reserve. */
function climb(given: "V3" | "O1" | "L5", reserve: View["reserve"], expansions: string[] = [], isGiven = true): Row[] {
  const now = situation({ expansions, reserve, seats: [seatView({ supply: { [given]: 1 } }), seatView()] });
  return ladder({ whyNot: (move) => now.whyNot(move, 0) }, isGiven ? given : null, [given], reserve);
}
const steps = (rows: Row[]) => rows.flatMap((row) => row.steps);

test("a ladder is rows of five: every piece has a place, what can be had for it, and why the rest cannot", () => {
  const rows = climb("V3", { I3: 3, V3: 2, I2: 4, O1: 1, T4: 5, S4: 0, I4: 0 });
  expect(rows.map((row) => row.levels)).toEqual([[4], [3, 2, 1]]);
  expect(rows[1]!.steps).toEqual([
    { piece: "I3", left: 3, why: null, isUp: false },
    { piece: "V3", left: 2, why: "itself", isUp: false },
    { piece: "I2", left: 4, why: null, isUp: false },
    { piece: "O1", left: 1, why: null, isUp: false },
  ]);
  expect(rows[0]!.steps.map((step) => [step.piece, step.why, step.isUp])).toEqual([
    ["I4", "gone", true],
    ["L4", "gone", true],
    ["O4", "gone", true],
    ["S4", "gone", true],
    ["T4", null, true],
  ]);
});

test("what is given changes no place: out of reach, or not given yet, it stands where it stood", () => {
  const places = (rows: Row[]) => rows.map((row) => row.steps.map((step) => step.piece));
  const far = climb("O1", { I2: 1, I3: 1, V3: 1, T4: 1 });
  expect(steps(far).flatMap((step) => (step.why ? [] : [step.piece]))).toEqual(["I2"]);
  const bare = climb("O1", { I2: 1 }, ["ghost"], false);
  expect(new Set(steps(bare).map((step) => step.why))).toEqual(new Set(["far"]));
  expect(steps(bare).some((step) => step.isUp)).toBe(false);
  const ghost = climb("L5", { T4: 1, P5: 1 }, ["ghost"]);
  for (const each of [far, bare, ghost]) expect(places(each)).toEqual(places(climb("V3", {})));
});

test("what can be given, and what for", () => {
  const legal = ["swap V3 I3", "swap O1 I2", "levelup I2 V3", "levelup I2 I3", "pass"];
  expect([giversOf(legal, "swap"), giversOf(legal, "levelup"), giversOf(legal, "ghost")]).toEqual([
    ["O1", "V3"],
    ["I2"],
    [],
  ]);
  expect([takersOf(legal, "levelup", "I2"), takersOf(legal, "levelup", null)]).toEqual([["V3", "I3"], []]);
});

test("the running order keeps what came first, and forgets what was taken back", () => {
  const one = follow([], [3], ["place 3 I2 a1b1"]);
  const two = follow(one, [1, 3], ["place 1 O1 c3"]);
  expect(two).toEqual([
    { slot: 3, piece: "I2" },
    { slot: 1, piece: "O1" },
  ]);
  expect(follow(two, [3], [])).toEqual([{ slot: 3, piece: "I2" }]);
  expect(follow([], [2], [])).toEqual([{ slot: 2, piece: null }]);
});
