import { beforeAll, describe, expect, it, test, vi } from "vitest";
import { sharedTests } from "../testing/shared";
import { type Language, LANGUAGES } from "./languages";
import { figure, fillIn, listed, say, speak, speakOf, type Values, withPieces } from "./words.svelte";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

describe("numbers", () => {
  beforeAll(() => speak("en"));
  it("below nothing have a true minus", () => {
    expect([figure(-12), figure(0), figure(7)]).toEqual(["\u221212", "0", "7"]);
    expect([-3, -1, 1].map((points) => say("count-point", { points }))).toEqual([
      "\u22123 points",
      "\u22121 point",
      "1 point",
    ]);
  });
});

describe("texts that come later", () => {
  it("are there as soon as anything is, in the language that was chosen last", async () => {
    vi.resetModules();
    const fresh = await import("./words.svelte");
    const early = fresh.speakOf("rest");
    const english = fresh.speak("en");
    await Promise.all([early, english, fresh.speakOf("hints"), fresh.speak("de")]);
    expect([fresh.say("new-title"), fresh.say("reason-only"), fresh.say("home-play-now")]).toEqual([
      "Neuer Tisch",
      "Etwas anderes ist nicht möglich.",
      "Jetzt spielen",
    ]);
    expect(fresh.spoken()).toBe("de");
  });
});

describe("a list", () => {
  it("is written as the language does it", async () => {
    await speak("en");
    expect(listed(["A", "B", "C"])).toBe("A, B and C");
    await speak("de");
    expect(listed(["A", "B", "C"])).toBe("A, B und C");
  });
});

test("a text is not said without what fills its places", () => {
  // @ts-expect-error the number is missing
  expect(() => say("seat-player")).not.toThrow();
  // @ts-expect-error it has a number, not a name
  expect(() => say("seat-player", { name: "Ann" })).not.toThrow();
  // @ts-expect-error there is no such text
  expect(say("seat-nobody")).toBe("");
});

/** What Python makes of every text that has places, with every choice and numbers of all kinds. */
const filled = sharedTests<({ key: string; args: Values } & Record<Language, string>)[]>("filled");

describe.each([...Object.keys(LANGUAGES), "en-long"] as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));
  beforeAll(() => speakOf("rest"));
  beforeAll(() => Promise.all([speakOf("hints"), speakOf("tutorial"), speakOf("daily")]));
  it("every text is filled as Python fills it", () => {
    expect(filled.map(({ key, args }) => [key, fillIn(key, args)])).toEqual(
      filled.map(({ key, [language]: said }) => [key, said]),
    );
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
    expect(withPieces("XB01 and XW99")).toEqual([{ puzzle: "XB01" }, " and ", { puzzle: "XW99" }]);
  });
  it("has places and rules as they are", () => {
    expect(withPieces("W2, G5, T12, 120 and W263").join("")).toBe("W2, G5, T12, 120 and W263");
  });
});
