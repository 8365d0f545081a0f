import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetched, later, partIn } from "./later.svelte";

const online = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", online.addEventListener.bind(online));
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("removeEventListener", online.removeEventListener.bind(online));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is there is there, and nothing is missing", async () => {
  await expect(fetched(() => Promise.resolve("dock"))).resolves.toBe("dock");
  expect(later.isMissing).toBe(false);
});

test("without a line it is tried again, at once when the network says that it is back", async () => {
  let isLine = false;
  const fetch = vi.fn(() => (isLine ? Promise.resolve("dock") : Promise.reject(new TypeError("Failed to fetch"))));
  const part = fetched(fetch);
  await vi.advanceTimersByTimeAsync(2500);
  expect([fetch.mock.calls.length, later.isMissing]).toEqual([3, true]);
  isLine = true;
  online.dispatchEvent(new Event("online"));
  await expect(part).resolves.toBe("dock");
  expect(later.isMissing).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test("what came by another address is the part itself, alone in its script or as a module within it", () => {
  const part = Object.defineProperty({ default: "dock" }, Symbol.toStringTag, { value: "Module" });
  expect(partIn({ a: "helper", t: part, n: undefined })).toBe(part);
  expect(partIn(part)).toBe(part);
  const resting = { rest: () => "resting" };
  expect(partIn(resting)).toBe(resting);
});
