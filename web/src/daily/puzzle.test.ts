import { expect, test } from "vitest";
import { sharedTests } from "../testing/shared";
import { read } from "./puzzle";

interface Written {
  line: string;
  position: unknown;
  answer: string[];
}

test.each(sharedTests<Written[]>("dailies"))("a line stands for the position that Python says: $line", (written) => {
  const { day, puzzle } = read(written.line);
  expect(day).toBe("11-18");
  expect(puzzle.position).toEqual(written.position);
  expect(puzzle.answer).toEqual(written.answer);
  expect(puzzle.own[0]).toBe("W12");
});

test("its figures are read with it", () => {
  const [points, both, touches] = sharedTests<Written[]>("dailies").map(({ line }) => read(line).puzzle);
  expect(points).toMatchObject({ kind: "points", best: 6, level: 3 });
  expect(both).toMatchObject({ kind: "both", best: 2, level: 5 });
  expect(touches).toMatchObject({ kind: "touches", best: 2, level: 1 });
});
