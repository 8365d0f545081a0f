import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked = vi.fn();
const reload = vi.fn();
let resources: unknown[] = [];
let changed = () => {};
const kept = { waiting: { postMessage: asked } as { postMessage: typeof asked } | null };

async function versions(): Promise<typeof import("./versions")> {
  vi.resetModules();
  return import("./versions");
}

beforeEach(() => {
  vi.useFakeTimers();
  resources = [];
  kept.waiting = { postMessage: asked };
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: {},
      getRegistration: async () => kept,
      addEventListener: (_kind: string, heard: () => void) => (changed = heard),
    },
  });
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => resources as PerformanceEntryList);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("location", Object.assign(new URL("https://files.test/a/"), { reload }));
  delete document.documentElement.dataset["root"];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockClear();
  reload.mockClear();
});

test("a version that waits is asked when a page is stayed at and all has come that it needs", async () => {
  const { arrive } = await versions();
  void arrive("/rules");
  await vi.advanceTimersByTimeAsync(900);
  resources.push("the words of the rules");
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toHaveBeenCalledOnce();
});

test("whoever goes on to a game meanwhile is not disturbed", async () => {
  const { arrive } = await versions();
  void arrive("/games");
  await vi.advanceTimersByTimeAsync(500);
  void arrive("/here/abc");
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).not.toHaveBeenCalled();
});

test("a page of an old version is loaded anew at the next page, and no other", async () => {
  const { arrive, keepFiles } = await versions();
  keepFiles();
  void arrive("/rules");
  expect(reload).not.toHaveBeenCalled();
  changed();
  expect(reload).toHaveBeenCalledOnce();
  void arrive("/here/abc");
  expect(reload).toHaveBeenCalledOnce();
  void arrive("/games");
  expect(reload).toHaveBeenCalledTimes(2);
});
