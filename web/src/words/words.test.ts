import { beforeAll, describe, expect, it, vi } from "vitest";
import { count, figure, speak, withPieces } from "./words.svelte";

describe("numbers", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });
  it("below nothing have a true minus", () => {
    expect([figure(-12), figure(0), figure(7)]).toEqual(["\u221212", "0", "7"]);
    expect([-3, -1, 1].map((points) => count("count.point", points))).toEqual([
      "\u22123 points",
      "\u22121 point",
      "1 point",
    ]);
  });
});

describe("a sentence", () => {
  it("is cut at its pieces and puzzles", () => {
    expect(withPieces("takes GB05, places L4 on W26.")).toEqual([
      "takes ",
      { puzzle: "GB05" },
      ", places ",
      { piece: "L4" },
      " on ",
      { puzzle: "W26" },
      ".",
    ]);
    expect(withPieces("AW01")).toEqual([{ puzzle: "AW01" }]);
  });
  it("has places and rules as they are", () => {
    expect(withPieces("W2, G5, T12, 120 and W263").join("")).toBe("W2, G5, T12, 120 and W263");
  });
});
