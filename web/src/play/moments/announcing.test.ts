import { media } from "../../testing/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcing, timeOf } from "./announcing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  media.matching.clear();
});

test("the end is announced once, for a moment", () => {
  const announcing = new Announcing(null);
  announcing.hear("near");
  expect(announcing.now).toBe("near");
  vi.advanceTimersByTime(timeOf("near"));
  expect(announcing.now).toBeNull();
  announcing.hear("near");
  expect(announcing.now).toBeNull();
  announcing.hear("last");
  expect(announcing.now).toBe("last");
  announcing.skip();
  vi.advanceTimersByTime(timeOf("last"));
  expect(announcing.now).toBeNull();
});

test("what stood when one came is no news; what is taken back can be announced again", () => {
  const announcing = new Announcing("last");
  announcing.hear("last");
  expect(announcing.now).toBeNull();
  announcing.hear("near");
  expect(announcing.now).toBeNull();
  announcing.hear("last");
  expect(announcing.now).toBe("last");
});

test("with reduced motion the badge says it", () => {
  media.matching.add("(prefers-reduced-motion: reduce)");
  const announcing = new Announcing(null);
  announcing.hear("last");
  expect(announcing.now).toBeNull();
});
