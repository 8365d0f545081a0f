import { found, forgetAll, FakeElement, happen } from "../../testing/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Playing } from "./context";
import { askedBy } from "./asked";
import { listenToResting } from "./resting";

const table = {
  view: { rows: { W: ["W01", null], B: ["B01"] }, seats: [{ puzzles: [{ id: "W02", placed: [] }, null] }] },
} as unknown as Playing["table"];
const hand = { piece: null as string | null, isDragged: false };
const ui = {
  asked: null as unknown,
  tip: null as { asked: unknown } | null,
  ask(asked: unknown) {
    this.asked = asked;
  },
};
const W1 = { kind: "source", source: "W1" };
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
  vi.stubGlobal("requestAnimationFrame", (show: () => void) => setTimeout(show));
  forgetAll();
  found.clear();
  Object.assign(hand, { piece: null, isDragged: false });
  Object.assign(ui, { asked: null, tip: null });
  stop = listenToResting({ table, hand, ui } as unknown as Playing);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const down = (about: Record<string, string>, more: object = {}) =>
  happen("pointerdown", { ...FINGER, timeStamp: 0, target: new Thing(about), ...more });

test.each<[about: Record<string, string>, asked: object | null]>([
  [{ source: "W1" }, W1],
  [
    { source: "Wdeck", ask: "" },
    { kind: "source", source: "Wdeck" },
  ],
  [
    { slot: "1", own: "0:1" },
    { kind: "slot", seat: 0, slot: 1 },
  ],
  [{ own: "7:2" }, null],
  [
    { piece: "I2", supply: "0:I2" },
    { kind: "piece", piece: "I2", of: 0 },
  ],
  [{ supply: "1:L4" }, { kind: "piece", piece: "L4", of: 1 }],
  [
    { reserve: "O1", ask: "" },
    { kind: "piece", piece: "O1", of: null },
  ],
  [{ ask: "supply:1" }, { kind: "supply", seat: 1 }],
  [{ ask: "pile:opponent" }, { kind: "pile", seat: null }],
  [{ ask: "lamps:0" }, { kind: "lamps", seat: 0 }],
  [{ ask: "score:1" }, { kind: "score", seat: 1 }],
  [{ ask: "clock:1" }, { kind: "clock", seat: 1 }],
  [{ ask: "marker:white" }, { kind: "marker", marker: "white" }],
  [{ ask: "column:2" }, { kind: "column", column: 2 }],
  [{ ask: "meter" }, { kind: "meter" }],
  [{ do: "recycle" }, { kind: "action", doing: "recycle" }],
  [{ do: "undo" }, null],
  [{ seat: "1" }, { kind: "seat", seat: 1 }],
  [{ seat: "opponent" }, { kind: "seat", seat: null }],
])("%o on the table stands for something", (about, asked) => {
  expect(askedBy(about, table)).toEqual(asked);
});

test("half a second shows it, and lifting the finger presses nothing", () => {
  down({ source: "W1" });
  vi.advanceTimersByTime(400);
  expect(ui.asked).toBeNull();
  vi.advanceTimersByTime(200);
  expect(ui.asked).toEqual(W1);
  happen("pointerup", { ...FINGER, timeStamp: 600 });
  expect(happen("click", { detail: 0 }).defaultPrevented).toBe(false); // by a key
  expect(happen("click", { detail: 1 }).defaultPrevented).toBe(true);
  expect(happen("click", { detail: 1 }).defaultPrevented).toBe(false);
});

test("a finger that was lifted or moved in time by its own clock did not rest, however late one hears of it", () => {
  for (const [kind, about] of [
    ["pointerup", { timeStamp: 90 }],
    ["pointermove", { timeStamp: 90, clientX: 80 }],
  ] as const) {
    down({ source: "W1" });
    vi.advanceTimersByTime(600);
    expect(ui.asked).toEqual(W1);
    happen(kind, { ...FINGER, ...about });
    expect(ui.asked).toBeNull();
    expect(happen("click", { detail: 1 }).defaultPrevented).toBe(false);
  }
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

test("a mouse that rests is told beside it, until it leaves or presses", () => {
  const over = (about: Record<string, string>, more: object = {}) => {
    const target = new Thing(about);
    happen("pointerover", { pointerType: "mouse", buttons: 0, target, ...more });
    return target;
  };
  over({ source: "W1" });
  vi.advanceTimersByTime(400);
  expect(ui.tip).toBeNull();
  vi.advanceTimersByTime(400);
  expect(ui.tip?.asked).toEqual(W1);
  over({});
  expect(ui.tip).toBeNull();
  const card = over({ source: "W1" });
  happen("pointerdown", { ...FINGER, pointerType: "mouse", target: card });
  happen("pointerover", { pointerType: "mouse", buttons: 0, target: card });
  vi.advanceTimersByTime(800);
  expect(ui.tip).toBeNull(); // what was pressed is known
  over({});
  hand.piece = "I2";
  over({ source: "W1" });
  vi.advanceTimersByTime(800);
  expect(ui.tip).toBeNull();
});

test("what comes to lie under a mouse that has pressed is not told, before the mouse moves", () => {
  const over = (clientX: number) =>
    happen("pointerover", {
      pointerType: "mouse",
      buttons: 0,
      clientX,
      clientY: 50,
      target: new Thing({ source: "W1" }),
    });
  happen("pointerdown", { ...FINGER, pointerType: "mouse", target: new Thing({}) });
  over(FINGER.clientX);
  vi.advanceTimersByTime(800);
  expect(ui.tip).toBeNull();
  over(FINGER.clientX + 1);
  vi.advanceTimersByTime(800);
  expect(ui.tip?.asked).toEqual(W1);
});

test("what is for nothing else answers when it is pressed, and the right button asks about anything", () => {
  happen("click", { detail: 1, target: new Thing({ ask: "meter" }) });
  expect(ui.asked).toEqual({ kind: "meter" });
  const menu = happen("contextmenu", { pointerType: "mouse", target: new Thing({ source: "W1" }) });
  expect(menu.defaultPrevented).toBe(true);
  expect(ui.asked).toEqual(W1);
});

test("a mouse that presses asks nothing by resting, and whoever holds a piece points with it", () => {
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
