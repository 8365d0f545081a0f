import { beforeEach, expect, test } from "vitest";
import { told } from "../testing/table";
import { isOpened, open, sinceTurn } from "./since";
import type { LogLine } from "./table.svelte";

const line = (number: number, seat: number | null, text: string, about: Partial<LogLine> = {}): LogLine => ({ number, seat, text, round: 1, rules: [], isBig: false, ...about });
const LOG = [line(2, 2, "gains O1"), line(3, 0, "passes"), line(4, 1, "takes W01"), line(5, 1, "gains O1"), line(6, null, "The end comes near."), line(7, 2, "passes")];

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const sessionStorage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => void stored.set(key, text) };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
});

test("everybody reads what all others did since their own last turn, a line a seat", () => {
  expect(sinceTurn(LOG, 0)).toEqual([
    { seat: 1, texts: ["takes W01", "gains O1"] },
    { seat: 2, texts: ["passes"] },
  ]);
  expect(sinceTurn(LOG, 1)).toEqual([{ seat: 2, texts: ["passes"] }]);
  expect(sinceTurn(LOG, 3).map((each) => each.seat)).toEqual([2, 0, 1]);
});

test("what was taken back is not told", () => {
  const log = [line(3, 1, "places O1"), line(3, 1, "completes W01"), line(4, 1, "takes a decision back", { isUndo: true }), line(5, 1, "passes")];
  expect(sinceTurn(log, 0)).toEqual([{ seat: 1, texts: ["passes"] }]);
});

test("after a reload only a turn that was begun is open", () => {
  const at = (decision: number, log: LogLine[]) => ({ id: "table-1", now: told({ decision }), log });
  expect(isOpened(at(0, []), 0)).toBe(true);
  expect(isOpened(at(3, LOG), 0)).toBe(false);
  expect(isOpened(at(3, LOG), 2)).toBe(true);
  open("table-1", 0);
  expect(isOpened(at(3, LOG), 0)).toBe(true);
  expect(isOpened(at(3, LOG), 1)).toBe(false);
  expect(isOpened({ ...at(3, LOG), id: "table-2" }, 0)).toBe(false);
});
