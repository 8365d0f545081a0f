import "../../testing/browser";
import { beforeEach, expect, test } from "vitest";
import { asked, puzzle, seatView, view } from "../../testing/table";
import { shapeOf, writeCells } from "../../geometry/cells";
import { readSpots } from "../../geometry/spots";
import type { Pending, SeatView, View } from "../../wire/messages";
import { Hand } from "../hand/hand.svelte";
import { prefs } from "../../browser/prefs.svelte";
import type { LiveTable } from "../table/table.svelte";
import { Ui } from "./ui.svelte";

/** A table that only remembers what was played. */
function at(legal: string[], mine: Partial<SeatView> = {}, seen: Partial<View> = {}, more: object = {}) {
  const played: string[] = [];
  const held: string[] = [];
  const table = {
    ...asked({ seats: [seatView(mine)], ...seen }),
    legal,
    view: view(seen),
    mine: seatView(mine),
    spots: readSpots(legal),
    isMyTurn: legal.length > 0,
    may: (move: string) => legal.includes(move),
    mayDo: (word: string) => legal.some((move) => move === word || move.startsWith(`${word} `)),
    play: (move: string, hold: boolean) => {
      played.push(move);
      if (hold) held.push(move);
      return Promise.resolve(true);
    },
    end: () => (played.push("end"), Promise.resolve(true)),
    ...more,
  } as unknown as LiveTable;
  const hand = new Hand(table);
  return { ui: new Ui(table, hand), hand, played, held };
}
const TURN = ["gain O1", "take W1", "swap O1 I2", "place 1 O1 c3", "master", "pass"];
const PUZZLES = { puzzles: [puzzle(), null, null, null] };
const GHOSTS = { expansions: ["ghost"] };

beforeEach(() => void (prefs.isEndingAtOnce = false));

// Beginning

test.each(["master", "ambassador"] as const)("%s has nothing to choose and is done at once", async (doing) => {
  const { ui, played } = at([...TURN, "ambassador"]);
  await ui.begin(doing);
  expect(played).toEqual([doing]);
  expect(ui.doing).toBeNull();
});

test("one piece to gain is gained, several are chosen from", async () => {
  const one = at(TURN);
  await one.ui.begin("gain");
  expect(one.played).toEqual(["gain O1"]);
  const several = at(["gain O1", "gain I2"]);
  await several.ui.begin("gain");
  expect(several.played).toEqual([]);
  expect(several.ui.dock).toBe("gain");
});

test("what is begun a second time is put back", async () => {
  const { ui } = at(TURN);
  await ui.begin("swap");
  expect([ui.doing, ui.dock]).toEqual(["swap", "swap"]);
  await ui.begin("swap");
  expect([ui.doing, ui.dock]).toEqual([null, null]);
});

test("beginning something else puts back what was begun", async () => {
  const { ui, hand } = at(TURN, PUZZLES);
  hand.take("O1", true);
  ui.given = "O1";
  await ui.begin("take");
  expect([ui.doing, ui.given, hand.piece]).toEqual(["take", null, null]);
});

test.each([
  ["take", {}, "take W1"],
  ["take", { variant: "solo" }, "take G1"],
  ["place", {}, "place 1 I2 a1b1"],
  ["master", {}, "master"],
  ["recycle", {}, "recycle W"],
] as const)("%s that is not allowed is tried, to hear why", async (doing, seen, example) => {
  const { ui, played } = at(["pass"], { supply: { O1: 0, I2: 1 } }, seen);
  await ui.begin(doing);
  expect(played).toEqual([example]);
  expect(ui.doing).toBeNull();
});

// The bright button

const MASTER: Pending = { kind: "master", placed_on: [1] };
const AMBASSADOR: Pending = { kind: "ambassador", placed_on: [1] };
const GHOST: Pending = { kind: "ghost", placed_on: [], parts: { O1: 1 } };
/** Puzzles of one's own that are completed, and their reward is being chosen. */
const CHOOSING: Partial<SeatView> = { pile: ["W27"], pending: { kind: "reward", puzzles: ["W27"] } };
const LEVEL_UP: Partial<SeatView> = {
  pile: ["GW01"],
  pending: { kind: "levelup", puzzles: ["GW01"], steps: 1, raised: null },
};

test.each([MASTER, AMBASSADOR, GHOST])("inside $kind it ends that", (pending) => {
  const { ui } = at(["done"], { pending });
  expect(ui.main).toEqual({ move: "done", key: `end_${pending.kind}` });
});

const CHOICES = [
  ["swap", "swap O1 I2", "upgrade", "I2"],
  ["swap", "swap V3 I3", "exchange", "I3"],
  ["ghost", "ghost U5 O1+I4", "break_up", "O1+I4"],
  ["gain", "gain I2", "gain_it", "I2"],
] as const;

test.each(CHOICES)(
  "while %s is open it chooses what is looked at, and never ends the turn",
  async (doing, move, key, taken) => {
    const { ui, played } = at([...TURN, move]);
    await ui.begin(doing);
    expect(ui.main).toEqual({ move: "", key: "choose" });
    await ui.confirm();
    expect(played).toEqual([]);
    ui.look.see({ move, pieces: ["I2"] });
    expect(ui.main).toEqual({ move, key, taken });
    await ui.confirm();
    expect([played, ui.dock, ui.look.at]).toEqual([[move], null, null]);
  },
);

test("what the game asks for has its own word, and keeping a piece is not it", () => {
  const levelUp = at(["levelup O1 I2", "skip"], LEVEL_UP, GHOSTS).ui;
  expect(levelUp.main).toEqual({ move: "", key: "choose" });
  levelUp.look.see({ move: "levelup O1 I2", pieces: ["I2"] });
  expect(levelUp.main).toEqual({ move: "levelup O1 I2", key: "raise", taken: "I2" });
  expect(at(["reward V3"], CHOOSING).ui.main).toEqual({ move: "", key: "choose" });
});

test("the action that is under way is lit, and what is chosen after it burns no lamp", () => {
  const { ui, hand } = at(["place 1 O1 c3", "done"], { ...PUZZLES, actions_left: 2, pending: MASTER });
  hand.take("O1");
  expect([ui.current, ui.lamps]).toEqual(["master", { left: 2, now: "master" }]);
  for (const choice of [CHOOSING, LEVEL_UP]) {
    const after = at([`${choice.pending!.kind} I2`], { actions_left: 2, ...choice }, GHOSTS).ui;
    expect([after.current, after.lamps]).toEqual([null, { left: 1, now: null }]);
  }
  const placing = at(TURN, PUZZLES);
  placing.hand.take("O1");
  expect([placing.ui.current, placing.ui.lamps]).toEqual(["place", { left: 3, now: "place" }]);
});

test("in a turn it ends the turn, at Finishing Touches it ends those, in others' turns it does nothing", () => {
  expect(at(TURN).ui.main).toEqual({ move: "pass", key: "pass" });
  expect(at(["done"], {}, { phase: "finishing" }).ui.main).toEqual({ move: "done", key: "finish" });
  expect(at([]).ui.main).toBeNull();
});

test("a row is recycled when all its puzzles have a number, and any number comes off again", async () => {
  const { ui, played } = at([...TURN, "recycle W", "recycle B", "under 1", "under 2", "under 3", "under 4"]);
  await ui.begin("recycle");
  const { recycling } = ui;
  expect([recycling.row, recycling.sources]).toEqual(["W", ["W1", "W2", "W3", "W4"]]);
  expect(ui.main).toEqual({ move: "", key: "recycle" });
  recycling.press("W3");
  recycling.press("W1");
  expect(["W1", "W2", "W3"].map((each) => recycling.numberOf(each))).toEqual([2, null, 1]);
  recycling.back();
  expect(recycling.order).toEqual(["W3"]);
  recycling.press("B2"); // the other row
  expect([recycling.row, recycling.order]).toEqual(["B", ["B2"]]);
  for (const source of ["W4", "W2", "W4", "W2", "W4", "W1"]) recycling.press(source);
  expect(recycling.order).toEqual(["W2", "W4", "W1", "W3"]);
  expect(ui.main).toEqual({ move: "recycle W", key: "recycle" });
  await ui.confirm();
  expect(played).toEqual(["recycle W", "under 2", "under 4", "under 1", "under 3"]);
  expect(recycling.order).toEqual([]);
});

test("the rest of a row is left to chance, and what was begun goes on", async () => {
  const { ui, played } = at(["under 2", "under 3", "under 4"], { pending: { kind: "recycle", row: "W", under: 1 } });
  const { recycling } = ui;
  expect([ui.dock, recycling.rows, recycling.takes("B1")]).toEqual(["recycle", ["W"], false]);
  recycling.press("W4");
  expect(recycling.numberOf("W4")).toBe(2);
  recycling.any();
  expect([...recycling.order].sort()).toEqual(recycling.sources);
  await ui.confirm();
  expect(played[0]).toBe("under 4");
});

test("a puzzle that was pointed at is taken", async () => {
  const { ui, played } = at(TURN);
  ui.point("W1");
  expect(ui.main).toEqual({ move: "take W1", key: "take_named", puzzle: ui.table.view!.rows.W![0] });
  ui.point("W1");
  expect(ui.source).toBeNull();
  ui.point("W1");
  await ui.confirm();
  expect(played).toEqual(["take W1"]);
  expect(ui.source).toBeNull();
  const unseen = at(["take Wdeck"]).ui;
  unseen.point("Wdeck");
  expect(unseen.wanted).toEqual({ source: "Wdeck", id: null });
  expect(unseen.main).toEqual({ move: "take Wdeck", key: "take" });
});

test("with a piece in hand it places that, and never ends the turn", async () => {
  const { ui, hand, played } = at(TURN, PUZZLES);
  hand.take("O1");
  expect(ui.main).toEqual({ move: "", key: "place" });
  await ui.confirm();
  expect(played).toEqual([]);
  hand.point(1, [2, 2]);
  expect(ui.main).toEqual({ move: "place 1 O1 c3", key: "place" });
  await ui.confirm();
  expect(played).toEqual(["place 1 O1 c3"]);
  expect(hand.piece).toBeNull();
});

test("pointing at a puzzle puts the piece back", () => {
  const { ui, hand } = at(TURN, PUZZLES);
  hand.take("O1");
  ui.point("W1");
  expect(hand.piece).toBeNull();
});

// The dock

test.each([
  ["reward", "reward 1", CHOOSING],
  ["levelup", "levelup 1", LEVEL_UP],
  ["recycle", "under 1", { pending: { kind: "recycle", row: "W", under: 0 } }],
] as const)("%s: what the game waits for comes before what was begun", async (kind, move, mine) => {
  const { ui } = at([move, "gain O1", "gain I2"], mine as Partial<SeatView>, GHOSTS);
  await ui.begin("gain");
  expect(ui.dock).toBe(kind);
});

test("what others have to choose is not asked here", () => {
  expect(at([], CHOOSING).ui.dock).toBeNull();
});

// What ends a turn

test("whatever is done may wait, if it ends the turn", async () => {
  const { ui, played, held } = at(TURN);
  await ui.play("gain O1");
  await ui.play("pass");
  expect([played, held]).toEqual([
    ["gain O1", "pass"],
    ["gain O1", "pass"],
  ]);
});

test("a turn ends at once if that is wished for, but not while actions are left", async () => {
  prefs.isEndingAtOnce = true;
  const { ui, played, held } = at(TURN);
  await ui.play("gain O1");
  await ui.play("pass");
  expect([played, held]).toEqual([["gain O1", "pass"], ["pass"]]);
});

test("a turn that is played is ended by the bright button, and by nothing else", async () => {
  const { ui, played } = at([], {}, {}, { isHeld: true });
  expect([ui.main, ui.mayConfirm]).toEqual([{ move: "", key: "end" }, true]);
  await ui.confirm();
  expect(played).toEqual(["end"]);
});

test("what turns up a card ends the turn at once, and only then that is said", () => {
  const outcome = () => ({ endsTurn: true });
  const waits = at(TURN, {}, {}, { outcome, mayWait: () => true });
  const reveals = at(TURN, {}, {}, { outcome, mayWait: () => false });
  expect([waits.ui.endsAtOnce("take W1"), reveals.ui.endsAtOnce("take W1")]).toEqual([false, true]);
  prefs.isEndingAtOnce = true;
  expect(reveals.ui.endsAtOnce("take W1")).toBe(false);
});

test("what is dragged is let go, not confirmed: the rules are asked about no place that it passes", () => {
  const asked: string[] = [];
  const { ui, hand } = at(TURN, PUZZLES, {}, { outcome: (move: string) => void asked.push(move) });
  hand.take("O1", true);
  expect([ui.main?.move, ui.mayConfirm]).toEqual(["place 1 O1 c3", true]);
  ui.hand.isDragged = true;
  expect([ui.main?.move, ui.mayConfirm, ui.endsAtOnce(ui.main!.move)]).toEqual(["", false, false]);
  expect(asked.filter(Boolean)).toEqual([]);
});

test("a hint is asked for once what was begun is put back, and then put away; so is an old refusal", async () => {
  const { ui } = at(TURN, PUZZLES);
  const table = ui.table as unknown as { hints: unknown; refusal: unknown; hint: () => Promise<void> };
  table.hint = () => ((table.hints = { hints: [] }), Promise.resolve());
  table.refusal = { text: "No." };
  ui.point("W1");
  expect(table.refusal).toBeNull();
  await ui.hint();
  expect([ui.source, table.hints]).toEqual([null, { hints: [] }]);
  await ui.hint();
  expect(table.hints).toBeNull();
  await ui.hint();
  ui.hand.take("O1");
  ui.back();
  expect([ui.hand.piece, table.hints]).toEqual([null, { hints: [] }]);
  ui.back();
  expect(table.hints).toBeNull();
  await ui.hint();
  await ui.begin("swap");
  expect(table.hints).toBeNull();
});

// The piece that was just put down

test("what was put down is out of one's hand even if a key moved it meanwhile", async () => {
  const { ui, hand } = at(TURN, PUZZLES);
  hand.take("O1", true);
  const isDone = ui.confirm();
  hand.step(1, 0);
  await isDone;
  expect(hand.piece).toBeNull();
});

test("what is picked up or begun right after it stays", async () => {
  const { ui, hand } = at(TURN, PUZZLES);
  hand.take("O1", true);
  const first = ui.confirm();
  hand.take("O1");
  await first;
  expect(hand.piece).toBe("O1");
  hand.take("O1", true);
  const second = ui.confirm();
  await ui.begin("swap");
  await second;
  expect([ui.doing, hand.piece]).toEqual(["swap", null]);
});

test("why nothing can be placed is asked for with a piece as it lies, on a puzzle that is there", async () => {
  const { ui, played } = at(["pass"], { puzzles: [null, puzzle(), null, null], supply: { L4: 1 } });
  await ui.begin("place");
  expect(played).toEqual([`place 2 L4 ${writeCells(shapeOf("L4"))}`]);
});
