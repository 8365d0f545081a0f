import { body, FakeElement, forgetAll, found, press } from "../../testing/browser";
import { beforeEach, expect, test, vi } from "vitest";
import { asked, puzzle, seatView, view } from "../../testing/table";
import { readSpots } from "../../geometry/spots";
import { writeCells } from "../../geometry/cells";
import { Hand } from "../hand/hand.svelte";
import { listenToKeys } from "./keys";
import type { LiveTable } from "../table/table.svelte";
import { Ui } from "./ui.svelte";

const LEGAL = ["gain O1", "take W1", "swap O1 I2", "place 1 I2 b2c2", "place 3 I2 a1b1", "pass"];

let ui: Ui;
let hand: Hand;
let did: string[];
let stop: () => void;

function listen(legal = LEGAL, phase: "turn" | "finishing" = "turn", isHeld = false): void {
  forgetAll();
  found.clear();
  did = [];
  const note = (what: string) => () => (did.push(what), Promise.resolve(true));
  const mine = seatView({ puzzles: [puzzle(), null, puzzle("W02"), null] });
  const table = {
    ...asked({ seats: [mine, seatView()] }),
    legal,
    view: view({ phase }),
    mine,
    spots: readSpots(legal),
    isMyTurn: true,
    isHeld,
    end: note("end"),
    may: (move: string) => legal.includes(move),
    mayDo: (word: string) => legal.some((move) => move.startsWith(word)),
    play: (move: string) => note(move)(),
    undo: note("undo"),
    hint: note("hint"),
  } as unknown as LiveTable;
  hand = new Hand(table);
  ui = new Ui(table, hand);
  stop = listenToKeys({ table, hand, ui });
}

beforeEach(() => listen());

test("every action has its letter, small or large", async () => {
  for (const [key, doing] of Object.entries({ t: "take", u: "swap", p: "place" })) {
    expect(press(key)).toBe(true);
    expect(ui.doing).toBe(doing);
  }
  press("G");
  for (const key of "mbay") press(key);
  press("z");
  press("h");
  await Promise.resolve();
  expect(did).toEqual(["gain O1", "master", "ghost U5 O1+O1+O1+I2", "ambassador", "recycle W", "undo", "hint"]);
});

test("the focus goes where the next choice is made", async () => {
  const market = new FakeElement("button");
  found.set("[data-group=market] button.can", [market]);
  press("t");
  await vi.waitFor(() => expect(market.focused).toBe(1));
});

test("what is typed, and what belongs to the browser, is not ours", () => {
  expect(press("g", { target: new FakeElement("input") })).toBe(false);
  expect(press("g", { target: new FakeElement("textarea") })).toBe(false);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(press("g", { [held]: true })).toBe(false);
  for (const key of ["Tab", "x", "F5"]) expect(press(key)).toBe(false);
  expect(did).toEqual([]);
});

test("nothing is done behind a curtain or a sheet", () => {
  found.set("dialog[open]", [new FakeElement()]);
  for (const key of ["g", "z", "h", "Enter", "1"]) expect(press(key)).toBe(false);
  ui.drawer = "menu";
  expect(press("Escape")).toBe(true);
  expect(did).toEqual([]);
  expect(ui.drawer).toBeNull();
});

test("a piece in hand is moved, turned, flipped, sent to a puzzle and placed", async () => {
  hand.take("I2", true);
  press("ArrowDown");
  expect(writeCells(hand.target!.cells)).toBe("b3c3");
  press("r");
  expect(writeCells(hand.shape)).toBe("a1a2");
  press("R");
  press("f");
  press("3");
  expect(hand.move).toBe("place 3 I2 a1b1");
  press("Enter");
  expect(did).toEqual(["place 3 I2 a1b1"]);
  await vi.waitFor(() => expect(hand.piece).toBeNull());
});

test("whoever has gone on to another button presses that one, and the piece stays in hand", () => {
  hand.take("I2", true);
  expect(press("Enter", { target: new FakeElement("button") })).toBe(false);
  expect([did, hand.piece]).toEqual([[], "I2"]);
});

test("while it is dragged, arrows and Enter are not for it", () => {
  hand.take("I2", true);
  hand.isDragged = true;
  const before = hand.move;
  expect(press("ArrowDown")).toBe(false);
  press("Enter", { target: new FakeElement("button") });
  expect([hand.move, did]).toEqual([before, []]);
});

test("Escape closes what is open, then puts back what was begun", () => {
  press("u");
  press("?");
  expect(ui.drawer).toBe("keys");
  press("Escape");
  expect([ui.drawer, ui.doing]).toEqual([null, "swap"]);
  press("Escape");
  expect(ui.doing).toBeNull();
});

test("a digit leads to a puzzle", () => {
  const cell = new FakeElement("button");
  found.set('[data-slot="2"] button', [cell]);
  press("2");
  expect(cell.focused).toBe(1);
});

test("Enter takes what was pointed at, but ends neither turn nor game by chance", () => {
  expect(press("Enter")).toBe(false);
  ui.point("W1");
  press("Enter", { target: new FakeElement("button") });
  expect(did).toEqual([]);
  press("Enter");
  expect(did).toEqual(["take W1"]);
  expect(press("Enter")).toBe(false);
  listen(["done"], "finishing");
  expect(press("Enter", { target: body })).toBe(false);
  expect(did).toEqual([]);
});

test("Enter and space end a turn that is played, held down they do not", () => {
  listen([], "turn", true);
  for (const key of ["Enter", " "]) {
    expect(press(key, { target: new FakeElement("button") })).toBe(false);
    expect(press(key, { repeat: true })).toBe(true);
  }
  expect(did).toEqual([]);
  press("Enter");
  press(" ");
  expect(did).toEqual(["end", "end"]);
});

test("whoever leaves the table is not listened to", () => {
  stop();
  expect(press("g")).toBe(false);
});
