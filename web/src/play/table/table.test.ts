import { FakeSocket } from "../../testing/browser";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { did, engine, ID, puzzle, seatView, told } from "../../testing/table";
import type { Hinted, Incoming, TableNow } from "../../wire/messages";
import { socket } from "../../wire/socket.svelte";
import { speak } from "../../words/words.svelte";
import { LiveTable } from "./table.svelte";

const PLACE = "place 1 O1 c3";
const HOLDING = { seats: [seatView({ puzzles: [puzzle(), null, null, null] }), seatView()] };

let table: LiveTable;
const line = () => FakeSocket.last;
/** What was asked last is answered. */
const done = (type: string) => line().say({ type: "done", id: Number(line().asked(type)!["id"]), table: ID });
const refuse = (type: string, about: Partial<Extract<Incoming, { type: "refused" }>> = {}) =>
  line().say({
    type: "refused",
    id: Number(line().asked(type)!["id"]),
    code: "place_overlaps",
    sentence: "It lies on another piece.",
    rule: "T9",
    ...about,
  });

function sit(first: TableNow = told({ view: HOLDING })): LiveTable {
  table = new LiveTable(socket, ID, "secret", engine);
  if (line().readyState !== FakeSocket.OPEN) line().accept();
  line().say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  line().say(first);
  return table;
}

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

// Coming in

test("whoever comes joins with the key of the link, and asks for all that happened", () => {
  sit();
  expect(line().asked("join")).toMatchObject({ table: ID, key: "secret", number: 1 });
});

test("after a lost connection one joins with what one knows, and hears old chats only once", async () => {
  sit();
  line().say({ type: "chat", table: ID, name: "Ben", text: "Hello", at: 1 });
  line().say(told({ decision: 4 }));
  line().drop();
  await vi.advanceTimersByTimeAsync(500);
  line().accept();
  line().say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  expect(line().asked("join")).toMatchObject({ number: 6 });
  line().say({ type: "chat", table: ID, name: "Ben", text: "Hello", at: 1 });
  expect(table.chats).toHaveLength(1);
});

test.each(["no_such_table", "unreadable"])("a table that is not there, or private, is missing: %s", async (code) => {
  table = new LiveTable(socket, ID, null, engine);
  if (line().readyState !== FakeSocket.OPEN) line().accept();
  line().say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  refuse("join", { code });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.isMissing).toBe(true);
});

test("a message that cannot be read is not spoken of as a move", async () => {
  sit();
  const said = table.chat("Hello");
  refuse("say", { code: "unreadable", args: { why: "text" } });
  await said;
  expect(table.refusal?.text).toBe("That message cannot be read: text");
});

test("what is said of another table is not heard", () => {
  sit();
  line().say({ ...told({ decision: 9 }), table: "table-2" });
  line().say({ type: "presence", table: "table-2", seats: [false, false], watching: 9 });
  expect(table.now?.decision).toBe(0);
  expect(table.watching).toBe(0);
});

test("whoever sits down where piles lie face down is then told what was decided before", async () => {
  const WISHES = { variant: "standard" } as TableNow["wishes"] & object;
  const chairs = [{ bot: "novice" }, { bot: "novice", is_free: true }];
  const past = [did(1, 0, "gain O1", [{ kind: "gain", seat: 0, piece: "O1" }]), did(2, 0, "pass")];
  sit(told({ decision: 2, chairs, wishes: WISHES }));
  expect(table.log).toEqual([]);
  const sat = table.sit(1);
  const mine = told({ decision: 2, seat: 1, chairs: [{ bot: "novice" }, { name: "Ada", is_you: true }] });
  line().say({ ...mine, number: 5 });
  done("sit");
  await expect(sat).resolves.toBe(true);
  expect(line().asked("join")).toMatchObject({ table: ID, number: 1 });
  line().say({ ...mine, number: 5, wishes: WISHES, happened: past });
  const read = table.log.map((each) => each.text);
  expect(read.length).toBeGreaterThan(0);
  expect(table.news, "nothing of it is news").toEqual([]);
  const again = line().sent.filter((each) => each["type"] === "join").length;
  done("join");
  line().say({
    ...mine,
    decision: 3,
    number: 6,
    happened: [did(3, 1, "gain O1", [{ kind: "gain", seat: 1, piece: "O1" }])],
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.log.length).toBe(read.length + 1);
  expect(line().sent.filter((each) => each["type"] === "join")).toHaveLength(again);
});

test("whoever was told all of it as a spectator asks for nothing again", async () => {
  const chairs = [{ bot: "novice" }, { bot: "novice", is_free: true }];
  sit(told({ decision: 1, chairs, happened: [did(1, 0, "pass")] }));
  const joined = line().sent.filter((each) => each["type"] === "join").length;
  const sat = table.sit(1);
  done("sit");
  await expect(sat).resolves.toBe(true);
  expect(line().sent.filter((each) => each["type"] === "join")).toHaveLength(joined);
});

// Deciding

test("a piece is drawn where it was put before the server has said yes", async () => {
  sit();
  const played = table.play(PLACE);
  expect(line().asked("move")).toMatchObject({ table: ID, seat: 0, decision: 0, move: PLACE });
  expect(table.puzzles[0]!.placed).toEqual([["O1", "c3"]]);
  expect(table.supply).toMatchObject({ O1: 0, I2: 1 });
  expect(table.now!.view!.seats[0]!.puzzles[0]!.placed).toEqual([]);
  const after = seatView({
    supply: { I2: 1 },
    puzzles: [puzzle("W01", ["O1", "c3"]), null, null, null],
    actions_left: 2,
  });
  line().say(told({ decision: 1, view: { seats: [after, seatView()] }, happened: [did(1, 0, PLACE)] }));
  expect(table.sent).toBeNull();
  expect(table.mine).toBe(table.now!.view!.seats[0]);
  done("move");
  await expect(played).resolves.toBe(true);
  expect(table.puzzles[0]!.placed).toHaveLength(1);
});

test("a yes that comes before the news keeps the piece where it is", async () => {
  sit();
  const played = table.play(PLACE);
  done("move");
  await expect(played).resolves.toBe(true);
  expect(table.puzzles[0]!.placed).toHaveLength(1);
});

test("while one decision is on its way no other is sent, and none is taken back", () => {
  sit(told({ view: HOLDING, undo: [0] }));
  expect(table.canUndo).toBe(true);
  void table.play(PLACE);
  void table.play("gain O1");
  expect(
    line()
      .sent.filter((each) => each["type"] === "move")
      .at(-1),
  ).toMatchObject({ move: PLACE });
  expect(table.canUndo).toBe(false);
});

test("a refusal puts the piece back and says why, with the rule", async () => {
  sit();
  const played = table.play(PLACE);
  refuse("move");
  await expect(played).resolves.toBe(false);
  expect(table.sent).toBeNull();
  expect(table.puzzles[0]!.placed).toEqual([]);
  expect(table.refusal).toMatchObject({ rule: "T9" });
  expect(table.refusal!.text).toMatch(/\w+ \w+/);
  const again = table.play("gain O1");
  done("move");
  await again;
  expect(table.refusal).toBeNull();
});

test("what cannot be done is refused at once, with the rule; nobody is asked and nothing is drawn", async () => {
  sit();
  await expect(table.play("place 1 I2 a1b1")).resolves.toBe(false);
  expect(table.sent).toBeNull();
  expect(table.puzzles[0]!.placed).toEqual([]);
  expect(table.refusal).toMatchObject({ rule: "T9" });
  expect(table.refusal!.text).toMatch(/\w+ \w+/);
  await expect(table.play("swap O1 O1")).resolves.toBe(false);
  expect(table.refusal).toMatchObject({ rule: "T8" });
  expect(table.whyNot(PLACE)).toBeNull();
  expect(line().asked("move")).not.toMatchObject({ move: "swap O1 O1" });
});

test("whatever is decided is drawn at once, as far as it is sure", () => {
  sit(told({ scores: [0, null], view: HOLDING }));
  void table.play("take W2");
  expect(table.puzzles[1]).toEqual({ id: "W02", placed: [] });
  expect([table.view!.rows.W![1], table.view!.decks.W]).toEqual([null, 19]);
  expect([table.mine!.actions_left, table.actsOf(0), table.acts[0] ?? []]).toEqual([2, ["take"], []]);
  expect([table.scores, table.now!.view!.rows.W![1]]).toEqual([[0, null], "W02"]);
});

test("what a decision completes is there at once, its points too; nobody else's turn is foreseen", () => {
  const nearly = seatView({
    puzzles: [puzzle("W01", ["I3", "b2c2d2"], ["O1", "c3"]), null, null, null],
    actions_left: 1,
  });
  const after = sit(told({ scores: [0, null], view: { seats: [nearly, seatView()], reserve: { O1: 3, I2: 2 } } }));
  const outcome = after.outcome("place 1 O1 c4")!;
  expect(outcome).toMatchObject({ endsTurn: true, points: 2, completed: [{ slot: 1, puzzle: "W01" }], isAction: true });
  expect(after.outcome("place 1 I2 c3c4")).toBeNull();
  void table.play("place 1 O1 c4");
  expect([table.puzzles[0], table.supply["I3"], table.supply["I2"]]).toEqual([null, 1, 2]);
  expect([table.scores, table.isMyTurn, table.seat]).toEqual([[2, null], false, 0]);
});

test("P5: around one screen the next one sees nothing before the table has said what is theirs to see", () => {
  const last = [seatView({ pile: ["W05"], actions_left: 1 }), seatView()];
  sit(told({ chairs: BOTH, view: { seats: last, options: { hidden_piles: true } } }));
  void table.play("gain O1");
  expect(table.view!.to_decide).toEqual([1]);
  expect([table.seat, table.isMyTurn]).toEqual([0, false]);
});

test("in a browser that runs no engine the table says what may be done, and why not", async () => {
  const legal = { "0": ["gain O1", "pass"] };
  table = new LiveTable(socket, ID, null, null);
  if (line().readyState !== FakeSocket.OPEN) line().accept();
  line().say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  line().say(told({ legal }));
  expect([table.seat, table.legal, table.actionsLeft, table.offered.size]).toEqual([0, legal["0"], 3, 4]);
  expect([table.whyNot("swap O1 O1"), table.outcome("pass"), table.recess(puzzle())]).toEqual([null, null, null]);
  const played = table.play("swap O1 O1");
  expect(line().asked("move")).toMatchObject({ move: "swap O1 O1" });
  refuse("move", { code: "swap_same_shape", rule: "T8" });
  await expect(played).resolves.toBe(false);
  expect(table.refusal).toMatchObject({ rule: "T8" });
});

test("solo: the opponent does nothing before the table says so", () => {
  sit(told({ view: { variant: "solo", seats: [seatView({ actions_left: 1 })] }, scores: [0, 0] }));
  void table.play("take G1");
  expect([table.puzzles[0]?.id, table.view!.rows.G![0]]).toEqual(["W01", null]);
  expect(table.view!.solo).toEqual({ locks: [0, 1, 1], supply: 1, pile: [] });
  expect([table.isMyTurn, table.view!.to_decide]).toEqual([false, []]);
});

test("what was drawn at once is not moved about again when the table says it", () => {
  sit();
  const heard: [boolean, string[]][] = [];
  table.onChange((_, now, isSaid) =>
    heard.push([isSaid, now.happened!.flatMap((each) => each.events!.map((event) => event.kind))]),
  );
  void table.play("take W2");
  const events = [
    { kind: "take", seat: 0, puzzle: "W02", source: "W2", slot: 2 },
    { kind: "refill", puzzle: "W09", source: "W2", is_opponents: false },
  ];
  line().say(told({ decision: 1, view: HOLDING, happened: [did(1, 0, "take W2", events)] }));
  expect(heard).toEqual([
    [false, ["take"]],
    [true, ["refill"]],
  ]);
});

test("a refusal of something else leaves a piece on its way alone", async () => {
  sit();
  void table.play(PLACE);
  const said = table.chat("Hello");
  refuse("say", { code: "slow_down", retry_after: 2 });
  await said;
  expect(table.puzzles[0]!.placed).toHaveLength(1);
});

test("an older message changes nothing", () => {
  sit();
  line().say(told({ decision: 5, happened: [did(5, 1, "gain O1", [{ kind: "gain", seat: 1, piece: "O1" }])] }));
  const lines = table.log.length;
  line().say(told({ decision: 4, happened: [did(4, 1, "gain O1", [{ kind: "gain", seat: 1, piece: "O1" }])] }));
  expect(table.now?.decision).toBe(5);
  expect(table.log).toHaveLength(lines);
});

test("nobody who only watches decides", async () => {
  sit(told({ chairs: [{ name: "Ben" }, { bot: "novice" }] }));
  const sent = line().sent.length;
  await expect(table.play("pass")).resolves.toBe(false);
  await expect(table.undo()).resolves.toBe(false);
  await table.hint();
  expect(line().sent).toHaveLength(sent);
  expect([table.seat, table.mine, table.isMyTurn]).toEqual([null, null, false]);
});

test("taking back names the decision one sees", async () => {
  sit(told({ decision: 3, undo: [0] }));
  const undone = table.undo();
  expect(line().asked("undo")).toMatchObject({ seat: 0, decision: 3 });
  refuse("undo", { code: "undo_revealed" });
  await expect(undone).resolves.toBe(false);
  expect(table.refusal!.text).toContain("turned up a puzzle");
});

// What the lamps keep

const gain = (decision: number, seat = 0) => did(decision, seat, "gain O1", [{ kind: "gain", seat, piece: "O1" }]);
const hear = (...happened: ReturnType<typeof did>[]) =>
  line().say(told({ decision: happened.at(-1)!.decision, view: HOLDING, happened }));

test("every lamp keeps the sign of its action, until the next turn", () => {
  sit();
  hear(gain(1));
  hear(did(2, 0, "take W1"));
  expect(table.acts[0]).toEqual(["gain", "take"]);
  hear(did(3, 0, "swap O1 I2", [{ kind: "turn", seat: 1, round: 1 }]), gain(4, 1));
  expect(table.acts).toEqual({ 0: ["gain", "take", "swap"], 1: ["gain"] });
  hear(did(5, 1, "pass", [{ kind: "turn", seat: 0, round: 2 }]));
  expect(table.acts[0]).toEqual([]);
});

test("Master is one action, however many pieces it places and however it is told", () => {
  sit();
  const master = [did(1, 0, "master"), did(2, 0, PLACE), did(3, 0, "place 2 I2 c3c4"), did(4, 0, "done"), gain(5)];
  for (const each of master) hear(each);
  expect(table.acts[0]).toEqual(["master", "gain"]);
  table.close();
  sit(told({ decision: 5, happened: master }));
  expect(table.acts[0]).toEqual(["master", "gain"]);
});

test("what is taken back takes back its own sign only", () => {
  sit();
  hear(gain(1));
  hear(did(2, 0, "master"));
  hear(did(3, 0, PLACE));
  hear(did(4, 0, undefined));
  expect(table.acts[0]).toEqual(["gain", "master"]);
  hear(did(5, 0, undefined));
  expect(table.acts[0]).toEqual(["gain"]);
  hear(did(6, 0, PLACE));
  expect(table.acts[0]).toEqual(["gain", "place"]);
  hear(did(7, 0, "reward V3"));
  hear(did(8, 0, undefined));
  expect(table.acts[0]).toEqual(["gain", "place"]);
});

test("taken back with all that followed, an earlier turn goes on with its signs", () => {
  sit();
  hear(did(1, 0, "gain O1"));
  hear(did(2, 0, "take W1", [{ kind: "turn", seat: 1, round: 1 }]));
  hear(did(3, 1, "gain O1", [{ kind: "turn", seat: 0, round: 2 }]));
  expect(table.acts).toEqual({ 0: [], 1: ["gain"] });
  hear({ ...did(4, 0, undefined), back_to: 4 });
  expect(table.acts).toEqual({ 0: ["gain"] });
  expect(table.decided(0).map((each) => each.move)).toEqual(["gain O1"]);
  expect(table.decided(1)).toEqual([]);
  expect(table.lastBy).toEqual({ 0: 3 });
});

// The log

test("the log tells who did what in which round; only what is new is read out", () => {
  sit(told({ decision: 1, happened: [gain(1)] }));
  expect(table.log.map((each) => each.text)).toEqual(["gain O1"]);
  expect(table.news).toEqual([]);
  line().say(
    told({
      decision: 3,
      view: { round: 2 },
      happened: [did(2, 0, "pass", [{ kind: "turn", seat: 1, round: 2 }]), gain(3, 1)],
    }),
  );
  expect(table.news.map((each) => [each.seat, each.text, each.round, each.number])).toEqual([[1, "gains O1", 2, 5]]);
  line().say(told({ decision: 4, happened: [did(4, 1, undefined)] }));
  expect(table.news.map((each) => each.text)).toEqual(["undoes the last decision"]);
  expect(table.log).toHaveLength(3);
});

test("the log forgets what is too long ago", () => {
  sit();
  for (let decision = 1; decision <= 210; decision++) hear(gain(decision));
  expect(table.log).toHaveLength(200);
  expect(table.log[0]!.number).toBe(13);
});

test("after a reload, news is what came since one's own last decision", () => {
  sit(told({ decision: 3, happened: [gain(1), gain(2, 1), gain(3, 1)] }));
  expect(table.latest.map((each) => each.decision)).toEqual([2, 3]);
  expect(table.lastOwn).toBe(3);
});

test("what all the others changed stays marked until one decides again, less what they took back", () => {
  sit();
  hear(gain(1));
  expect(table.since.map((each) => each.decision)).toEqual([1]);
  for (const each of [gain(2, 1), gain(3, 1), did(4, 1, undefined), gain(5, 1)]) hear(each);
  expect(table.since.map((each) => each.decision)).toEqual([2, 5]);
  hear(gain(6));
  expect(table.since.map((each) => each.decision)).toEqual([6]);
  hear(did(7, 0, undefined));
  expect(table.since.map((each) => each.decision)).toEqual([2, 5]);
});

test("the opponent's steps are those of its last move", () => {
  const solo = (decision: number, locks: number[]) =>
    told({
      decision,
      view: { variant: "solo" },
      happened: [did(decision, 0, "pass", [{ kind: "opponent_unlocks", locks }])],
    });
  sit(solo(1, [1, 1, 1]));
  line().say(solo(2, [0, 0, 0]));
  expect(table.opponentSteps.map((each) => each.rules)).toEqual([["X11"]]);
  expect(table.opponentSteps[0]!.text).toContain("Locks by column: 0,\u00a00,\u00a00");
  line().say(told({ decision: 3, view: { variant: "solo" }, happened: [gain(3)] }));
  expect(table.opponentSteps).toHaveLength(1);
});

// Whose seat

const BOTH = [
  { name: "Ada", is_you: true },
  { name: "Ada", is_you: true },
];

test("around one screen the seat that may decide is played", () => {
  sit(told({ chairs: BOTH, view: { to_decide: [1] }, seat: 1 }));
  expect([table.seat, table.isMyTurn, table.isYou(1)]).toEqual([1, true, false]);
  expect(table.name(0)).not.toBe(table.name(1));
  table.seat = 0;
  expect(table.seat).toBe(1);
  line().say(told({ chairs: BOTH, decision: 1, seat: 0 }));
  expect(table.seat).toBe(0);
});

test("in Line Clear one who holds both markers chooses; whose move it is not is not chosen", () => {
  const both = (decision: number, ...deciding: number[]) =>
    told({
      decision,
      chairs: BOTH,
      view: { variant: "line-clear", to_decide: deciding, markers: { white: 0, black: 1 } },
    });
  sit(both(0, 0, 1));
  expect(table.seat).toBe(0);
  table.seat = 1;
  expect([table.seat, table.may("take W1"), table.may("take W4")]).toEqual([1, false, true]);
  line().say(both(1, 0));
  expect(table.seat).toBe(0);
  line().say(both(2, 0, 1));
  expect(table.seat).toBe(1);
});

test("L3: what the other holder of a marker does meanwhile leaves a piece on its way alone", async () => {
  const others = { chairs: [{ name: "Ada", is_you: true }, { name: "Ben" }] };
  const seen = { ...HOLDING, variant: "line-clear" as const, to_decide: [0, 1] };
  sit(told({ ...others, view: seen }));
  const played = table.play(PLACE);
  line().say(told({ ...others, view: seen, decision: 1, happened: [gain(1, 1)] }));
  expect(table.puzzles[0]!.placed).toHaveLength(1);
  line().say(told({ ...others, view: seen, decision: 2, happened: [did(2, 0, PLACE)] }));
  expect(table.sent).toBeNull();
  done("move");
  await expect(played).resolves.toBe(true);
});

test("on a slow line the next move waits for the one before it, and is then made in the new position", async () => {
  sit();
  const first = table.play(PLACE);
  const second = table.play("gain O1");
  await vi.advanceTimersByTimeAsync(0);
  expect(line().asked("move")).toMatchObject({ move: PLACE, decision: 0 });
  done("move");
  line().say(told({ decision: 1, view: HOLDING, happened: [did(1, 0, PLACE)] }));
  await expect(first).resolves.toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(line().asked("move")).toMatchObject({ move: "gain O1", decision: 1 });
  done("move");
  await expect(second).resolves.toBe(true);
});

test("a server that cannot let one in just now is asked again", async () => {
  table = new LiveTable(socket, ID, null, engine);
  if (line().readyState !== FakeSocket.OPEN) line().accept();
  line().say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  refuse("join", { code: "storage_gone", retry_after: 2 });
  const asked = () => line().sent.filter((each) => JSON.stringify(each).includes("join")).length;
  const before = asked();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked()).toBe(before + 1);
});

test("what a second tab decides is seen here too, and a piece on its way from here goes back", async () => {
  sit();
  const played = table.play(PLACE);
  line().say(told({ decision: 1, view: HOLDING, happened: [gain(1)] }));
  expect(table.sent).toBeNull();
  expect(table.puzzles[0]!.placed).toEqual([]);
  refuse("move", { code: "stale", args: { given: 0, now: 1 } });
  await expect(played).resolves.toBe(false);
  expect(table.acts[0]).toEqual(["gain"]);
});

// Hints

const hinted = (decision: number): Hinted => ({
  type: "hint",
  id: Number(line().asked("hint")!["id"]),
  table: ID,
  seat: 0,
  decision,
  hints: [],
});

test("a hint is asked for once, and goes when the decision moves on", async () => {
  sit(told({ decision: 2 }));
  const asked = [table.hint(), table.hint()];
  expect(
    line()
      .sent.filter((each) => each["type"] === "hint" && each["table"] === ID)
      .at(-1),
  ).toMatchObject({ seat: 0, count: 3 });
  expect(table.isThinking).toBe(true);
  line().say(hinted(2));
  await Promise.all(asked);
  expect([table.isThinking, table.hints?.decision]).toEqual([false, 2]);
  line().say(told({ decision: 2, number: 5 }));
  expect(table.hints).not.toBeNull();
  line().say(told({ decision: 3 }));
  expect(table.hints).toBeNull();
});

test("a hint about what is gone is not shown but asked for again; a refused one is explained", async () => {
  sit(told({ decision: 2 }));
  const late = table.hint();
  line().say(told({ decision: 3 }));
  line().say(hinted(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.hints).toBeNull();
  line().say(hinted(3));
  await late;
  expect(table.hints?.decision).toBe(3);
  const refused = table.hint();
  refuse("hint", { code: "no_hints" });
  await refused;
  expect(table.refusal).not.toBeNull();
  expect(table.isThinking).toBe(false);
});

test("who is there is what was said last", () => {
  sit();
  expect(table.here).toEqual([true, true]);
  line().say({ type: "presence", table: ID, seats: [true, false], watching: 2 });
  expect([table.here, table.watching]).toEqual([[true, false], 2]);
});

test("whoever wants to know is told before and after", () => {
  sit();
  const seen: [number | undefined, number][] = [];
  const stop = table.onChange((before, now) => seen.push([before?.decision, now.decision]));
  line().say(told({ decision: 1 }));
  stop();
  line().say(told({ decision: 2 }));
  expect(seen).toEqual([[0, 1]]);
});

// Several seats, and talk

test("L3: of two own seats that may decide one chooses which to play", () => {
  const chairs = [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, is_you: seat !== 3, is_here: true }));
  const seats = chairs.map(() => seatView());
  sit(
    told({
      chairs,
      view: { variant: "line-clear", seats, to_decide: [0, 2] },
    }),
  );
  expect([table.seat, table.choosable]).toEqual([0, [0, 2]]);
  table.seat = 2;
  expect([table.seat, table.may("take W4")]).toEqual([2, true]);
  line().say(told({ decision: 1, chairs, view: { variant: "line-clear", seats, to_decide: [0] } }));
  expect([table.seat, table.choosable]).toEqual([0, []]);
});

test("those around one screen need no chat, until somebody else sits, looks on or says something", () => {
  const chairs = (isYou: boolean) => [
    { name: "Ada", is_you: true, is_here: true },
    { name: "Ben", is_you: isYou, is_here: true },
    { bot: "novice" },
  ];
  sit(told({ chairs: chairs(true) }));
  expect(table.hasCompany).toBe(false);
  line().say({ type: "presence", table: ID, seats: [true, true, false], watching: 1 });
  expect(table.hasCompany).toBe(true);
  line().say({ type: "presence", table: ID, seats: [true, true, false], watching: 0 });
  line().say({ type: "chat", table: ID, name: "Eve", text: "Hello", at: 1 });
  expect(table.hasCompany).toBe(true);
  sit(told({ chairs: chairs(false) }));
  expect(table.hasCompany).toBe(true);
});

test("after a reload in the middle of a game its lines have their rounds", () => {
  const ended = { kind: "end_turn", seat: 1, round: 8 };
  const turn = { kind: "turn", seat: 0, round: 9 };
  const gain = (seat: number) => ({ kind: "gain", seat, piece: "O1" });
  sit(
    told({
      decision: 3,
      view: { round: 9 },
      happened: [did(2, 1, "gain O1", [gain(1), ended, turn]), did(3, 0, "gain O1", [gain(0)])],
    }),
  );
  expect(table.log.map((each) => each.round)).toEqual([8, 9]);
});

test("what was said before one came is read, what comes later is not until it was seen", async () => {
  const hear = (text: string) => line().say({ type: "chat", table: ID, name: "Ben", text, at: 1 });
  table = new LiveTable(socket, ID, null, engine);
  if (line().readyState !== FakeSocket.OPEN) line().accept();
  line().say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  hear("Hello");
  done("join");
  await vi.advanceTimersByTimeAsync(0);
  expect(table.unread).toBe(0);
  hear("Anybody there?");
  expect(table.unread).toBe(1);
  table.read = table.chats.length;
  expect(table.unread).toBe(0);
});

// The line is cut

/** The line comes back, and the table says how it stands. */
async function comeBack(now: TableNow): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  line().accept();
  line().say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  line().say(now);
  await vi.advanceTimersByTimeAsync(0);
}
const moves = () => line().sent.flatMap((each) => (each["type"] === "move" ? [each["move"]] : []));

test("what is decided on a cut line is drawn, kept, and sent in its order when the line is back", async () => {
  sit();
  line().drop();
  const first = table.play(PLACE);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.isCut).toBe(true);
  const second = table.play("gain O1");
  expect(table.puzzles[0]!.placed).toEqual([["O1", "c3"]]);
  expect(table.supply["O1"]).toBe(1);
  expect(table.actionsLeft).toBe(1);
  await comeBack(told({ view: HOLDING }));
  expect(moves()).toEqual([PLACE]);
  expect(table.actionsLeft).toBe(1);
  const after = seatView({
    supply: { I2: 1 },
    puzzles: [puzzle("W01", ["O1", "c3"]), null, null, null],
    actions_left: 2,
  });
  line().say(told({ decision: 1, view: { seats: [after, seatView()] }, happened: [did(1, 0, PLACE)] }));
  done("move");
  await expect(first).resolves.toBe(true);
  expect(line().asked("move")).toMatchObject({ move: "gain O1", decision: 1 });
  done("move");
  await expect(second).resolves.toBe(true);
  expect(table.refusal).toBeNull();
});

test("a decision that had arrived when the line was cut is not sent twice", async () => {
  sit();
  const played = table.play(PLACE);
  line().drop();
  await comeBack(told({ decision: 1, happened: [did(1, 0, PLACE)] }));
  await expect(played).resolves.toBe(true);
  expect(moves()).toEqual([]);
  expect(table.sent).toBeNull();
});

test("if the game has moved on it is dropped with a sentence, and all that was decided after it", async () => {
  sit();
  line().drop();
  const decided = [table.play(PLACE)];
  await vi.advanceTimersByTimeAsync(0);
  decided.push(table.play("gain O1"));
  await comeBack(told({ decision: 3, view: { ...HOLDING, to_decide: [1] } }));
  refuse("move", { code: "stale" });
  expect(await Promise.all(decided)).toEqual([false, false]);
  expect(moves()).toEqual([PLACE]);
  expect(table.refusal?.text).toContain("The game went on");
  expect(table.puzzles[0]!.placed).toEqual([]);
});

test("after a decision that turns a card up nothing more is kept", async () => {
  sit();
  line().drop();
  void table.play("take W2");
  await vi.advanceTimersByTimeAsync(0);
  expect(table.puzzles[1]?.id).toBe("W02");
  await expect(table.play("gain O1")).resolves.toBe(false);
  expect(table.refusal?.text).toContain("turned up");
  await comeBack(told({ view: HOLDING }));
  expect(moves()).toEqual(["take W2"]);
});

test("what is kept on a cut line can be taken back, the last first, and is never sent", async () => {
  sit();
  line().drop();
  const first = table.play(PLACE);
  await vi.advanceTimersByTimeAsync(0);
  const second = table.play("gain O1");
  await vi.advanceTimersByTimeAsync(0);
  expect([table.actionsLeft, table.actsOf(0), table.canUndo]).toEqual([1, ["place", "gain"], true]);
  await expect(table.undo()).resolves.toBe(true);
  await expect(second).resolves.toBe(false);
  expect([table.actionsLeft, table.actsOf(0)]).toEqual([2, ["place"]]);
  await expect(table.undo()).resolves.toBe(true);
  await expect(first).resolves.toBe(false);
  expect([table.puzzles[0]!.placed, table.isCut, table.canUndo]).toEqual([[], false, false]);
  const other = table.play("gain O1");
  await comeBack(told({ view: HOLDING }));
  expect(moves()).toEqual(["gain O1"]);
  line().say(told({ decision: 1, happened: [did(1, 0, "gain O1")] }));
  done("move");
  await expect(other).resolves.toBe(true);
});

test("a decision that may have arrived before the line was cut is not taken back on it", async () => {
  sit();
  void table.play(PLACE);
  line().drop();
  await vi.advanceTimersByTimeAsync(0);
  expect([table.isCut, table.canUndo]).toEqual([true, false]);
});

test("a turn that was to be ended on a cut line is not, if what ends it was taken back", async () => {
  const last = seatView({ ...HOLDING.seats[0]!, actions_left: 1 });
  sit(told({ view: { seats: [last, seatView()] } }));
  line().drop();
  void table.play("gain O1", true);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.heldMove).toBe("gain O1");
  const ended = table.end();
  expect(table.end()).toBe(ended); // however often it is pressed
  await table.undo();
  await expect(ended).resolves.toBe(false);
  expect(table.isHeld).toBe(false);
  await comeBack(told({ view: { seats: [last, seatView()] } }));
  expect(line().sent.filter((each) => each["type"] !== "join")).toEqual([]);
});

test("who takes back again before it is answered takes back one more, and no more once it is refused", async () => {
  sit(told({ decision: 3, undo: [0] }));
  line().sent = [];
  const [first, second, third] = [table.undo(), table.undo(), table.undo()];
  expect(line().sent).toMatchObject([{ type: "undo", decision: 3 }]);
  line().say(told({ number: 9, decision: 2, undo: [0] }));
  done("undo");
  await expect(first).resolves.toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(line().sent).toMatchObject([{ decision: 3 }, { type: "undo", decision: 2 }]);
  refuse("undo", { code: "undo_revealed" });
  await expect(Promise.all([second, third])).resolves.toEqual([false, false]);
  expect(line().sent).toHaveLength(2);
});

// One's turn waits, and the line is cut

const LAST = { seats: [seatView({ ...HOLDING.seats[0]!, actions_left: 1 }), seatView()] };
const waiting = (): TableNow => told({ view: LAST, held: { 0: { move: "gain O1", events: [] } } });
const wishes = () =>
  line().sent.flatMap((each) => (["end", "undo"].includes(String(each["type"])) ? [each["type"]] : []));

test.each(["end", "undo"] as const)(
  "%s on a cut line waits for it, and is asked as long as the turn waits",
  async (type) => {
    sit(waiting());
    line().drop();
    const wished = table[type]();
    await vi.advanceTimersByTimeAsync(0);
    expect([table.isCut, table.refusal]).toEqual([true, null]);
    await comeBack(waiting());
    expect(wishes()).toEqual([type]);
    line().drop(); // and once more, before it was answered
    await comeBack(waiting());
    expect(wishes()).toEqual([type]);
    done(type);
    await expect(wished).resolves.toBe(true);
    expect([table.isCut, table.refusal]).toEqual([false, null]);
  },
);

test("a turn of which only the end's answer was lost is ended once", async () => {
  sit(waiting());
  const ended = table.end();
  line().drop();
  await comeBack(told({ decision: 1, view: { to_decide: [1] }, happened: [did(1, 0, "gain O1")] }));
  await expect(ended).resolves.toBe(true);
  expect([wishes(), table.refusal]).toEqual([[], null]);
});

test("what was dropped, and only the answer lost, is dropped once", async () => {
  sit(waiting());
  const undone = table.undo();
  line().drop();
  await comeBack(told({ view: LAST }));
  await expect(undone).resolves.toBe(true);
  expect([wishes(), table.refusal]).toEqual([[], null]);
});

test("a turn that ended meanwhile is not taken back, and that is said", async () => {
  sit(waiting());
  line().drop();
  const undone = table.undo();
  await comeBack(told({ decision: 1, view: { to_decide: [1] }, happened: [did(1, 0, "gain O1")] }));
  await expect(undone).resolves.toBe(false);
  expect([wishes(), table.refusal?.text.slice(0, 8)]).toEqual([[], "Too late"]);
});

test("of what was wished for on a cut line the last counts", async () => {
  sit(waiting());
  line().drop();
  const ended = table.end();
  const undone = table.undo();
  await comeBack(waiting());
  expect(wishes()).toEqual(["undo"]);
  await expect(ended).resolves.toBe(false);
  done("undo");
  await expect(undone).resolves.toBe(true);
});

// The line dies, and nobody says so

test("a decision that nobody answers is sent anew on a line that does", async () => {
  sit();
  const played = table.play(PLACE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([table.isCut, table.refusal]).toEqual([true, null]);
  expect(table.puzzles[0]!.placed).toEqual([["O1", "c3"]]);
  await comeBack(told({ view: HOLDING }));
  expect([moves(), table.refusal]).toEqual([[PLACE], null]);
  done("move");
  await expect(played).resolves.toBe(true);
});

test("if the game has moved on meanwhile it is dropped with a sentence", async () => {
  sit();
  const played = table.play(PLACE);
  await vi.advanceTimersByTimeAsync(10_000);
  await comeBack(told({ decision: 3, view: { ...HOLDING, to_decide: [1] } }));
  refuse("move", { code: "stale" });
  await expect(played).resolves.toBe(false);
  expect(table.refusal?.text).toContain("The game went on");
});

test("a turn that began to wait, of which only the answer was lost, waits", async () => {
  sit(told({ view: LAST }));
  const played = table.play("gain O1", true);
  await vi.advanceTimersByTimeAsync(10_000);
  await comeBack(waiting());
  await expect(played).resolves.toBe(true);
  expect([moves(), table.isHeld, table.refusal]).toEqual([[], true, null]);
});

// With a clock nothing is held back

const CLOCK = { clock: { seconds: 60, increment: 0 } } as unknown as NonNullable<TableNow["wishes"]>;

test("with a clock what others do is there at once, and can be shown again meanwhile", async () => {
  sit(told({ view: { to_decide: [1] }, wishes: CLOCK }));
  line().say(told({ decision: 1, view: { to_decide: [1] }, happened: [did(1, 1, "gain O1")] }));
  expect(table.now!.decision).toBe(1);
  await vi.dynamicImportSettled();
  expect(table.showing).toMatchObject({ isOn: false, hasPast: true });
  table.showing!.showAgain();
  line().say(told({ decision: 2, view: { round: 2, to_decide: [1] }, happened: [did(2, 1, "gain O1")] }));
  expect([table.now!.decision, table.view!.round]).toEqual([2, 1]);
  line().say(told({ decision: 3, view: { round: 3 }, happened: [did(3, 1, "gain O1")] }));
  expect([table.view!.round, table.showing!.isOn, table.isMyTurn]).toEqual([3, false, true]);
});
