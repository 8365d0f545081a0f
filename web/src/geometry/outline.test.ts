import { expect, test } from "vitest";
import { fromRows, PIECES, shapeOf } from "./cells";
import { outline } from "./outline";

const loops = (path: string) => path.split("Z").filter(Boolean);
const corners = (path: string) => (path.match(/A/g) ?? []).length;

test("one cell has four outward corners", () => {
  const path = outline([[0, 0]], 20, 0, 3, 2);
  expect(loops(path)).toHaveLength(1);
  expect(corners(path)).toBe(4);
  expect(path).not.toContain("0 0 0 ");
});

test("an L has five corners outwards and one inwards", () => {
  const path = outline(shapeOf("V3"), 20, 0, 3, 2);
  expect(path.match(/ 0 0 1 /g)).toHaveLength(5);
  expect(path.match(/ 0 0 0 /g)).toHaveLength(1);
});

test("a ring has two loops, cells that touch by a corner one each", () => {
  expect(loops(outline(fromRows(["###", "#.#", "###"]), 10))).toHaveLength(2);
  expect(loops(outline(fromRows(["#.", ".#"]), 10))).toHaveLength(2);
});

test("every piece is one closed line that stays inside its cells when inset", () => {
  for (const piece of PIECES) {
    const path = outline(shapeOf(piece), 20, 1, 3, 2);
    expect(loops(path)).toHaveLength(1);
    const numbers = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap((match) => [
      Number(match[1]),
      Number(match[2]),
    ]);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
  }
});
