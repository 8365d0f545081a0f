import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { type Finished, type FinishedSeat, resultOf, seatName } from "./finished";

const seat = (player: string | null, is_winner: boolean): FinishedSeat => ({
  name: player,
  player,
  bot: null,
  score: 9,
  is_winner,
});
const game = (...seats: FinishedSeat[]): Finished => ({
  game: "g",
  variant: "standard",
  edition: "retail",
  finished: 0,
  seats,
});

describe("how a game went", () => {
  it("is won, lost or shared for somebody who sat there once", () => {
    expect(resultOf(game(seat("me", true), seat("you", false)), "me")).toBe("won");
    expect(resultOf(game(seat("me", false), seat(null, true)), "me")).toBe("lost");
    expect(resultOf(game(seat("me", true), seat("you", true)), "me")).toBe("shared");
  });
  it("is over for those around one screen, and for everybody else", () => {
    expect(resultOf(game(seat("me", true), seat("me", false)), "me")).toBe("over");
    expect(resultOf(game(seat("you", true)), "me")).toBe("over");
  });
});

describe("who sat there", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });
  it("was in solo also the opponent", () => {
    const solo: Finished = { ...game(seat("me", false), seat(null, true)), variant: "solo" };
    expect([resultOf(solo, "me"), seatName(solo, 0), seatName(solo, 1)]).toEqual(["lost", "me", "The opponent"]);
  });
});
