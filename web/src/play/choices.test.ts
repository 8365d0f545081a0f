import { beforeAll, expect, test } from "vitest";
import { bringAlong } from "../draw/faces";
import { speak } from "../words/words.svelte";
import type { OwnPuzzle } from "../wire/messages";
import { ladder } from "./ladder";
import { atRest, completer, isFull, mayCome, wouldDo } from "./news";
import { follow } from "./order";

const square: OwnPuzzle = { id: "T01", placed: [["I2", "b2c2"]] };
const full: OwnPuzzle = { id: "T01", placed: [["O4", "b2c2b3c3"]] };
const wide: OwnPuzzle = { id: "T02", placed: [] };

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("en");
  bringAlong({
    T01: { points: 1, reward: "O1", cells: "b2c2b3c3" },
    T02: { points: 2, reward: "I2", cells: "a1b1c1a2b2c2" },
  });
});

test("a puzzle is full, or lacks exactly one piece of the supply", () => {
  expect([isFull(square), isFull(full)]).toEqual([false, true]);
  expect(completer(square, { I2: 1 })).toBe("I2");
  expect(completer(square, { O1: 2, I2: 0 })).toBeNull();
  expect(atRest(square, { I2: 2 })).toMatchObject({ text: "I2 completes it", isBright: true });
  expect(atRest(wide, { I3: 2 })).toBeNull();
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

test("a ladder has every level, what can be had on it, and why the rest cannot", () => {
  const rungs = ladder(
    "V3",
    new Set(["I3", "I2", "O1", "T4"]),
    { I3: 3, V3: 2, I2: 4, O1: 1, T4: 5, S4: 0, I4: 2 },
    [1, 2, 3, 4],
  );
  expect(rungs.map((rung) => [rung.level, rung.way])).toEqual([
    [4, "up"],
    [3, "own"],
    [2, "down"],
    [1, "down"],
  ]);
  expect(rungs[1]!.steps).toEqual([
    { piece: "I3", left: 3, why: null },
    { piece: "V3", left: 2, why: "itself" },
  ]);
  expect(rungs[0]!.steps.map((step) => [step.piece, step.why])).toEqual([
    ["I4", "far"],
    ["L4", "gone"],
    ["O4", "gone"],
    ["S4", "gone"],
    ["T4", null],
  ]);
});

test("a rung out of reach, an empty one, and none before a piece is given", () => {
  const rungs = ladder("O1", new Set(["I3"]), { I3: 1, V3: 1, T4: 1 }, [1, 2, 3, 4]);
  expect(rungs.map((rung) => rung.way)).toEqual(["far", "up", "none", "own"]);
  expect(ladder(null, new Set(), { O1: 1 }, [1]).map((rung) => rung.way)).toEqual(["none"]);
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
