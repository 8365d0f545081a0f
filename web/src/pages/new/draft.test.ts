import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../words/words.svelte";
import {
  changed,
  type Draft,
  fresh,
  namesOf,
  noFewerSeats,
  noMoreSeats,
  problem,
  valueOf,
  wishesOf,
  withEdition,
  withMode,
  withOption,
} from "./draft";

const draft = (change: Partial<Draft>): Draft => ({ ...fresh(), ...change });
const people = (number: number) => Array<"you">(number).fill("you");

describe("seats", () => {
  it("of solo are one", () => {
    const solo = withMode(draft({ seats: ["you", "open", "skilled"] }), "solo");
    expect(solo.seats).toEqual(["you"]);
    expect(noMoreSeats(solo)?.key).toBe("solo_is_one");
  });
  it("of Line Clear are four, with more of the same bots", () => {
    expect(withMode(draft({ seats: ["you", "skilled"] }), "line-clear").seats).toEqual([
      "you",
      "skilled",
      "skilled",
      "skilled",
    ]);
    expect(noFewerSeats(withMode(fresh(), "line-clear"))?.key).toBe("line_clear_needs_four");
  });
  it("are two again after solo", () => {
    expect(withMode(withMode(fresh(), "solo"), "standard").seats).toEqual(["you", "open"]);
  });
  it("are six only with Ghost Piece or puzzles of one's own (S1)", () => {
    expect(noMoreSeats(draft({ seats: people(5) }))).toEqual({ key: "six_needs_ghost", rule: "S1" });
    expect(noMoreSeats(draft({ seats: people(5), expansions: ["ghost"] }))).toBeNull();
    expect(problem(draft({ seats: people(6) }))?.rule).toBe("S1");
    expect(problem(draft({ seats: people(6), puzzles: "X01 ..." }))).toBeNull();
  });
  it("are four in the retail edition (C2)", () => {
    expect(noMoreSeats(draft({ seats: people(4), edition: "retail" }))?.rule).toBe("C2");
    expect(problem(draft({ seats: people(5), edition: "retail" }))?.key).toBe("four_in_retail");
  });
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
    expect(problem(withOption(fresh(), "pieces_each", 1))).toMatchObject({ key: "few_pieces", rule: "S4" });
    const solo = withOption(withMode(fresh(), "solo"), "pieces_each", 10);
    expect(problem(solo)).toEqual({ key: "few_pieces", rule: "X3", values: { needed: 11, each: 10 } });
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
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });
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
