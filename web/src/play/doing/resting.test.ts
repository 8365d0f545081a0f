import { found, forgetAll, FakeElement, happen } from "../../testing/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Playing } from "./context";
import { askedBy, listenToResting } from "./resting";

const table = {
  view: { rows: { W: ["W01", null], B: ["B01"] }, seats: [{ puzzles: [{ id: "W02", placed: [] }, null] }] },
} as unknown as Playing["table"];
const hand = { piece: null as string | null, isDragged: false };
const ui = { asked: null as unknown };
const FINGER = { pointerId: 1, pointerType: "touch", isPrimary: true, clientX: 50, clientY: 50 };

/** An element on which a finger can rest. */
class Thing extends FakeElement {
  constructor(about: Record<string, string>) {
    super("button");
    Object.assign(this.dataset, about);
  }
  override closest(): null {
    return this as unknown as null;
  }
}
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", FakeElement);
  forgetAll();
  found.clear();
  Object.assign(hand, { piece: null, isDragged: false });
  ui.asked = null;
  stop = listenToResting({ table, hand, ui } as unknown as Playing);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const down = (about: Record<string, string>, more: object = {}) =>
  happen("pointerdown", { ...FINGER, target: new Thing(about), ...more });

test("what lies on the table stands for something, an empty place for nothing", () => {
  expect(askedBy({ source: "W1" }, table)).toEqual({ source: "W1" });
  expect(askedBy({ source: "W2" }, table)).toBeNull();
  expect(askedBy({ source: "Wdeck" }, table)).toBeNull();
  expect(askedBy({ slot: "1", own: "0:1" }, table)).toEqual({ seat: 0, slot: 1 });
  expect(askedBy({ own: "0:2" }, table)).toBeNull();
  expect(askedBy({ piece: "I2", supply: "0:I2" }, table)).toEqual({ piece: "I2" });
  expect(askedBy({ supply: "1:L4" }, table)).toEqual({ piece: "L4" });
});

test("half a second shows it, and lifting the finger presses nothing", () => {
  down({ source: "W1" });
  vi.advanceTimersByTime(400);
  expect(ui.asked).toBeNull();
  vi.advanceTimersByTime(200);
  expect(ui.asked).toEqual({ source: "W1" });
  happen("pointerup", FINGER);
  expect(happen("click", { detail: 0 }).defaultPrevented).toBe(false); // by a key
  expect(happen("click", { detail: 1 }).defaultPrevented).toBe(true);
  expect(happen("click", { detail: 1 }).defaultPrevented).toBe(false);
});

test("a tap, a swipe and a drag are no rest", () => {
  down({ source: "W1" });
  happen("pointerup", FINGER);
  expect(happen("click").defaultPrevented).toBe(false);
  down({ source: "W1" });
  happen("pointermove", { ...FINGER, clientX: 62 });
  down({ piece: "I2" });
  hand.isDragged = true;
  vi.advanceTimersByTime(600);
  expect(ui.asked).toBeNull();
});

test("a mouse has its own ways, and whoever holds a piece points with it", () => {
  down({ source: "W1" }, { pointerType: "mouse" });
  vi.advanceTimersByTime(600);
  hand.piece = "I2";
  down({ slot: "1", own: "0:1" });
  vi.advanceTimersByTime(600);
  expect(ui.asked).toBeNull();
  expect(happen("contextmenu", { pointerType: "touch", target: new Thing({ piece: "I2" }) }).defaultPrevented).toBe(
    true,
  );
  expect(happen("contextmenu", { pointerType: "mouse", target: new Thing({ piece: "I2" }) }).defaultPrevented).toBe(
    false,
  );
});
