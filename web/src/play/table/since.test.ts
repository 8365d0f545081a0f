import { beforeAll, beforeEach, expect, test } from "vitest";
import { told } from "../../testing/table";
import { speak } from "../../words/words.svelte";
import { isOpened, open, sinceTurn } from "./since";
import type { LogLine } from "./table.svelte";

const line = (number: number, seat: number | null, text: string, about: Partial<LogLine> = {}): LogLine => ({
  number,
  seat,
  text,
  round: 1,
  event: null,
  rules: [],
  isBig: false,
  ...about,
});
const LOG = [
  line(2, 2, "gains O1"),
  line(3, 0, "gains O1"),
  line(4, 1, "takes W01"),
  line(5, 1, "gains O1"),
  line(6, null, "The end comes near."),
];
/** Seat 2 passed without a word. */
const LAST = { 0: 3, 1: 5, 2: 7 };

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  return speak("en");
});

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
});

test("everybody reads what all others did since their own last turn, a line a seat", () => {
  expect(sinceTurn(LOG, LAST, 0)).toEqual([
    { seat: 1, texts: ["takes W01", "gains O1"] },
    { seat: 2, texts: ["ends the turn"] },
  ]);
  expect(sinceTurn(LOG, LAST, 1)).toEqual([{ seat: 2, texts: ["ends the turn"] }]);
  expect(sinceTurn(LOG, LAST, 3).map((each) => each.seat)).toEqual([0, 1, 2]);
});

test("what was taken back is not told", () => {
  const log = [
    line(3, 1, "places O1"),
    line(3, 1, "completes W01"),
    line(4, 1, "undoes the last decision", { isUndo: true }),
    line(5, 1, "gains O1"),
  ];
  expect(sinceTurn(log, { 1: 5 }, 0)).toEqual([{ seat: 1, texts: ["gains O1"] }]);
});

test("after a reload only a turn that was begun is open", () => {
  const at = (decision: number, lastBy: Record<number, number>) => ({ id: "table-1", now: told({ decision }), lastBy });
  expect(isOpened(at(0, {}), 0)).toBe(true);
  expect(isOpened(at(3, LAST), 0)).toBe(false);
  expect(isOpened(at(3, LAST), 2)).toBe(true);
  open("table-1", 0);
  expect(isOpened(at(3, LAST), 0)).toBe(true);
  expect(isOpened(at(3, LAST), 1)).toBe(false);
  expect(isOpened({ ...at(3, LAST), id: "table-2" }, 0)).toBe(false);
});
