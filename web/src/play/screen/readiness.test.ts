import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../wire/api";
import { Readiness } from "./readiness.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("whoever waits for a bot that is being compiled reads how long, and no longer than that", async () => {
  const answers = [40, 38, 0];
  vi.spyOn(api, "get").mockImplementation(() => Promise.resolve({ ready_in: answers.shift() } as never));
  const readiness = new Readiness();
  const stop = readiness.watch();
  expect(readiness.seconds).toBe(0);
  for (const seconds of [40, 38, 0]) {
    await vi.advanceTimersByTimeAsync(2000);
    expect(readiness.seconds).toBe(seconds);
  }
  stop();
});

test("nobody asks after the bot has moved, and a late answer is none", async () => {
  let answer: (told: { ready_in: number }) => void = () => undefined;
  const asked = vi.spyOn(api, "get").mockImplementation(() => new Promise((done) => (answer = done as never)));
  const readiness = new Readiness();
  const stop = readiness.watch();
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  answer({ ready_in: 7 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readiness.seconds).toBe(0);
  expect(asked).toHaveBeenCalledTimes(1);
});
