import { beforeAll, describe, expect, it, vi } from "vitest";
import { Engine } from "../../engine/engine";
import { engineModule } from "../../testing/shared";
import { speak, speakOf } from "../../words/words.svelte";
import { changed, type Draft, fresh, namesOf, valueOf, wishesOf, withEdition, withMode, withOption } from "./draft";
import { inWords, mayHaveFewer, noMoreSeats, notOffered, problem, repairs } from "./possible";

const rules = await Engine.load(engineModule("rules"));
const draft = (change: Partial<Draft>): Draft => ({ ...fresh(), ...change });
const file = (...ids: string[]) => ids.map((id) => `${id} 1 O1\n##...${"\n.....".repeat(4)}\n`).join("\n");
const people = (number: number) => Array<"you">(number).fill("you");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return Promise.all([speak("en"), speakOf("rest")]);
});

describe("seats", () => {
  it("of solo are one", () => {
    const solo = withMode(draft({ seats: ["you", "open", "skilled"] }), "solo");
    expect(solo.seats).toEqual(["you"]);
    expect(noMoreSeats(rules, solo)).toMatchObject({ code: "solo_is_one", rule: "X1" });
    expect(mayHaveFewer(rules, solo)).toBe(false);
  });
  it("of Line Clear are four, with more of the same bots", () => {
    const four = withMode(draft({ seats: ["you", "skilled"] }), "line-clear");
    expect(four.seats).toEqual(["you", "skilled", "skilled", "skilled"]);
    expect(mayHaveFewer(rules, four)).toBe(false);
    expect(problem(rules, { ...four, seats: people(3) })).toMatchObject({ code: "seat_count", rule: "L1" });
  });
  it("are two again after solo", () => {
    expect(withMode(withMode(fresh(), "solo"), "standard").seats).toEqual(["you", "open"]);
    expect(mayHaveFewer(rules, fresh())).toBe(false);
    expect(mayHaveFewer(rules, draft({ seats: people(3) }))).toBe(true);
  });
  it("are six only with Ghost Piece or puzzles of one's own (S1)", () => {
    const args = { seats: 6, needed: 24, black: 20 };
    expect(noMoreSeats(rules, draft({ seats: people(5) }))).toEqual({ code: "few_black", rule: "S1", args });
    expect(noMoreSeats(rules, draft({ seats: people(5), expansions: ["ghost"] }))).toBeNull();
    expect(noMoreSeats(rules, draft({ seats: people(6), expansions: ["ghost"] }))?.rule).toBe("C2");
    expect(problem(rules, draft({ seats: people(6) }))?.rule).toBe("S1");
    expect(repairs(rules, draft({ seats: people(6) }))).toEqual(["ghost"]);
  });
  it("count the puzzles of one's own file, and those that replace printed ones only once (S1, C6)", () => {
    const six = (...ids: string[]) => problem(rules, draft({ seats: people(6), puzzles: file(...ids) }));
    const few = { code: "few_black", rule: "S1" };
    expect(six("XB01", "XB02", "XB03", "XB04")).toBeNull();
    expect(six("XB01", "XB02", "XB03")).toMatchObject({ ...few, args: { seats: 6, needed: 24, black: 23 } });
    expect(six("XB01", "XB02", "XB03", "B01")).toMatchObject({ ...few, args: { black: 23 } });
    expect(six("XW01")).toMatchObject({ ...few, args: { black: 20 } });
    const five = draft({ seats: people(5), puzzles: file("XB01") });
    expect(noMoreSeats(rules, five)).toMatchObject({ ...few, args: { black: 21 } });
    expect(repairs(rules, { ...five, seats: people(6) })).toEqual(["ghost"]);
  });
  it("have no more puzzles than a game holds, and none that cannot be read", () => {
    const many = file(...Array.from({ length: 90 }, (_, k) => `XW${String(k + 1).padStart(2, "0")}`));
    const full = problem(rules, draft({ puzzles: many }));
    expect(full).toMatchObject({ code: "many_puzzles", args: { most: 127, puzzles: 142 } });
    const wrong = problem(rules, draft({ puzzles: "X01 ..." }));
    expect(inWords(wrong!)).toBe("Line 1 of the puzzle file: it should be ID POINTS REWARD.");
    expect(wrong?.rule).toBe("C6");
    // What else is wrong is said first: it can be mended here, and is the same whatever the file says.
    expect(problem(rules, draft({ seats: people(7), puzzles: "X01 ..." }))?.rule).toBe("C2");
  });
  it("are four in the retail edition (C2)", () => {
    expect(noMoreSeats(rules, draft({ seats: people(4), edition: "retail" }))?.rule).toBe("C2");
    const five = draft({ seats: people(5), edition: "retail" });
    expect(problem(rules, five)?.args).toEqual({ fewest: 2, most: 4, seats: 5 });
    expect(noMoreSeats(rules, five)?.rule).toBe("C2");
    expect(mayHaveFewer(rules, five)).toBe(true);
    expect(repairs(rules, five)).toEqual([]);
  });
  it("are as many as there are pieces for (S4)", () => {
    expect(noMoreSeats(rules, withOption(draft({ seats: people(3) }), "pieces_each", 3))).toMatchObject({ rule: "S4" });
    // With any number of seats there would be too few: that is not the fault of one more.
    expect(noMoreSeats(rules, withOption(fresh(), "pieces_each", 1))).toBeNull();
  });
  it("are for people, at least one", () => {
    expect(problem(rules, draft({ seats: ["expert", "expert"] }))?.code).toBe("no_people");
    expect(problem(null, draft({ seats: ["expert", "expert"] }))?.code).toBe("no_people");
  });
});

it("says nothing while the rules are on their way, and keeps nobody from adding a seat", () => {
  const six = draft({ seats: people(6) });
  expect([problem(null, six), noMoreSeats(null, six), notOffered(null, six, "recycle")]).toEqual([null, null, null]);
  expect([mayHaveFewer(null, six), repairs(null, six)]).toEqual([false, []]);
});

describe("options", () => {
  it("are kept only where they differ from the edition", () => {
    const recycling = withOption(fresh(), "recycle", true);
    expect(changed(recycling)).toEqual(["recycle"]);
    expect(changed(withOption(recycling, "recycle", false))).toEqual([]);
    expect(changed(withEdition(recycling, "revised"))).toEqual([]);
    expect(valueOf(withEdition(fresh(), "retail"), "pieces_each")).toBe(10);
  });
  it("may leave too few pieces (S4, X3)", () => {
    expect(problem(rules, withOption(fresh(), "pieces_each", 1))).toMatchObject({ code: "few_pieces", rule: "S4" });
    const solo = withOption(withMode(fresh(), "solo"), "pieces_each", 10);
    expect(problem(rules, solo)).toEqual({ code: "few_pieces", rule: "X3", args: { needed: 11, each: 10 } });
  });
  it("have numbers that the rules bound (C2)", () => {
    const each = (number: number) => problem(rules, withOption(fresh(), "pieces_each", number))?.code ?? "fine";
    expect([0, 2, 99, 100, -3, 1e12].map(each)).toEqual([
      ...["pieces_each", "fine", "fine", "pieces_each", "pieces_each", "pieces_each"],
    ]);
  });
  it("say what of them is not to be had here (R11, X3)", () => {
    expect(notOffered(rules, fresh(), "endless_white")).toBeNull();
    const solo = withMode(fresh(), "solo");
    expect(notOffered(rules, solo, "endless_white")?.rule).toBe("R11");
    expect(notOffered(rules, withEdition(solo, "retail"), "solo_locks")?.rule).toBe("X3");
    expect(notOffered(rules, solo, "solo_locks")).toBeNull();
    expect(inWords(notOffered(rules, solo, "endless_white")!)).toBe("The endless white deck is for two or more seats.");
  });
});

describe("wishes", () => {
  it("leave out what was not asked for", () => {
    expect(wishesOf(fresh())).toEqual({
      seats: ["you", "open"],
      variant: "standard",
      edition: "kickstarter",
      expansions: [],
    });
  });
  it("list only tables with a free seat, and give solo no clock", () => {
    expect(wishesOf(draft({ isListed: true, seats: ["you", "expert"] }))).not.toHaveProperty("is_listed");
    expect(wishesOf(draft({ isListed: true, clock: 10 }))).toMatchObject({
      is_listed: true,
      clock: { seconds: 600, increment: 10 },
    });
    expect(wishesOf(withMode(draft({ clock: 10 }), "solo"))).toMatchObject({ difficulty: "standard" });
    expect(wishesOf(withMode(draft({ clock: 10 }), "solo"))).not.toHaveProperty("clock");
  });
});

describe("names", () => {
  it("are asked for where several play on one screen", () => {
    expect(namesOf(draft({ seats: ["you", "open"], names: ["Mia"] }))).toBeNull();
    expect(namesOf(draft({ seats: people(2), names: [" ", ""] }))).toBeNull();
    expect(wishesOf(draft({ seats: people(2) }))).not.toHaveProperty("names");
  });
  it("are numbers for those who have none", () => {
    const named = draft({ seats: ["you", "expert", "you"], names: ["", "", " Mia "] });
    expect(wishesOf(named)).toMatchObject({ names: ["Player 1", null, "Mia"] });
  });
});
