import { expect, test } from "vitest";
import { readCells } from "./cells";
import { filler, fit, maskOf } from "./fits";

const free = (text: string) => maskOf(readCells(text));

test("exactly one piece fills cells of its shape, however it lies", () => {
  expect(filler(free("b2"))).toBe("O1");
  expect(filler(free("b2b3c3c4"))).toBe("S4");
  expect(filler(free("a1b1c1c2"))).toBe("L4");
  expect(filler(free("a1c1"))).toBeNull();
  expect(filler(free("a1b1c1a2b2c2"))).toBeNull();
});

test("a piece that fills the puzzle leaves nothing", () => {
  expect(fit("I3", free("c2c3c4"))).toMatchObject({ leaves: 0, rest: null });
});

test("where it fits is every cell that some way of laying it covers", () => {
  expect(fit("I2", free("a1b1c1e5"))?.lit).toEqual(new Set(["0,0", "1,0", "2,0"]));
});

test("no room", () => {
  expect(fit("O4", free("a1b1c1"))).toBeNull();
  expect(fit("I4", 0)).toBeNull();
});

test("what is left is told with the piece that would fill it, one at hand before others", () => {
  expect(fit("S4", free("b2b3c3c4c5"))).toMatchObject({ leaves: 1, rest: "O1" });
  const room = free("a1b1c1d1a2");
  expect(fit("O1", room, (piece) => piece === "I4")?.rest).toBe("I4");
  expect(fit("O1", room, (piece) => piece === "L4")?.rest).toBe("L4");
  expect(fit("O1", free("a1c1e1"))).toMatchObject({ leaves: 2, rest: null });
});
