import { stored } from "../testing/browser";
import { beforeEach, expect, test } from "vitest";
import { kept, keepMoves, keepOutcome, keepTrained, playedDays } from "./kept";

beforeEach(() => stored.clear());

test("a day is played once: what came first stays", () => {
  keepOutcome("2026-11-18", { figure: 4, best: 6 });
  keepOutcome("2026-11-18", { figure: 6, best: 6 });
  expect(kept().days).toEqual({ "2026-11-18": { figure: 4, best: 6 } });
  expect([...playedDays()]).toEqual(["2026-11-18"]);
});

test("what was decided is there again after the page was loaded anew", () => {
  keepMoves("2026-11-18", ["master", "place 1 O1 c3"]);
  expect(kept().last).toEqual({ day: "2026-11-18", moves: ["master", "place 1 O1 c3"] });
});

test("what is no day is no day in a row", () => {
  stored.set("projectl.daily", JSON.stringify({ days: { nonsense: { figure: 1, best: 1 } } }));
  expect([...playedDays()]).toEqual([]);
  stored.set("projectl.daily", "{");
  expect(kept().days).toEqual({});
});

test("a puzzle solved in training counts once, and not for the days", () => {
  keepTrained("2032-03-01");
  keepTrained("2032-03-01");
  expect(kept().trained).toEqual(["2032-03-01"]);
  expect(playedDays().size).toBe(0);
});
