import { beforeAll, describe, expect, test, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { seatView, view as plainView } from "../testing/table";
import type { OwnPuzzle, Standing, View } from "../wire/messages";
import { changesOf } from "./changes";
import { apart, marks, scale, stairs, steps } from "./chart";
import type { Frame } from "../wire/recorded";
import { completedIn, jump, shared, spansOf, turnsOf } from "./frames";
import { askedOf } from "../wire/api";
import { addressOf, momentOf } from "./link";
import { verdictOf } from "./verdict";

const view = (more: Partial<View> = {}): View =>
  plainView({
    reserve: { O1: 13, I2: 13 },
    rows: { W: ["W01", "W02"], B: ["B01", "B02"] },
    decks: { W: 20, B: 8 },
    ...more,
  });

const frame = (by: number, round: number, ...kinds: string[]): Frame => ({
  seat: by,
  move: "gain O1",
  events: kinds.map((kind) => ({ kind, seat: by })),
  view: { round },
  scores: [0, 0],
});

describe("links", () => {
  test("a moment is a number inside the game, or the beginning", () => {
    const moment = (query: string) => momentOf(new URLSearchParams(query), 100);
    expect([moment("at=57"), moment("at=570"), moment("at=-3"), moment("at=x"), moment("")]).toEqual([
      57, 100, 0, 0, 0,
    ]);
  });
  test("addresses keep the key of a private game behind the hash, where no server sees it", () => {
    expect(addressOf("/replay/abc", 57, "#key")).toBe("/replay/abc?at=57#key");
    expect(addressOf("/replay/abc", 0)).toBe("/replay/abc");
    expect(addressOf("/replay", 3)).toBe("/replay?at=3");
    expect(askedOf("abc", "record", "#a+b")).toBe("games/abc/record?key=a%2Bb");
    expect(askedOf("abc", "replay")).toBe("games/abc/replay");
  });
});

test("what did not change is not made anew", () => {
  const before = { pile: ["W01"], supply: { O1: 1 }, seats: [{ id: 1 }, { id: 2 }] };
  const now = shared(before, { pile: ["W01"], supply: { O1: 2 }, seats: [{ id: 1 }, { id: 3 }] });
  expect(now).toEqual({ pile: ["W01"], supply: { O1: 2 }, seats: [{ id: 1 }, { id: 3 }] });
  expect(now.pile).toBe(before.pile);
  expect(now.supply).not.toBe(before.supply);
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(shared(before, structuredClone(before))).toBe(before);
  expect(shared([1, 2], [1])).toEqual([1]);
});

describe("turns", () => {
  const frames = [frame(0, 1), frame(0, 1, "turn"), frame(1, 1), frame(1, 2, "turn"), frame(0, 2)];
  const turns = turnsOf({ start: view(), frames });

  test("decisions of one seat make a turn, and the round is the one they were made in", () => {
    expect(turns.map(({ seat: by, round, from, to }) => [by, round, from, to])).toEqual([
      [0, 1, 0, 2],
      [1, 1, 2, 4],
      [0, 2, 4, 5],
    ]);
  });
  test("jumping goes to where turns end", () => {
    expect([jump(turns, 0, true), jump(turns, 2, true), jump(turns, 5, true)]).toEqual([2, 4, 5]);
    expect([jump(turns, 5, false), jump(turns, 3, false), jump(turns, 0, false)]).toEqual([4, 2, 0]);
  });
  test("turns that alternate are two spans", () => {
    const both = turnsOf({ start: view(), frames: [frame(0, 1), frame(1, 1), frame(0, 1), frame(1, 1)] });
    expect(both).toHaveLength(4);
    expect(spansOf(both).map(({ seat: by, from, to }) => [by, from, to])).toEqual([
      [0, 0, 3],
      [1, 1, 4],
    ]);
  });
  test("what the solo opponent takes counts as completed by it", () => {
    const taken = {
      ...frame(0, 1),
      events: [
        { kind: "opponent_take", puzzle: "B02" },
        { kind: "complete", seat: 0, puzzle: "W01" },
      ],
    };
    expect(completedIn([frame(0, 1), taken])).toEqual([
      { at: 2, seat: 1, puzzle: "B02" },
      { at: 2, seat: 0, puzzle: "W01" },
    ]);
  });
});

describe("changes", () => {
  const own: OwnPuzzle = { id: "W01", placed: [["O1", "a1"]] };
  test("places, pieces and laid cells that differ", () => {
    const before = view({ seats: [seatView({ puzzles: [own, null, null, null] }), seatView()] });
    const now = view({
      rows: { W: ["W01", "W03"], B: ["B01", "B02"] },
      decks: { W: 19, B: 8 },
      reserve: { O1: 12, I2: 13 },
      seats: [
        seatView({
          supply: { O1: 2, I2: 0 },
          puzzles: [{ ...own, placed: [...own.placed, ["I2", "b1b2"]] }, null, null, null],
        }),
        seatView(),
      ],
    });
    const changes = changesOf(before, now, []);
    expect([...changes.places]).toEqual(["W2", "Wdeck"]);
    expect([...changes.reserve]).toEqual(["O1"]);
    expect([...changes.seats[0]!.supply]).toEqual(["O1", "I2"]);
    expect([...changes.seats[0]!.slots]).toEqual([[0, ["b1b2"]]]);
    expect([...changes.seats[1]!.slots]).toEqual([]);
  });
  test("a puzzle that was completed is remembered as it was when full", () => {
    const before = view({ seats: [seatView({ puzzles: [own, null, null, null] }), seatView()] });
    const now = view({ seats: [seatView({ pile: ["W01"] }), seatView()] });
    const changes = changesOf(before, now, [
      { kind: "place", seat: 0, slot: 1, piece: "I2", cells: "b1b2" },
      { kind: "complete", seat: 0, slot: 1, puzzle: "W01" },
    ]);
    expect(changes.seats[0]!.completed.get(0)).toEqual({
      id: "W01",
      placed: [
        ["O1", "a1"],
        ["I2", "b1b2"],
      ],
    });
    expect(changes.seats[0]!.pile).toBe(1);
  });
  test("nothing is new at the beginning", () => expect(changesOf(null, view(), []).places.size).toBe(0));
});

describe("the graph", () => {
  const x = scale(0, 10, 0, 100);
  const y = scale(0, 5, 50, 0);
  test("a scale goes both ways", () => expect([x(5), x.back(50), y(5), y.back(25)]).toEqual([50, 5, 0, 2.5]));
  test("lines stay level and rise at once", () => {
    expect(stairs([0, 0, 0], x, y)).toBe("M0 50H20");
    expect(stairs([0, 3, 3], x, y, 0)).toBe("M0 50H10Q10 50 10 50V20Q10 20 10 20H20");
    expect(stairs([], x, y)).toBe("");
  });
  test("few round figures, with 0", () => {
    expect(steps(0, 23)).toEqual([0, 10, 20]);
    expect(steps(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(steps(-7, 12, 2)).toEqual([0, 10]);
  });
  test("what would cover each other is moved apart, and stays inside", () => {
    expect(apart([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(apart([98, 99], 10, 0, 100)).toEqual([90, 100]);
  });
  test("first and last round are always named, others where there is room", () => {
    const rounds = Array.from({ length: 11 }, (_, at) => ({ round: at + 1, from: at }));
    expect(marks(rounds, x, 20).map((each) => each.round)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(marks([], x, 20)).toEqual([]);
  });
});

describe("the verdict", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });
  const naming = { name: (each: number) => ["Ada", "Ben", "Cleo"][each] ?? "?", isYou: (seat: number) => seat === 2 };
  const verdict = (more: Partial<NonNullable<Standing["verdict"]>>) =>
    verdictOf(
      {
        accounts: [],
        verdict: {
          ...{ kind: "verdict", seat: 0, winners: [0], decided_by: "points", level: [1] },
          ...{ lead: 2, points: 10, puzzles: 5, pieces: 3 },
          ...more,
        } as Standing["verdict"],
      },
      naming,
    );

  test("who wins, by how much or by which step", () => {
    expect(verdict({})).toEqual({ headline: "Ada wins by 2 points.", reasons: [] });
    expect(verdict({ seat: 2, lead: 1 })?.headline).toBe("Cleo win by 1 point.");
    expect(verdict({ seat: 1, decided_by: "puzzles", level: [0, 2] })).toEqual({
      headline: "Ben wins the tie.",
      reasons: [
        {
          text: "Tied on points with Ada and Cleo; more completed puzzles decide: 5 puzzles.",
          rules: ["E7"],
        },
      ],
    });
    expect(verdict({ seat: null, winners: [0, 1], decided_by: "shared", level: [] })).toMatchObject({
      headline: "Ada and Ben share the victory with 10 points.",
      reasons: [{ rules: ["E7"] }],
    });
    expect(verdict({ seat: 1, decided_by: "opponent" })?.reasons).toMatchObject([{ rules: ["X17"] }]);
  });
  test("nobody has won before the end", () => {
    expect(verdictOf({ accounts: [], verdict: null }, naming)).toBeNull();
  });
});
