import { beforeEach, expect, test } from "vitest";
import { Called } from "./called.svelte";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
});

test("a name is kept for its table, tidied; nobody is asked twice", () => {
  const called = new Called("t1");
  expect(called.isAsked(1)).toBe(false);
  called.call(1, "  Ada   L ");
  called.call(0, " ");
  expect([called.of(0), called.of(1), called.isAsked(0), called.isAsked(2)]).toEqual([null, "Ada L", true, false]);
  expect(new Called("t1").of(1)).toBe("Ada L");
  expect(new Called("t2").of(1)).toBeNull();
});

test("what was kept wrongly is as good as nothing", () => {
  stored.set("projectl.called", "{");
  expect(new Called("t1").isAsked(0)).toBe(false);
});
