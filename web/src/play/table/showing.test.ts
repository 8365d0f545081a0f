import { media } from "../../testing/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefs } from "../../browser/prefs.svelte";
import { boxOfFaces } from "../../engine/boxes";
import { did, engine, seatView, told } from "../../testing/table";
import type { Happening, TableNow } from "../../wire/messages";
import { apart } from "./apart";
import { Showing } from "./showing.svelte";

const TAKE: Happening = { kind: "take", seat: 1, slot: 1, source: "W1", puzzle: "W02" };
const GAIN: Happening = { kind: "gain", seat: 1, piece: "O1" };
const TURN_MS = 1600;

let showing: Showing;
/** The decisions that were drawn, and whether quietly. */
let drawn: [decision: number, isQuiet: boolean][];
let again: (number | null)[];
/** In how many milliseconds what was drawn has landed. */
let landing: number;
let isFollowed: boolean;
let isAsked: boolean;

/** A decision of a seat, and how it stood afterwards. */
const after = (decision: number, seat: number, ...events: Happening[]): TableNow =>
  told({ decision, happened: [did(decision, seat, "gain O1", events)] });
const hear = (messages: readonly TableNow[]) => messages.forEach((now) => showing.hear(told(), now));
const decisions = () => drawn.map(([decision]) => decision);

beforeEach(() => {
  vi.useFakeTimers();
  media.matching.clear();
  prefs.pace = "brisk";
  Object.assign(document, { visibilityState: "visible" });
  drawn = [];
  again = [];
  landing = -Infinity;
  isFollowed = true;
  isAsked = false;
  showing = new Showing(
    {
      engine: null,
      box: () => boxOfFaces([], {}),
      get isFollowed() {
        return isFollowed;
      },
      isPlaying: () => true,
      isAsked: () => isAsked,
      draw: (now, isQuiet) => void drawn.push([now.decision, isQuiet]),
      drawAgain: (_, now) => void again.push(now?.decision ?? null),
      landing: () => landing,
      land: () => void (landing = -Infinity),
      isOwn: (seat) => seat === 0,
      actionsToCome: () => 0,
      inWords: ({ decision }) => `decision ${decision}`,
    },
    told(),
  );
});
afterEach(() => {
  showing.close();
  vi.useRealTimers();
});

test("what others do is shown one after the other, and what comes meanwhile after it", () => {
  hear([after(1, 1, TAKE), after(2, 1, GAIN)]);
  expect([drawn, showing.isOn]).toEqual([[], true]);
  vi.advanceTimersByTime(0);
  expect([drawn, showing.seat]).toEqual([[], 1]); // lit first
  vi.advanceTimersByTime(200);
  expect([decisions(), showing.text]).toEqual([[1], "decision 1"]);
  hear([after(3, 1, GAIN)]);
  vi.advanceTimersByTime(440);
  expect(decisions()).toEqual([1, 2]);
  vi.advanceTimersByTime(TURN_MS);
  expect([decisions(), showing.isOn, showing.seat]).toEqual([[1, 2, 3], false, null]);
});

test("five turns, whatever is in them, take eight seconds at most", () => {
  const much = Array.from({ length: 6 }, () => TAKE);
  const turns = [1, 2, 3, 4, 5].flatMap((seat) => [1, 2, 3].map((at) => after(3 * seat + at, seat, ...much)));
  hear(turns);
  vi.advanceTimersByTime(8000);
  expect([drawn.length, showing.isOn]).toEqual([15, false]);
});

test("calm takes longer", () => {
  prefs.pace = "calm";
  hear([after(1, 1, TAKE), after(2, 1, TAKE)]);
  vi.advanceTimersByTime(800);
  expect(decisions()).toEqual([1]);
  vi.advanceTimersByTime(400);
  expect(decisions()).toEqual([1, 2]);
});

test.each([
  ["instant", () => void (prefs.pace = "instant")],
  ["with reduced motion", () => void media.matching.add("(prefers-reduced-motion: reduce)")],
  ["where nobody looks", () => void Object.assign(document, { visibilityState: "hidden" })],
])("%s all is drawn at once", (_, so) => {
  so();
  hear([after(1, 1, TAKE), after(2, 1, TAKE)]);
  expect([decisions(), showing.isOn]).toEqual([[1, 2], false]);
});

test("one's own decisions, and what is taken back, are drawn at once; bots begin when they have landed", () => {
  hear([after(1, 0, GAIN)]);
  expect([decisions(), showing.isOn]).toEqual([[1], false]);
  hear([told({ decision: 2, happened: [did(2, 1, undefined)] })]);
  expect(decisions()).toEqual([1, 2]);
  landing = 900;
  hear([after(3, 1, TAKE)]);
  vi.advanceTimersByTime(900);
  expect([showing.isOn, showing.seat]).toEqual([true, null]);
  landing = 0;
  vi.advanceTimersByTime(400);
  expect(decisions()).toEqual([1, 2, 3]);
});

test("one's own turn comes when the last of it has landed", () => {
  hear([after(1, 1, TAKE)]);
  vi.advanceTimersByTime(200);
  landing = 2000;
  vi.advanceTimersByTime(TURN_MS);
  expect([decisions(), showing.isOn]).toEqual([[1], true]);
  landing = 0;
  vi.advanceTimersByTime(2000);
  expect(showing.isOn).toBe(false);
});

test("in solo the opponent's answer is shown before one may go on", () => {
  hear([after(1, 0, { kind: "opponent_take", source: "G1", puzzle: "W02" })]);
  expect(showing.isOn).toBe(true);
  vi.advanceTimersByTime(TURN_MS);
  expect([decisions(), showing.isOn]).toEqual([[1], false]);
});

test("to skip leads to the end of the turn, once more to the end of all, and nothing moves", async () => {
  hear([1, 2, 3].flatMap((seat) => [after(2 * seat, seat, TAKE), after(2 * seat + 1, seat, TAKE)]));
  vi.advanceTimersByTime(200);
  expect(drawn).toEqual([[2, false]]);
  const landed = vi.fn();
  void showing.landed().then(landed);
  showing.skip();
  expect(drawn).toEqual([
    [2, false],
    [3, true],
  ]);
  vi.advanceTimersByTime(0);
  expect(showing.seat).toBe(2);
  await Promise.resolve();
  expect(landed).not.toHaveBeenCalled();
  showing.skip();
  await Promise.resolve();
  expect([decisions(), showing.isOn]).toEqual([[2, 3, 4, 5, 6, 7], false]);
  expect(landed).toHaveBeenCalledOnce();
});

test("what came since one's own decision is shown again, calmly; a press leads back", () => {
  expect(showing.hasPast).toBe(false);
  prefs.pace = "instant";
  hear([after(1, 0, GAIN), after(2, 1, TAKE), after(3, 1, GAIN)]);
  expect(showing.hasPast).toBe(true);
  showing.showAgain();
  expect([again, showing.isOn, showing.again]).toEqual([[1], true, { at: 1, of: 2 }]);
  hear([after(4, 1, GAIN)]);
  vi.advanceTimersByTime(3000);
  expect([again, showing.isOn]).toEqual([[1, 2, 3, null], false]);
  expect(decisions()).toEqual([1, 2, 3, 4]);
  showing.showAgain();
  showing.skip();
  expect([again.at(-1), showing.isOn]).toEqual([null, false]);
});

test("decisions that came together are told apart by the rules, as far as they are sure", () => {
  const seats = [seatView(), seatView({ supply: { O1: 1 } })];
  const before = told({ view: { seats: [{ ...seats[0]!, actions_left: 0 }, seats[1]!], to_decide: [1] } });
  const now = told({ decision: 2, happened: [did(1, 1, "gain O1", [GAIN]), did(2, 1, "gain O1", [GAIN])] });
  const [first, last] = apart(before, now, engine, boxOfFaces([], {}));
  expect(first!.view!.seats[1]!.supply["O1"]).toBe(2);
  expect([first!.decision, first!.happened!.length, last!.decision, last!.happened!.length]).toEqual([1, 1, 2, 1]);
  expect(apart(before, now, null, null)).toEqual([now]);
});

test("where nothing is held back it is drawn elsewhere, and can be shown again", () => {
  isFollowed = false;
  hear([after(1, 0, GAIN), after(2, 1, TAKE), after(3, 1, GAIN)]);
  expect([drawn, showing.isOn, showing.hasPast]).toEqual([[], false, true]);
  isAsked = true;
  showing.showAgain();
  hear([after(4, 2, GAIN)]); // L3: the other marker goes on, and one's own turn with it
  vi.advanceTimersByTime(5000);
  expect([drawn, again, showing.isOn]).toEqual([[], [1, 2, 3, 4, null], false]);
});

test("where nothing is held back one's own turn ends what is shown again", async () => {
  isFollowed = false;
  hear([after(1, 0, GAIN), after(2, 1, TAKE)]);
  showing.showAgain();
  const landed = vi.fn();
  void showing.landed().then(landed);
  hear([after(3, 1, GAIN)]);
  expect(showing.isOn).toBe(true);
  isAsked = true;
  hear([after(4, 1, GAIN)]);
  await Promise.resolve();
  expect([again.at(-1), showing.isOn, landed.mock.calls.length]).toEqual([null, false, 1]);
});
