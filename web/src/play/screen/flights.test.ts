import { FakeElement, found, media } from "../../testing/browser";
import { beforeEach, expect, test } from "vitest";
import { did, puzzle, seatView, told } from "../../testing/table";
import type { Happening } from "../../wire/messages";
import { Flights } from "./flights.svelte";

const BEFORE = told({
  view: { seats: [seatView({ puzzles: [puzzle("W01", ["O1", "c3"], ["I2", "b2c2"]), null, null, null] }), seatView()] },
});
const after = (...events: Happening[]) => told({ decision: 1, happened: [did(1, 0, "done", events)] });
const there = (selector: string, left: number, width = 10) =>
  found.set(selector, [new FakeElement("div", { left, top: 0, width, height: 10 })]);

beforeEach(() => {
  found.clear();
  media.matching.clear();
  Object.assign(document, { visibilityState: "visible" });
  there('[data-source="W1"]', 1);
  there('[data-reserve="O1"]', 2);
  there('[data-own="0:1"]', 3);
});

const TAKE: Happening = { kind: "take", seat: 0, slot: 1, source: "W1", puzzle: "W02" };
const GAIN: Happening = { kind: "gain", seat: 0, piece: "O1" };

test("a puzzle travels from its row to its slot, a piece from the reserve to the supply", () => {
  const [take, gain] = new Flights().prepare(BEFORE, after(TAKE, GAIN), 0);
  expect(take).toMatchObject({ puzzle: "W02", piece: null, from: { left: 1 }, to: '[data-own="0:1"]' });
  expect(gain).toMatchObject({ piece: "O1", puzzle: null, from: { left: 2 } });
  expect(gain!.to).toContain('[data-supply="0:O1"]');
  expect(gain!.to).toContain("[data-group=tray]");
});

test("the pieces of a completed puzzle fly home one after the other", () => {
  const flights = new Flights().prepare(
    BEFORE,
    after({ kind: "complete", seat: 0, slot: 1, puzzle: "W01", points: 1 }),
    0,
  );
  expect(flights.map((each) => [each.piece, each.delay])).toEqual([
    ["O1", 0],
    ["I2", 40],
  ]);
});

test("one's own piece is already where it was put; that of somebody else travels", () => {
  const place: Happening = { kind: "place", seat: 0, slot: 1, piece: "O1", cells: "c3" };
  there('[data-supply="0:O1"], [data-seat="0"]', 4);
  expect(new Flights().prepare(BEFORE, after(place), 0)).toEqual([]);
  expect(new Flights().prepare(BEFORE, after(place), 1)).toHaveLength(1);
});

test("solo: what the opponent takes travels to its pile", () => {
  const [flight] = new Flights().prepare(
    BEFORE,
    after({ kind: "opponent_take", source: "W1", puzzle: "W02", points: 2 }),
    0,
  );
  expect(flight!.to).toContain('[data-pile="opponent"]');
});

test("nothing travels for calm people, in a hidden tab, on arrival, or from what is not shown", () => {
  const flights = new Flights();
  expect(flights.prepare(null, after(TAKE), 0)).toEqual([]);
  Object.assign(document, { visibilityState: "hidden" });
  expect(flights.prepare(BEFORE, after(TAKE), 0)).toEqual([]);
  Object.assign(document, { visibilityState: "visible" });
  media.matching.add("(prefers-reduced-motion: reduce)");
  expect(flights.prepare(BEFORE, after(TAKE), 0)).toEqual([]);
  media.matching.clear();
  there('[data-source="W1"]', 1, 0);
  expect(flights.prepare(BEFORE, after(TAKE, { kind: "swap", seat: 0 }), 0)).toEqual([]);
});

test("after a long absence only so much travels", () => {
  expect(new Flights().prepare(BEFORE, after(...Array<Happening>(40).fill(GAIN)), 0)).toHaveLength(24);
});

test("what has arrived, was stopped, or has nowhere to go is forgotten", () => {
  const flights = new Flights();
  const ways: { onfinish?: () => void; oncancel?: () => void }[] = [];
  const element = Object.assign(new FakeElement("span", { width: 20, height: 20 }), {
    animate: () => (ways.push({}), ways.at(-1)),
  }) as unknown as HTMLElement;
  flights.begin(flights.prepare(BEFORE, after(TAKE, GAIN, TAKE), 0));
  expect(flights.flying).toHaveLength(3);
  for (const each of [...flights.flying]) flights.launch(each, element);
  expect(flights.flying).toHaveLength(2); // the supply is not in the page
  ways[0]!.onfinish!();
  ways[1]!.oncancel!();
  expect(flights.flying).toEqual([]);
});
