import { media, stored } from "../testing/browser";
import { beforeEach, expect, test, vi } from "vitest";

const LIGHT = "(prefers-color-scheme: light)";
const theme = () => document.documentElement.dataset["theme"];

async function visit() {
  vi.resetModules();
  media.listeners = [];
  return import("./prefs.svelte");
}

beforeEach(() => {
  stored.clear();
  media.matching.clear();
});

test("whoever comes first gets what most people want", async () => {
  const { prefs } = await visit();
  expect(prefs).toMatchObject({
    theme: "system",
    signs: "subtle",
    sounds: true,
    volume: 0.6,
    isEndingAtOnce: false,
    pace: "brisk",
    level: "casual",
    language: null,
  });
});

test("what somebody prefers is there at the next visit, of every kind", async () => {
  const first = await visit();
  first.prefer("theme", "light");
  first.prefer("signs", "strong");
  first.prefer("sounds", false);
  first.prefer("language", "de");
  expect(first.prefs.sounds).toBe(false);
  const { prefs } = await visit();
  expect(prefs).toMatchObject({ theme: "light", signs: "strong", sounds: false, language: "de" });
  expect((await import("./remembered")).wantedLanguage()).toBe("de");
});

test("what cannot be read is as if it were not there", async () => {
  stored.set("projectl.sounds", "{oh");
  stored.set("projectl.signs", '"strong"');
  const { prefs } = await visit();
  expect(prefs).toMatchObject({ sounds: true, signs: "strong" });
});

test("a browser that keeps nothing still does as it is told", async () => {
  const keep = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("private");
  });
  const read = vi.spyOn(localStorage, "getItem").mockImplementation(() => {
    throw new Error("private");
  });
  const { prefer, prefs } = await visit();
  prefer("sounds", false);
  expect(prefs.sounds).toBe(false);
  keep.mockRestore();
  read.mockRestore();
});

test("the theme follows the system until somebody chooses", async () => {
  const { prefer, showTheme } = await visit();
  showTheme();
  expect(theme()).toBe("dark");
  media.matching.add(LIGHT);
  media.listeners.forEach((changed) => changed());
  expect(theme()).toBe("light");
  prefer("theme", "dark");
  showTheme();
  expect(theme()).toBe("dark");
  media.matching.delete(LIGHT);
  prefer("theme", "light");
  media.listeners.forEach((changed) => changed());
  expect(theme()).toBe("light");
});
