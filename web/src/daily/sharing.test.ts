import { expect, test } from "vitest";
import { cellsOf, inLetters, isBest } from "./sharing";

const NOT_AT_ALL = 9;

test("points are cells, and those that were missed are dark", () => {
  expect(inLetters(cellsOf("points", { figure: 4, best: 6 }, NOT_AT_ALL))).toBe("■■■■□□");
  expect(inLetters(cellsOf("touches", { figure: 3, best: 3 }, NOT_AT_ALL))).toBe("■■■");
});

test("an end below zero has no cell lit", () => {
  expect(inLetters(cellsOf("touches", { figure: -2, best: 3 }, NOT_AT_ALL))).toBe("□□□");
});

test("of actions those are dark that were too many", () => {
  expect(inLetters(cellsOf("both", { figure: 3, best: 2 }, NOT_AT_ALL))).toBe("■■□");
  expect(inLetters(cellsOf("both", { figure: 2, best: 2 }, NOT_AT_ALL))).toBe("■■");
  expect(inLetters(cellsOf("both", { figure: NOT_AT_ALL, best: 3 }, NOT_AT_ALL))).toBe("□□□");
});

test("a long row of cells is shortened in its proportion", () => {
  expect(inLetters({ lit: 12, of: 24 })).toBe("■■■■■■□□□□□□");
});

test("only as many as there are is the best", () => {
  expect(isBest({ figure: 6, best: 6 })).toBe(true);
  expect(isBest({ figure: 5, best: 6 })).toBe(false);
  expect(isBest({ figure: 3, best: 2 })).toBe(false);
});
