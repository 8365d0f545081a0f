import "../testing/browser";
import { beforeEach, expect, test } from "vitest";
import { puzzle, seatView, view } from "../testing/table";
import { shapeOf, writeCells } from "../geometry/cells";
import { readSpots } from "../geometry/spots";
import type { Pending, SeatView, View } from "../wire/messages";
import { Hand } from "./hand.svelte";
import { prefs } from "../browser/prefs.svelte";
import type { LiveTable } from "./table.svelte";
import { Ui } from "./ui.svelte";

/** A table that only remembers what was played. */
function at(legal: string[], mine: Partial<SeatView> = {}, seen: Partial<View> = {}) {
  const played: string[] = [];
  const table = {
    legal,
    view: view(seen),
    mine: seatView(mine),
    spots: readSpots(legal),
    isMyTurn: legal.length > 0,
    may: (move: string) => legal.includes(move),
    mayDo: (word: string) => legal.some((move) => move === word || move.startsWith(`${word} `)),
    play: (move: string) => (played.push(move), Promise.resolve(true)),
  } as unknown as LiveTable;
  const hand = new Hand(table);
  return { ui: new Ui(table, hand), hand, played };
}
const TURN = ["gain O1", "take W1", "swap O1 I2", "place 1 O1 c3", "master", "pass"];
const PUZZLES = { puzzles: [puzzle(), null, null, null] };

beforeEach(() => void (prefs.isConfirming = false));

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
  ["take", { rows: { G: ["W01"] } }, "take G1"],
  ["place", {}, "place 1 I2 a1b1"],
  ["master", {}, "master"],
  ["recycle", {}, "recycle W"],
] as const)("%s that is not allowed is asked of the server, which says why", async (doing, seen, example) => {
  const { ui, played } = at(["pass"], { supply: { O1: 0, I2: 1 } }, seen as unknown as Partial<View>);
  await ui.begin(doing);
  expect(played).toEqual([example]);
  expect(ui.doing).toBeNull();
});

// The bright button

const PENDING: [Pending["kind"], string, string, string][] = [
  ["master", "done", "done", "end_master"],
  ["ambassador", "done", "done", "end_ambassador"],
  ["ghost", "done", "done", "end_ghost"],
];

test.each(PENDING)("inside %s it ends that", (kind, legal, move, key) => {
  const { ui } = at([legal], { pending: { kind } });
  expect(ui.main).toEqual({ move, key });
});

const CHOICES = [
  ["swap", "swap O1 I2", "swap"],
  ["ghost", "ghost U5 O1+I4", "break_up"],
  ["gain", "gain I2", "take_it"],
] as const;

test.each(CHOICES)(
  "while %s is open it chooses what is looked at, and never ends the turn",
  async (doing, move, key) => {
    const { ui, played } = at([...TURN, move]);
    await ui.begin(doing);
    expect(ui.main).toEqual({ move: "", key });
    await ui.confirm();
    expect(played).toEqual([]);
    ui.look.see({ move, pieces: ["I2"] });
    expect(ui.main).toEqual({ move, key });
    await ui.confirm();
    expect([played, ui.dock, ui.look.at]).toEqual([[move], null, null]);
  },
);

test("what the game asks for has its own word, and keeping a piece is not it", () => {
  const levelUp = at(["levelup O1 I2", "skip"], { pending: { kind: "levelup" } }).ui;
  expect(levelUp.main).toEqual({ move: "", key: "raise" });
  levelUp.look.see({ move: "levelup O1 I2", pieces: ["I2"] });
  expect(levelUp.main).toEqual({ move: "levelup O1 I2", key: "raise" });
  expect(at(["reward V3"], { pending: { kind: "reward" } }).ui.main).toEqual({ move: "", key: "take_it" });
  expect(at(["under 1"], { pending: { kind: "recycle", row: "W" } }).ui.main).toEqual({ move: "", key: "under" });
});

test("the action that is under way is lit, and what is chosen after it burns no lamp", () => {
  const { ui, hand } = at(["place 1 O1 c3", "done"], { ...PUZZLES, actions_left: 2, pending: { kind: "master" } });
  hand.take("O1");
  expect([ui.current, ui.lamps]).toEqual(["master", { left: 2, now: "master" }]);
  for (const kind of ["reward", "levelup"] as const) {
    const after = at([`${kind} I2`], { actions_left: 2, pending: { kind } }).ui;
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

test("a puzzle that was pointed at is taken, or goes under the deck", async () => {
  const { ui, played } = at(TURN);
  ui.point("W1");
  expect(ui.main).toEqual({ move: "take W1", key: "take_named", puzzle: ui.table.view!.rows.W![0] });
  ui.point("W1");
  expect(ui.source).toBeNull();
  ui.point("W1");
  await ui.confirm();
  expect(played).toEqual(["take W1"]);
  expect(ui.source).toBeNull();
  const recycling = at(["under 2", "under 3"], { pending: { kind: "recycle", row: "W", under: 2 } }).ui;
  recycling.point("W3");
  expect(recycling.main).toEqual({ move: "under 3", key: "under" });
  expect(recycling.wanted).toBeNull();
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

test.each(["reward", "levelup", "recycle"] as const)(
  "%s: what the game waits for comes before what was begun",
  async (kind) => {
    const { ui } = at([`${kind === "recycle" ? "under" : kind} 1`, "gain O1", "gain I2"], { pending: { kind } });
    await ui.begin("gain");
    expect(ui.dock).toBe(kind);
  },
);

test("what others have to choose is not asked here", () => {
  expect(at([], { pending: { kind: "reward" } }).ui.dock).toBeNull();
});

// What ends a turn

async function waits(
  move: string,
  legal: string[],
  mine: Partial<SeatView> = {},
  seen: Partial<View> = {},
): Promise<boolean> {
  prefs.isConfirming = true;
  const { ui, played } = at(legal, mine, seen);
  await ui.play(move);
  const isWaiting = ui.waiting === move;
  expect(played).toEqual(isWaiting ? [] : [move]);
  if (isWaiting) {
    expect(ui.main).toEqual({ move, key: "confirm" });
    await ui.confirm();
    expect(played).toEqual([move]);
    expect(ui.waiting).toBeNull();
  }
  return isWaiting;
}
const LAST = { actions_left: 1 };

test("nothing waits for a yes unless that is wished for, but a turn that could go on", async () => {
  const { ui, played } = at(TURN, LAST);
  await ui.play("gain O1");
  await ui.play("pass");
  expect([played, ui.waiting]).toEqual([["gain O1"], "pass"]);
  await ui.confirm();
  expect(played).toEqual(["gain O1", "pass"]);
  const idle = at(["pass"]);
  await idle.ui.play("pass");
  expect(idle.played).toEqual(["pass"]);
  // R1: where it is not allowed, there is nothing to ask.
  const due = at(TURN.filter((move) => move !== "pass"));
  await due.ui.play("pass");
  expect(due.played).toEqual(["pass"]);
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

test("passing and the last action of a turn wait for a yes, those before do not", async () => {
  expect(await waits("pass", TURN)).toBe(true);
  expect(await waits("gain O1", TURN)).toBe(false);
  for (const move of ["gain O1", "take W1", "swap O1 I2", "place 1 O1 c3"])
    expect(await waits(move, TURN, LAST)).toBe(true);
});

test("what only begins the last action goes on, what ends it waits", async () => {
  for (const move of ["master", "ambassador", "ghost U5 O1+O1+I3", "recycle W"])
    expect(await waits(move, [move], LAST)).toBe(false);
  for (const kind of ["master", "ambassador", "ghost"] as const) {
    expect(await waits("place 1 O1 c3", ["place 1 O1 c3", "done"], { ...LAST, pending: { kind } })).toBe(false);
    expect(await waits("done", ["done"], { ...LAST, pending: { kind } })).toBe(true);
    expect(await waits("done", ["done"], { actions_left: 2, pending: { kind } })).toBe(false);
  }
});

test("of a row that goes under its deck only the last puzzle ends the turn", async () => {
  const recycle: Pending = { kind: "recycle", row: "W", under: 2 };
  expect(await waits("under 1", ["under 1", "under 3"], { ...LAST, pending: recycle })).toBe(false);
  expect(await waits("under 3", ["under 3"], { ...LAST, pending: recycle })).toBe(true);
});

test("what is chosen after the last action was asked about with it", async () => {
  expect(await waits("reward V3", ["reward V3", "reward I3"], { ...LAST, pending: { kind: "reward" } })).toBe(false);
  const levelUp: Partial<SeatView> = { ...LAST, pending: { kind: "levelup", steps: 1 } };
  for (const move of ["levelup I2 V3", "skip"])
    expect(await waits(move, ["levelup I2 V3", "skip"], levelUp)).toBe(false);
});

test("of Finishing Touches only the end waits", async () => {
  const finishing = { phase: "finishing" } as const;
  expect(await waits("place 1 O1 c3", ["place 1 O1 c3", "done"], LAST, finishing)).toBe(false);
  expect(await waits("done", ["done"], {}, finishing)).toBe(true);
});

test("what is not allowed is asked of the server without a question", async () => {
  expect(await waits("gain O1", ["pass"], LAST)).toBe(false);
});

test("somebody who thinks better of it is asked again next time", async () => {
  prefs.isConfirming = true;
  const { ui, played } = at(TURN, LAST);
  await ui.play("gain O1");
  ui.rest();
  expect(ui.waiting).toBeNull();
  await ui.play("gain O1");
  expect([ui.waiting, played]).toEqual(["gain O1", []]);
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
