import { expect, test } from "vitest";
import { neighbour } from "./arrows";

const grid = [
  { name: "left", at: [0, 0] },
  { name: "right", at: [100, 0] },
  { name: "below", at: [10, 100] },
  { name: "far", at: [300, 10] },
] as const;

test("the nearest in a direction is next, what lies aside later", () => {
  expect(neighbour([0, 0], grid, [1, 0])?.name).toBe("right");
  expect(neighbour([100, 0], grid, [1, 0])?.name).toBe("far");
  expect(neighbour([0, 0], grid, [0, 1])?.name).toBe("below");
});

test("there is nobody beyond the edge", () => {
  expect(neighbour([0, 0], grid, [-1, 0])).toBeNull();
  expect(neighbour([0, 0], grid, [0, -1])).toBeNull();
});
