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
function at(legal: string[], mine: Partial<SeatView> = {}, seen: Partial<View> = {}) {
  const played: string[] = [];
  const table = {
    ...asked({ seats: [seatView(mine)], ...seen }),
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
const GHOSTS = { expansions: ["ghost"] };

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
  const levelUp = at(["levelup O1 I2", "skip"], LEVEL_UP, GHOSTS).ui;
  expect(levelUp.main).toEqual({ move: "", key: "raise" });
  levelUp.look.see({ move: "levelup O1 I2", pieces: ["I2"] });
  expect(levelUp.main).toEqual({ move: "levelup O1 I2", key: "raise" });
  expect(at(["reward V3"], CHOOSING).ui.main).toEqual({ move: "", key: "take_it" });
  expect(at(["under 1"], { pending: { kind: "recycle", row: "W", under: 0 } }).ui.main).toEqual({
    move: "",
    key: "under",
  });
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

/** In a position where all of this is legal. */
const ANY = { ...PUZZLES, supply: { O1: 1, I2: 1 } };
const STOCK = { reserve: { O1: 13, I2: 5, V3: 5, I3: 5 } };

test("passing and the last action of a turn wait for a yes, those before do not", async () => {
  expect(await waits("pass", TURN, ANY, STOCK)).toBe(true);
  expect(await waits("gain O1", TURN, ANY, STOCK)).toBe(false);
  for (const move of ["gain O1", "take W2", "swap O1 I2", "place 1 O1 c3"])
    expect(await waits(move, [...TURN, move], { ...ANY, ...LAST }, STOCK)).toBe(true);
});

test("so does an action after which no other is legal (T1)", async () => {
  const idle = { puzzles: [puzzle("W22"), puzzle("W27"), puzzle("W02"), puzzle("W03")], supply: { O1: 1 } };
  const last = { rows: { W: Array<null>(4).fill(null), B: Array<null>(4).fill(null) }, decks: { W: 0, B: 0 } };
  const none = { ...last, reserve: {}, final_round: 2 };
  expect(await waits("place 1 O1 c3", ["place 1 O1 c3", "pass"], idle, none)).toBe(true);
  expect(await waits("place 1 O1 c3", ["place 1 O1 c3", "pass"], { ...idle, supply: { O1: 2 } }, none)).toBe(false);
});

test("what only begins the last action goes on, what ends it waits", async () => {
  const revised = { ...STOCK, ...GHOSTS, options: { recycle: true } };
  for (const move of ["master", "ghost U5 I2+V3", "recycle W"])
    expect(await waits(move, [move], { ...ANY, ...LAST, supply: { O1: 1, U5: 1 } }, revised)).toBe(false);
  const several = { puzzles: [puzzle(), puzzle("W02"), null, null], supply: { O1: 1, I2: 1 } };
  for (const pending of [MASTER, AMBASSADOR, GHOST]) {
    const told = [["place 2 O1 b2", "done"], { ...several, pending }, revised] as const;
    expect(await waits("place 2 O1 b2", [...told[0]], { ...told[1], ...LAST }, told[2])).toBe(false);
    expect(await waits("done", ["done"], { ...told[1], ...LAST }, told[2])).toBe(true);
    expect(await waits("done", ["done"], { ...told[1], actions_left: 2 }, told[2])).toBe(false);
  }
});

test("of a row that goes under its deck only the last puzzle ends the turn", async () => {
  const recycle: Pending = { kind: "recycle", row: "W", under: 2 };
  const row = (...places: (string | null)[]) => ({
    rows: { W: places, B: ["B01", "B02", "B03", "B04"] },
    options: { recycle: true },
  });
  const more = row("W01", null, "W03", null);
  expect(await waits("under 1", ["under 1", "under 3"], { ...LAST, pending: recycle }, more)).toBe(false);
  expect(await waits("under 3", ["under 3"], { ...LAST, pending: recycle }, row(null, null, "W03", null))).toBe(true);
});

test("a choice is asked about with it, not the action that led there", async () => {
  const choosing = { ...LAST, ...CHOOSING };
  // W27 brings an I3: there is none, and of its level another.
  const gone = { reserve: { I3: 0, V3: 0, I4: 1, L4: 1 } };
  expect(await waits("reward I4", ["reward I4", "reward L4"], choosing, gone)).toBe(true);
  const last = { puzzles: [puzzle("W27"), null, null, null], supply: { I3: 1 }, ...LAST };
  expect(await waits("place 1 I3 b3c3d3", ["place 1 I3 b3c3d3"], last, gone)).toBe(false);
  const raising = { ...LAST, ...LEVEL_UP, supply: { I2: 1 } };
  for (const move of ["levelup I2 V3", "skip"])
    expect(await waits(move, ["levelup I2 V3", "skip"], raising, { ...STOCK, ...GHOSTS })).toBe(true);
});

test("of Finishing Touches only the end waits", async () => {
  const finishing = { phase: "finishing" } as const;
  expect(
    await waits("place 1 O1 c3", ["place 1 O1 c3", "done"], { ...ANY, actions_left: 0 }, { ...finishing, ...GHOSTS }),
  ).toBe(false);
  expect(await waits("done", ["done"], {}, finishing)).toBe(true);
});

test("what is not allowed is answered without a question", async () => {
  expect(await waits("gain O1", ["pass"], LAST, { reserve: {} })).toBe(false);
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
