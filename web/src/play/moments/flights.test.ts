import { FakeElement, found, media } from "../../testing/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { did, puzzle, seatView, told } from "../../testing/table";
import type { Happening } from "../../wire/messages";
import { prepare } from "./course";
import { Flights } from "./flights.svelte";
import { launch } from "./launch";
import { Mover } from "./mover.svelte";
import type { Flight } from "./motion";
import { TIMES } from "./times";

const BEFORE = told({
  view: { seats: [seatView({ puzzles: [puzzle("W01", ["O1", "c3"]), null, null, null] }), seatView()] },
});
const after = (...events: Happening[]) => told({ decision: 1, happened: [did(1, 0, "done", events)] });
const there = (selector: string, left: number, width = 10) =>
  found.set(selector, [new FakeElement("div", { left, top: 0, width, height: 10 })]);
const flown = (flights: Flight[]) => flights.map(({ piece, puzzle: card, points }) => piece?.kind ?? card ?? points);

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(globalThis, "DOMRect", {
    value: class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
    configurable: true,
  });
  found.clear();
  media.matching.clear();
  Object.assign(document, { visibilityState: "visible" });
  there('[data-source="W1"]', 1);
  there('[data-reserve="O1"] svg', 2);
  there('[data-own="0:1"]', 3, 60);
});
afterEach(() => void vi.useRealTimers());

const TAKE: Happening = { kind: "take", seat: 0, slot: 1, source: "W1", puzzle: "W02" };
const GAIN: Happening = { kind: "gain", seat: 0, piece: "O1" };
const PLACE: Happening = { kind: "place", seat: 0, slot: 1, piece: "I2", cells: "b2c2" };
const COMPLETE: Happening = { kind: "complete", seat: 0, slot: 1, puzzle: "W01", points: 2 };
const REWARD: Happening = { kind: "reward", seat: 0, piece: "V3" };
/** A piece that fills the puzzle: what it does is one decision. */
const completed = told({ decision: 1, happened: [did(1, 0, "place 1 I2 b2c2", [PLACE, COMPLETE, REWARD])] });

test("a puzzle travels from its row to its slot, a piece from the reserve to its place in the tray", () => {
  const [take, gain] = prepare(BEFORE, after(TAKE, GAIN), 0).flights;
  expect(take).toMatchObject({ puzzle: "W02", piece: null, from: { left: 1 }, to: ['[data-own="0:1"]'] });
  expect(gain).toMatchObject({ piece: { kind: "O1" }, puzzle: null, from: { left: 2 } });
  expect(gain!.to[0]).toBe('[data-supply="0:O1"] svg');
});

test("of a completed puzzle the points rise, the pieces go home one after the other, the reward last", () => {
  const { flights, completions, came } = prepare(BEFORE, completed, 0);
  expect(flown(flights)).toEqual([2, "O1", "I2", "V3"]);
  const begins = [0, 0, 1, 2].map((number) => TIMES.home + number * TIMES.gap);
  expect(flights.map((each) => each.delay)).toEqual(begins);
  expect(flights.map((each) => each.time)).toEqual([TIMES.points, TIMES.card, TIMES.card, TIMES.card]);
  expect(completions).toMatchObject([{ puzzle: "W01", begins: 0, time: TIMES.free }]);
  expect(completions[0]!.pieces.map((each) => each.leaves)).toEqual([flights[1]!.id, flights[2]!.id]);
  expect(came).toEqual(["O1", "I2", "V3"]);
});

test("of somebody else's the last piece lands first, and all of it is a part of their turn", () => {
  there('[data-supply="0:I2"]', 5);
  const { flights, completions, came, time } = prepare(BEFORE, completed, 1);
  expect(flown(flights)).toEqual(["I2", 2, "O1", "I2", "V3"]);
  expect(completions[0]).toMatchObject({ begins: TIMES.place, time: TIMES.freeOfOthers });
  expect(completions[0]!.pieces.map((each) => each.comes)).toEqual([null, flights[0]!.id]);
  expect(time).toBe(TIMES.place + TIMES.freeOfOthers);
  expect(came).toEqual([]);
});

test("what is on its way is not where it goes yet: piece, card, points, pile", () => {
  const flights = new Flights();
  const mover = new Mover(flights);
  mover.begin(prepare(BEFORE, completed, 0));
  expect([flights.coming("supply 0:V3"), flights.rising(0), flights.completing(0), flights.isBusy]).toEqual([
    1,
    2,
    1,
    true,
  ]);
  expect(mover.landing).toBe(TIMES.free);
  mover.land();
  expect([flights.coming("supply 0:V3"), flights.rising(0), flights.completing(0), flights.isBusy]).toEqual([
    0,
    0,
    0,
    false,
  ]);
  expect(mover.landing).toBeLessThan(0);
});

test("each piece lies on the puzzle until it leaves for home", () => {
  const flights = new Flights();
  const mover = new Mover(flights);
  mover.begin(prepare(BEFORE, completed, 0));
  const lying = () => mover.lying(flights.completions[0]!).map((each) => each.piece);
  expect([lying(), mover.flying]).toEqual([["O1", "I2"], []]);
  vi.advanceTimersByTime(TIMES.home);
  expect([lying(), flown(mover.flying)]).toEqual([["I2"], [2, "O1"]]);
  vi.advanceTimersByTime(2 * TIMES.gap);
  expect([lying(), flown(mover.flying)]).toEqual([[], [2, "O1", "I2", "V3"]]);
});

test("a piece that somebody places is drawn when it has landed", () => {
  there('[data-supply="0:I2"]', 5);
  const flights = new Flights();
  const mover = new Mover(flights);
  mover.begin(prepare(BEFORE, after(PLACE), 1));
  const { placed } = puzzle("W01", ["O1", "c3"], ["I2", "b2c2"]);
  expect(flights.landed(0, 1, placed)).toEqual([placed[0]]);
  mover.land();
  expect(flights.landed(0, 1, placed)).toEqual(placed);
});

test("what came home is edged with light for a while, with reduced motion too", () => {
  const flights = new Flights();
  const mover = new Mover(flights);
  mover.begin(prepare(BEFORE, completed, 0));
  expect(flights.came.size).toBe(0);
  vi.advanceTimersByTime(TIMES.free);
  expect([...flights.came]).toEqual(["O1", "I2", "V3"]);
  expect(flights.completing(0)).toBe(0);
  vi.advanceTimersByTime(TIMES.edge);
  expect(flights.came.size).toBe(0);
  media.matching.add("(prefers-reduced-motion: reduce)");
  mover.begin(prepare(BEFORE, completed, 0));
  vi.advanceTimersByTime(0);
  expect([flights.came.size, flights.completions, mover.landing < 0]).toEqual([3, [], true]);
});

test("one's own piece is already where it was put; that of somebody else travels", () => {
  there('[data-supply="0:I2"]', 4);
  expect(prepare(BEFORE, after(PLACE), 0)).toMatchObject({ flights: [], time: TIMES.place });
  expect(prepare(BEFORE, after(PLACE), 1).flights).toHaveLength(1);
});

test("the result comes when the last of the game has landed", () => {
  const flights = new Flights();
  const mover = new Mover(flights);
  expect(mover.endWhenLanded()).toBeUndefined();
  mover.begin(prepare(BEFORE, completed, 0));
  flights.end = "coming";
  expect(mover.endWhenLanded()).toBeUndefined();
  mover.land();
  mover.endWhenLanded();
  vi.advanceTimersByTime(TIMES.result - 1);
  expect(flights.end).toBe("coming");
  vi.advanceTimersByTime(1);
  expect(flights.end).toBe("revealed");
});

test("solo: what the opponent takes travels to its pile", () => {
  const event = { kind: "opponent_take", source: "W1", puzzle: "W02", points: 2 };
  const [flight] = prepare(BEFORE, after(event), 0).flights;
  expect(flight!.to).toContain('[data-pile="opponent"]');
});

test("nothing travels for calm people, in a hidden tab, on arrival, or from what is not shown", () => {
  const prepared = (before: typeof BEFORE | null, ...events: Happening[]) => prepare(before, after(...events), 0);
  expect(prepared(null, TAKE)).toMatchObject({ flights: [], heard: [] });
  Object.assign(document, { visibilityState: "hidden" });
  expect(prepared(BEFORE, TAKE)).toMatchObject({ flights: [], heard: [] });
  Object.assign(document, { visibilityState: "visible" });
  media.matching.add("(prefers-reduced-motion: reduce)");
  expect(prepared(BEFORE, TAKE, GAIN)).toMatchObject({
    flights: [],
    heard: [
      ["card", 0],
      ["piece", 0],
    ],
  });
  media.matching.clear();
  there('[data-source="W1"]', 1, 0);
  expect(prepared(BEFORE, TAKE, { kind: "swap", seat: 0 }).flights).toEqual([]);
});

test("after a long absence only so much travels", () => {
  expect(prepare(BEFORE, after(...Array<Happening>(40).fill(GAIN)), 0).flights).toHaveLength(24);
});

test("what has arrived, was stopped, or has nowhere to go is forgotten", () => {
  const flights = new Flights();
  const mover = new Mover(flights);
  const ways: { onfinish?: () => void; oncancel?: () => void }[] = [];
  const element = Object.assign(new FakeElement("span", { width: 20, height: 20 }), {
    animate: () => (ways.push({}), ways.at(-1)),
  }) as unknown as HTMLElement;
  mover.begin(prepare(BEFORE, after(TAKE, GAIN, TAKE), 0));
  expect(mover.flying).toHaveLength(3);
  for (const each of [...mover.flying]) launch(mover, each, element);
  expect(mover.flying).toHaveLength(2); // the supply is not in the page
  ways[0]!.onfinish!();
  ways[1]!.oncancel!();
  expect(mover.flying).toEqual([]);
});
