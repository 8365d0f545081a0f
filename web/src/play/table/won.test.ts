import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { did } from "../../testing/table";
import { speak } from "../../words/words.svelte";
import { Won, wonBy } from "./won.svelte";

const done = (seat: number, puzzle: string) => ({ kind: "complete", seat, puzzle, slot: 1 });
const reward = (seat: number, piece: string) => ({ kind: "reward", seat, piece });

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  return speak("en");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a completed puzzle is told with what it brought", () => {
  expect(wonBy([did(1, 0, "place 1 O1 c3", [done(0, "W22"), reward(0, "I2")])], 0)).toBe(
    "W22 completed: 0 points and I2",
  );
  expect(wonBy([did(1, 0, "done", [done(0, "W22"), done(0, "B01")])], 3)).toBe("W22 and B01 completed: 3 points");
  expect(wonBy([did(1, 0, "gain O1")], 0)).toBeNull();
});

test("a reward that was chosen is told with its puzzle, and with the points that came with that", () => {
  const won = new Won();
  const completing = did(1, 0, "place 1 O1 c3", [done(0, "W22")]);
  won.hear(0, [completing], 1);
  expect(won.of(0)).toBe("W22 completed: 1 point");
  won.hear(0, [completing, did(2, 0, "reward V3", [reward(0, "V3")])], 0);
  expect(won.of(0)).toBe("W22 completed: 1 point and V3");
});

test("it is told to whoever did it, for a moment or until they go on", () => {
  const won = new Won();
  won.hear(0, [did(1, 0, "place 1 O1 c3", [done(0, "W22")])], 0);
  expect(won.of(0)).toContain("W22");
  expect(won.of(1)).toBeNull();
  vi.advanceTimersByTime(4000);
  expect(won.of(0)).toBeNull();
  won.hear(0, [did(1, 0, "place 1 O1 c3", [done(0, "W22")])], 0);
  won.hear(0, [did(1, 0, "place 1 O1 c3", [done(0, "W22")]), did(2, 0, "gain O1")], 0);
  expect(won.of(0)).toBeNull();
});
