import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Away, clockText } from "./away.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a time is shown as a clock shows it", () => {
  expect([0, 7, 80, 600, 3661].map(clockText)).toEqual(["0:00", "0:07", "1:20", "10:00", "1:01:01"]);
});

test("whoever is away is told from five seconds on, and time goes on by itself", () => {
  const away = new Away();
  away.hear([null, 3]);
  expect([away.of(0), away.of(1)]).toEqual([null, null]);
  vi.advanceTimersByTime(2000);
  expect([away.of(0), away.of(1)]).toEqual([null, 5]);
  vi.advanceTimersByTime(60_000);
  expect(away.of(1)).toBe(65);
  away.stop();
});

test("whoever is back is away no longer, and no clock runs for nobody", () => {
  const away = new Away();
  away.hear([null, 65]);
  expect(vi.getTimerCount()).toBe(1);
  away.hear([]);
  expect([away.of(1), vi.getTimerCount()]).toEqual([null, 0]);
});

test("a question that was put aside comes back when somebody comes or goes", () => {
  const away = new Away();
  away.hear([null, 65]);
  away.isAside = true;
  away.hear([null, 66]);
  expect(away.isAside).toBe(true);
  away.hear([]);
  expect(away.isAside).toBe(false);
  away.isAside = true;
  away.hear([null, 0]);
  expect(away.isAside).toBe(false);
  away.stop();
});
