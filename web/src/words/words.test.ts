import { beforeAll, describe, expect, it, vi } from "vitest";
import { count, figure, speak } from "./words.svelte";

describe("numbers", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });
  it("below nothing have a true minus", () => {
    expect([figure(-12), figure(0), figure(7)]).toEqual(["\u221212", "0", "7"]);
    expect([-3, -1, 1].map((points) => count("count.point", points))).toEqual(["\u22123 points", "\u22121 point", "1 point"]);
  });
});
