import { FakeElement, forgetAll, found, happen, press } from "../../testing/browser";
import { beforeEach, expect, test, vi } from "vitest";
import { asked, puzzle, seatView } from "../../testing/table";
import { readSpots } from "../../geometry/spots";
import { shapeOf, writeCells } from "../../geometry/cells";
import { drag, draggable } from "./drag.svelte";
import { Hand } from "./hand.svelte";
import type { LiveTable } from "../table/table.svelte";

const LEGAL = ["place 1 I2 b1b2", "place 1 I2 b2c2", "place 3 I2 a1b1", "place 1 L4 a1a2a3b3"];
const MOUSE = { pointerId: 1, pointerType: "mouse", button: 0 };
const FINGER = { pointerId: 1, pointerType: "touch", button: 0 };
/** Cards of 120 px: cells of 20, the field 10 from the left and 28 from the top. */
const SLOTS = { 1: 100, 3: 400 };

let hand: Hand;
let put: string[];

beforeEach(() => {
  forgetAll();
  const cards = Object.entries(SLOTS).map(([slot, left]) => {
    const card = new FakeElement("div", { left, top: 200, width: 120, height: 136 });
    card.dataset["slot"] = slot;
    return card;
  });
  found.set("[data-slot]", cards);
  const table = {
    spots: readSpots(LEGAL),
    isMyTurn: true,
    ...asked({ seats: [seatView({ puzzles: [puzzle("W01"), null, puzzle("W02"), null] }), seatView()] }),
    may: (move: string) => LEGAL.includes(move),
  } as unknown as LiveTable;
  hand = new Hand(table);
  put = [];
});

const letGo = (move: string) => (put.push(move), Promise.resolve());
const at = (clientX: number, clientY: number, about: object = MOUSE) => ({ clientX, clientY, ...about });
const begin = (about: object = MOUSE, piece: "I2" | "L4" = "I2") =>
  drag.begin(hand, piece, at(0, 0, about) as unknown as PointerEvent, letGo);
const move = (x: number, y: number, about: object = MOUSE) => happen("pointermove", at(x, y, about));
/** The middle of the cells that begin at a column and row of a slot. */
const middle = (slot: 1 | 3, column: number, row: number, wide: number, high: number) =>
  [SLOTS[slot] + 10 + 20 * (column + wide / 2), 228 + 20 * (row + high / 2)] as const;
const lying = () => writeCells(hand.shape);

test("it snaps to the nearest place within a cell, and goes where it is let go", () => {
  begin();
  expect(hand.isDragged).toBe(true);
  move(...middle(1, 1.4, 1.4, 2, 1));
  expect(hand.move).toBe("place 1 I2 b2c2");
  move(...middle(3, 0.3, -0.3, 2, 1));
  expect(hand.move).toBe("place 3 I2 a1b1");
  happen("pointerup", MOUSE);
  expect(put).toEqual(["place 3 I2 a1b1"]);
  expect(hand.isDragged).toBe(false);
});

test("over cells where it does not go it is shown there, and asked about when it is let go", () => {
  begin();
  move(...middle(1, 3, 4, 2, 1));
  expect([hand.move, hand.isLegal]).toEqual(["place 1 I2 d5e5", false]);
  happen("pointerup", MOUSE);
  expect(put).toEqual(["place 1 I2 d5e5"]);
});

test("beside every puzzle it goes nowhere, and comes back when it is let go", () => {
  begin();
  move(...middle(1, 1, 1, 2, 1));
  move(330, 100);
  expect(hand.target).toBeNull();
  happen("pointerup", MOUSE);
  expect([put, hand.piece]).toEqual([[], null]);
});

test("a finger holds it from below", () => {
  begin(FINGER);
  const [x, y] = middle(1, 1, 1, 2, 1);
  move(x, y, FINGER);
  expect(hand.move).not.toBe("place 1 I2 b2c2");
  move(x, y + 56, FINGER);
  expect(hand.move).toBe("place 1 I2 b2c2");
});

test("what is drawn follows the pointer", () => {
  const style = { transform: "" };
  drag.element = { style } as unknown as HTMLElement;
  begin(FINGER);
  move(50, 300, FINGER);
  expect(style.transform).toContain("translate3d(50px, 244px, 0)");
  drag.element = null;
  happen("pointerup", FINGER);
});

test("the wheel turns it, forwards and back, and does not scroll", () => {
  begin(MOUSE, "L4");
  const before = lying();
  expect(happen("wheel", { deltaY: 100 }).defaultPrevented).toBe(true);
  expect(lying()).not.toBe(before);
  happen("wheel", { deltaY: -100 });
  expect(lying()).toBe(before);
  for (let turn = 0; turn < 4; turn++) happen("wheel", { deltaY: 1 });
  expect(lying()).toBe(before);
});

test("turned in the air it looks again where it would go", () => {
  begin();
  move(...middle(1, 1, 0, 1, 2));
  expect(hand.move).not.toBe("place 1 I2 b1b2");
  happen("wheel", { deltaY: 1 });
  expect(hand.move).toBe("place 1 I2 b1b2");
});

test("the right button flips it, and no menu opens", () => {
  begin(MOUSE, "L4");
  const before = lying();
  expect(happen("contextmenu").defaultPrevented).toBe(true);
  expect(lying()).not.toBe(before);
  happen("contextmenu");
  expect(lying()).toBe(before);
});

test("a finger that rests long enough asks for a menu: none comes, and nothing is flipped", () => {
  begin(FINGER, "L4");
  const before = lying();
  expect(happen("contextmenu").defaultPrevented).toBe(true);
  expect(lying()).toBe(before);
});

const tap = (timeStamp: number) => happen("pointerdown", { ...FINGER, pointerId: 2, timeStamp });

test("a second finger turns it; two quick taps flip it instead", () => {
  begin(FINGER, "L4");
  const before = lying();
  tap(1000);
  const once = lying();
  expect(once).not.toBe(before);
  tap(2000);
  expect(lying()).not.toBe(once);
  tap(3000);
  tap(4000);
  expect(lying()).toBe(before); // four turns
  tap(6000);
  tap(6200);
  const flip = lying();
  hand.flip();
  expect(lying()).toBe(before);
  hand.flip();
  tap(6300); // the third of three is a first one again
  expect(lying()).not.toBe(flip);
});

test("what a second finger does besides is not the first one's", () => {
  begin(FINGER);
  move(...middle(1, 1, 1, 2, 1), { ...FINGER, pointerId: 2 });
  expect(hand.target).toBeNull();
  happen("pointerup", { ...FINGER, pointerId: 2 });
  happen("pointercancel", { ...FINGER, pointerId: 2 });
  expect(hand.isDragged).toBe(true);
});

test.each(["Escape", "pointercancel"])("%s: it comes back", (how) => {
  begin();
  move(...middle(1, 1, 1, 2, 1));
  if (how === "Escape") press("Escape");
  else happen("pointercancel", MOUSE);
  expect([hand.piece, hand.isDragged, put]).toEqual([null, false, []]);
  hand.take("I2");
  move(...middle(1, 1, 1, 2, 1));
  happen("pointerup", MOUSE);
  happen("wheel", { deltaY: 1 });
  expect([hand.target, put, lying()]).toEqual([null, [], writeCells(shapeOf("I2"))]);
});

// Picking up

function pickable() {
  let down: (event: object) => void = () => undefined;
  const released = vi.fn();
  const element = {
    addEventListener: (_: string, listener: typeof down) => void (down = listener),
    removeEventListener: () => undefined,
    releasePointerCapture: released,
  };
  draggable(hand, () => "I2", letGo)(element as unknown as HTMLElement);
  return { down: (about: object = MOUSE) => down(at(50, 50, about)), released };
}

test("a little movement is still a click, more of it picks up", () => {
  const { down } = pickable();
  down();
  move(52, 52);
  expect(hand.piece).toBeNull();
  move(53, 53);
  expect([hand.piece, hand.isDragged]).toEqual(["I2", true]);
  happen("pointerup", MOUSE);
});

test("let go before that, or moved by another finger, it stays where it is", () => {
  const { down, released } = pickable();
  down(FINGER);
  expect(released).toHaveBeenCalledWith(1);
  move(90, 90, { ...FINGER, pointerId: 2 });
  happen("pointerup", FINGER);
  move(90, 90, FINGER);
  expect(hand.piece).toBeNull();
});

test("nothing is picked up with another button, or when it is somebody else's turn", () => {
  const { down } = pickable();
  down({ ...MOUSE, button: 2 });
  move(90, 90);
  Object.assign(hand.table, { isMyTurn: false });
  down();
  move(90, 90);
  expect(hand.piece).toBeNull();
});
