import { expect, test } from "vitest";
import { inTwo } from "./inTwo";

test("a number at the end of a name stands by itself, and nothing of the name is lost", () => {
  expect(inTwo("Novice 3")).toEqual(["Novice", " 3"]);
  expect(inTwo("Новачок 12")).toEqual(["Новачок", " 12"]);
});

test("other names are one", () => {
  for (const name of ["Ada", "R2D2", "7", "3 Musketeers", "Agent 86 B", "Guest 8703"])
    expect(inTwo(name)).toEqual([name, ""]);
});
