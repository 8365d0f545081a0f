import { expect, test, vi } from "vitest";
import { locksOfTabs, MemoryStore } from "../testing/memory";
import { RaceGames } from "../testing/race";
import type { Incoming, Outgoing, Refused, TableNow } from "../wire/messages";
import { type Aside, Desk, type Means } from "./desk";
import { decisionsOf, type Row } from "./entries";
import { runners } from "./errands";
import { type Kept, type Saved, VERSION } from "./kept";
import { withoutLocks } from "./locks";
import { NotHere } from "./refusing";
import type { Found, Thinker } from "./thinking";

/** A tab: a desk, and everything that its page was told. */
class Tab {
  readonly told: (Incoming | Aside)[] = [];
  readonly games = new RaceGames();
  readonly desk: Desk;
  now = 100;
  #id = 0;

  constructor(
    readonly store = new MemoryStore(),
    about: Partial<Means> = {},
    readonly called: string[] = [],
  ) {
    let tables = 0;
    this.desk = new Desk({
      store,
      claim: withoutLocks,
      games: this.games,
      thinker: null,
      tell: (message) => void this.told.push(structuredClone(message)),
      call: (table) => void this.called.push(table),
      now: () => this.now,
      below: () => 0,
      seed: () => 7n,
      id: () => `table-${++tables}`,
      ...about,
    });
  }

  /** What a message was answered with. */
  async ask(message: Outgoing): Promise<Incoming> {
    const id = ++this.#id;
    await this.desk.handle({ ...message, id });
    return this.told.find((each) => "id" in each && each.id === id) as Incoming;
  }

  async sit(...seats: string[]): Promise<string> {
    const table = await this.desk.open({ seats });
    await this.ask({ type: "join", table, number: 1 });
    return table;
  }

  move(table: string, move: string, seat = this.table.view!.to_decide[0]!): Promise<Incoming> {
    return this.ask({ type: "move", table, seat, decision: this.table.decision, move });
  }

  undo(table: string, decision = this.table.decision, seat = 0): Promise<Incoming> {
    return this.ask({ type: "undo", table, seat, decision });
  }

  /** How the table stands, as the page was told last. */
  get table(): TableNow {
    return this.told.findLast((each) => each.type === "table")!;
  }

  get place(): boolean {
    return this.told.findLast((each) => each.type === "place")!.is_elsewhere;
  }
}

/** Somebody who thinks for bots: passes at once, and advises nobody, but for what is said here. */
const thinking = (about: Partial<Thinker> = {}): Thinker => ({
  bots: ["casual"],
  move: () => Promise.resolve("pass"),
  stop: () => undefined,
  advice: () => Promise.reject(new Error("nobody advises here")),
  ...about,
});

const code = (answer: Incoming) => (answer as Refused).code;

test("a table is opened, played, and there again in another page", async () => {
  const tab = new Tab();
  const table = await tab.sit("you", "you");
  expect(tab.table).toMatchObject({ phase: "playing", legal: { "0": ["gain O1", "take Wdeck", "pass"] }, seat: 0 });
  expect(await tab.move(table, "gain O1")).toMatchObject({ type: "done", table, number: 4 });
  expect(tab.table.happened).toEqual([
    { number: 4, decision: 1, seat: 0, move: "gain O1", events: [{ kind: "gain", seat: 0, piece: "O1" }] },
  ]);
  const later = new Tab(tab.store);
  await later.ask({ type: "join", table, number: 1 });
  expect(later.table).toMatchObject({ number: 4, decision: 1, scores: [1, 0] });
  expect(later.table.wishes).toMatchObject({ seats: ["you", "you"], variant: "standard", clock: null });
});

test("what is asked of a table is done only once it is on disk, and bots are asked after that", async () => {
  const asked: number[] = [];
  const thinker = thinking({ move: async (live) => (asked.push(live.decision), "pass") });
  const tab = new Tab(undefined, { thinker });
  const table = await tab.sit("you", "casual");
  let go: () => void = () => undefined;
  tab.store.pause = new Promise((done) => (go = done));
  const answer = tab.move(table, "pass");
  await new Promise((later) => setTimeout(later, 5));
  expect(tab.told.at(-1)).toMatchObject({ type: "table", decision: 0 });
  expect(asked).toEqual([]);
  go();
  expect(await answer).toMatchObject({ type: "done" });
  await vi.waitFor(() => expect(tab.table.decision).toBe(2));
  expect(asked).toEqual([1]);
  expect(tab.table.legal).toBeDefined();
});

test("where nothing can be kept the game goes on, and the page is told", async () => {
  const tab = new Tab();
  tab.store.isFull = true;
  const table = await tab.sit("you", "you");
  expect(tab.told).toContainEqual({ type: "kept", table, is_kept: false });
  expect(await tab.move(table, "gain O1")).toMatchObject({ type: "done" });
  expect(await tab.desk.all()).toMatchObject([{ id: table, phase: "playing" }]);
  await tab.ask({ type: "leave", table });
  await tab.ask({ type: "join", table });
  expect(tab.table.decision).toBe(1);
  // There is room again: all of it is kept, not only what is new.
  tab.store.isFull = false;
  await tab.move(table, "gain O1");
  expect(tab.told.findLast(({ type }) => type === "kept")).toMatchObject({ is_kept: true });
  expect(decisionsOf(tab.store.tables.get(table)!.log)).toHaveLength(2);
});

test("a second tab watches what is written, may take over, and plays on when the first is closed", async () => {
  const locks = locksOfTabs();
  const store = new MemoryStore();
  const first = new Tab(store, { claim: locks });
  const second = new Tab(store, { claim: locks }, first.called);
  const table = await first.sit("you", "you");
  await second.ask({ type: "join", table, number: 1 });
  expect([first.place, second.place]).toEqual([false, true]);
  expect(second.table).toMatchObject({ is_host: false, chairs: [{ is_here: true }, { is_here: true }] });
  expect(second.table.legal).toBeUndefined();
  expect(code(await second.move(table, "gain O1"))).toBe("elsewhere");

  await first.move(table, "gain O1");
  expect(first.called).toContain(table);
  await second.desk.hear(table);
  expect(second.table).toMatchObject({ decision: 1, scores: [1, 0] });

  second.desk.takeOver(table);
  await vi.waitFor(() => expect([first.place, second.place]).toEqual([true, false]));
  expect(second.table.legal).toBeDefined();
  expect(await second.move(table, "gain O1")).toMatchObject({ type: "done" });
  expect(code(await first.move(table, "gain O1"))).toBe("elsewhere");

  await second.ask({ type: "leave", table });
  await vi.waitFor(() => expect(first.place).toBe(false));
  expect(first.table).toMatchObject({ decision: 2, scores: [2, 0] });
  expect(await first.move(table, "gain O1")).toMatchObject({ type: "done" });
});

test("without locks two tabs write one log: who comes second hears that the game has moved on", async () => {
  const store = new MemoryStore();
  const [first, second] = [new Tab(store), new Tab(store)];
  const table = await first.sit("you", "you");
  await second.ask({ type: "join", table, number: 1 });
  await first.move(table, "gain O1");
  expect(code(await second.move(table, "gain O1"))).toBe("stale");
  expect(second.table).toMatchObject({ decision: 1, scores: [1, 0] });
  expect(await second.move(table, "pass")).toMatchObject({ type: "done" });
  expect(decisionsOf(store.tables.get(table)!.log)).toEqual([
    { seat: 0, move: "gain O1" },
    { seat: 0, move: "pass" },
  ]);
});

test("an engine that breaks is replaced, and the table is what its log says", async () => {
  const tab = new Tab();
  const table = await tab.sit("you", "you");
  await tab.move(table, "gain O1");
  tab.games.breaks = 1;
  expect(code(await tab.move(table, "gain O1"))).toBe("broken");
  expect(tab.games.renewed).toBe(1);
  expect(tab.table).toMatchObject({ decision: 1, scores: [1, 0] });
  expect(await tab.move(table, "gain O1")).toMatchObject({ type: "done" });
  expect(tab.table.scores).toEqual([2, 0]);
});

test("while somebody holds a piece in the air bots wait: not for ever, and not with a clock", async () => {
  vi.useFakeTimers();
  try {
    const asked: number[] = [];
    const move = (live: { decision: number }) => (asked.push(live.decision), Promise.resolve("pass"));
    const tab = new Tab(undefined, { thinker: thinking({ move }) });
    const table = await tab.sit("you", "casual");
    const soon = () => vi.advanceTimersByTimeAsync(1000);
    tab.desk.hold(true);
    await tab.move(table, "pass");
    await soon();
    expect([asked, tab.table.decision]).toEqual([[], 1]);
    tab.desk.hold(false); // it lies, or was put back
    await soon();
    expect([asked, tab.table.decision]).toEqual([[1], 2]);

    tab.desk.hold(true);
    await tab.move(table, "pass");
    await soon();
    expect(asked).toEqual([1]);
    for (let seconds = 0; seconds < 10; seconds++) await soon();
    expect([asked, tab.table.decision]).toEqual([[1, 3], 4]);

    const timed = new Tab(undefined, { thinker: thinking({ move }) });
    timed.desk.hold(true);
    const other = await timed.desk.open({ seats: ["you", "casual"], clock: { seconds: 60, increment: 5 } });
    await timed.ask({ type: "join", table: other, number: 1 });
    await timed.move(other, "pass");
    await soon();
    expect(timed.table.decision).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test("a bot that breaks twice has any move made for it, and the game goes on", async () => {
  let tries = 0;
  const thinker = thinking({
    move: () => (tries++, Promise.reject(new WebAssembly.RuntimeError("unreachable"))),
  });
  const tab = new Tab(undefined, { thinker });
  const table = await tab.sit("you", "casual");
  await tab.move(table, "pass");
  await vi.waitFor(() => expect(tab.table.decision).toBeGreaterThan(1));
  expect(tries).toBeGreaterThanOrEqual(2);
  expect(tab.table.happened!.at(-1)).toMatchObject({ seat: 1, move: "gain O1" });
  await tab.ask({ type: "leave", table });
});

test("bots that cannot be fetched are waited for, longer each time, and nobody decides for them", async () => {
  vi.useFakeTimers();
  try {
    let tries = 0;
    const move = () => (++tries < 4 ? Promise.reject(new NotHere()) : Promise.resolve("pass"));
    const tab = new Tab(undefined, { thinker: thinking({ move }) });
    const table = await tab.sit("you", "casual");
    const bots = () => tab.told.filter((each) => each.type === "bots").map(({ are_here }) => are_here);
    await tab.move(table, "pass");
    await vi.advanceTimersByTimeAsync(0);
    expect(bots()).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tries).toBe(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(tries).toBe(2);
    expect(tab.table).toMatchObject({ decision: 1, view: { to_decide: [1] } });
    await vi.advanceTimersByTimeAsync(4_001);
    expect(bots()).toEqual([false, false, false, true]);
    expect(tab.table.happened!.at(-1)).toMatchObject({ seat: 1, move: "pass" });
    expect(tab.games.renewed).toBe(0);
    await tab.ask({ type: "leave", table });
  } finally {
    vi.useRealTimers();
  }
});

test("whoever leaves while bots are waited for waits no more", async () => {
  vi.useFakeTimers();
  try {
    const tab = new Tab(undefined, { thinker: thinking({ move: () => Promise.reject(new NotHere()) }) });
    const table = await tab.sit("you", "casual");
    await tab.move(table, "pass");
    await tab.ask({ type: "leave", table });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.told.at(-1)).toEqual({ type: "bots", table, are_here: true });
  } finally {
    vi.useRealTimers();
  }
});

test("advice is given as it was found, one question of a kind at a time, and refused where it cannot be", async () => {
  const found: Found[] = [{ type: "touches", best: 3 }];
  let go: () => void = () => undefined;
  const wait = new Promise<void>((done) => (go = done));
  const advice = vi.fn(() => wait.then(() => found.shift()!));
  const tab = new Tab(undefined, { thinker: thinking({ advice }) });
  const table = await tab.sit("you", "you");
  expect(tab.table.has_hints).toBe(true);
  const plan = { type: "plan", table, seat: 0, source: "W1" } as const;
  expect(code(await tab.ask({ ...plan, seat: 1 }))).toBe("not_your_decision");
  expect(code(await tab.ask(plan))).toBe("unreadable_move");
  expect(code(await tab.ask({ ...plan, source: "Wdeck" }))).toBe("unseen");
  expect(advice).not.toHaveBeenCalled();
  const first = tab.ask({ type: "hint", table, seat: 0 });
  expect(await tab.ask({ type: "hint", table, seat: 0 })).toMatchObject({ code: "slow_down", retry_after: 1 });
  go();
  expect(await first).toEqual({ type: "touches", best: 3, id: 5, table, seat: 0, decision: 0 });
});

test("without what thinks, advice is refused as something that comes later", async () => {
  const tab = new Tab(undefined, { thinker: thinking({ advice: () => Promise.reject(new NotHere()) }) });
  const table = await tab.sit("you", "you");
  const refused = { type: "refused", code: "without_bots", retry_after: 1 };
  expect(await tab.ask({ type: "hint", table, seat: 0 })).toMatchObject(refused);
  expect(tab.games.renewed).toBe(0);
});

test("any decision is taken back with all that followed, and the result says so", async () => {
  const tab = new Tab(undefined, { thinker: thinking() });
  const table = await tab.sit("you", "casual");
  expect(code(await tab.undo(table))).toBe("nothing_to_undo");
  await tab.move(table, "gain O1");
  expect(await tab.undo(table)).toMatchObject({ type: "done" });
  expect(tab.table.has_take_backs).toBeUndefined(); // as at every table: nobody had seen anything
  await tab.move(table, "gain O1");
  await tab.move(table, "pass");
  await vi.waitFor(() => expect(tab.table.legal).toBeDefined());
  await tab.undo(table);
  expect(tab.table).toMatchObject({ scores: [1, 0], has_take_backs: true, undo: [0] });
  expect(tab.table.happened).toEqual([{ number: 9, decision: 6, seat: 0, back_to: 7 }]);

  for (let turn = 0; turn < 2; turn++) {
    await tab.move(table, "pass");
    await vi.waitFor(() => expect(tab.table.phase === "over" || tab.table.legal).toBeTruthy());
  }
  expect(tab.table).toMatchObject({ phase: "over", has_take_backs: true, winners: [0], seed: "7" });
  expect((await tab.desk.all())[0]).toMatchObject({ phase: "over", has_take_backs: true, is_my_turn: false });
  // Also the decision that ended it.
  await tab.undo(table);
  expect(tab.table).toMatchObject({ phase: "playing" });
  expect((await tab.desk.all())[0]!.result).toBeNull();
});

test("around one screen the last decision is taken back, whoever asks", async () => {
  const tab = new Tab();
  const table = await tab.sit("you", "you");
  await tab.move(table, "gain O1");
  await tab.move(table, "pass");
  expect(tab.table.undo).toEqual([0, 1]);
  await tab.undo(table, tab.table.decision, 1);
  expect(tab.table.view!.to_decide).toEqual([0]);
  expect(code(await tab.undo(table, 2))).toBe("stale");
});

test("whoever stands up is played for, and may sit down again", async () => {
  const tab = new Tab(undefined, { thinker: thinking() });
  const table = await tab.sit("you", "you");
  await tab.ask({ type: "stand", table, seat: 0 });
  await vi.waitFor(() => expect(tab.table.view!.to_decide).toEqual([1]));
  expect(tab.table.chairs).toMatchObject([{ bot: "casual", is_free: true }, { is_you: true }]);
  expect(code(await tab.ask({ type: "sit", table, seat: 1 }))).toBe("seat_taken");
  await tab.ask({ type: "sit", table, seat: 0 });
  expect(tab.table.chairs).toMatchObject([{ is_you: true }, { is_you: true }]);
});

test("a clock runs out while somebody thinks, and not while the page is closed", async () => {
  vi.useFakeTimers();
  try {
    const thinker = thinking({ move: () => new Promise(() => undefined) });
    const tab = new Tab(undefined, { thinker });
    const table = await tab.desk.open({ seats: ["you", "you"], clock: { seconds: 60, increment: 5 } });
    await tab.ask({ type: "join", table });
    expect(tab.table).toMatchObject({ running: [0], chairs: [{ clock: 60 }, { clock: 60 }] });
    tab.now += 20;
    await tab.move(table, "pass");
    expect(tab.table).toMatchObject({ running: [1], chairs: [{ clock: 45 }, { clock: 60 }] });

    const later = new Tab(tab.store, { thinker });
    later.now = tab.now + 10_000;
    await later.ask({ type: "join", table });
    expect(later.table.chairs).toMatchObject([{ clock: 45 }, { clock: 60 }]);
    await later.ask({ type: "leave", table });
    const again = new Tab(tab.store, { thinker });
    again.now = later.now + 10_000;
    await again.ask({ type: "join", table });
    expect(again.table.chairs).toMatchObject([{ clock: 45 }, { clock: 60 }]);
    again.now += 61;
    await vi.advanceTimersByTimeAsync(61_000);
    expect(again.table.chairs).toMatchObject([{ is_you: true }, { bot: "casual", is_free: true, clock: 0 }]);
  } finally {
    vi.useRealTimers();
  }
});

test("a game of another version goes on, or the page says why not", async () => {
  const tab = new Tab();
  const table = await tab.sit("you", "you");
  const saved = tab.store.tables.get(table)!;
  const keep = (about: Partial<Kept>, log: Row[] = saved.log) =>
    tab.store.tables.set("old", { kept: { ...saved.kept, id: "old", ...about }, log });
  keep({});
  expect(await new Tab(tab.store).ask({ type: "join", table: "old" })).toMatchObject({ type: "done" });
  keep({ version: VERSION + 1 });
  expect(code(await new Tab(tab.store).ask({ type: "join", table: "old" }))).toBe("saved_newer");
  keep({}, [...saved.log, { number: 4, at: 1, entry: { type: "sit", seat: 9, bot: "casual" } }]);
  expect(code(await new Tab(tab.store).ask({ type: "join", table: "old" }))).toBe("saved_otherwise");
  expect(code(await new Tab(tab.store).ask({ type: "join", table: "none" }))).toBe("no_such_table");
});

test("a rematch has the same seats, and is found from the old table", async () => {
  const tab = new Tab();
  const table = await tab.sit("you", "you");
  expect(code(await tab.ask({ type: "rematch", table }))).toBe("not_over");
  for (let turn = 0; turn < 4; turn++) await tab.move(table, "pass");
  expect(await tab.ask({ type: "rematch", table })).toMatchObject({ type: "done" });
  expect(tab.table.rematch).toBe("table-2");
  await tab.ask({ type: "rematch", table });
  expect(await tab.desk.all()).toHaveLength(2);
});

test("what a file says of a table is made anew from its log", async () => {
  const tab = new Tab();
  await tab.move(await tab.sit("you", "you"), "gain O1");
  const [{ kept, log }] = [...tab.store.tables.values()] as [Saved];
  const other = new Tab();
  const forged: Kept = { ...kept, phase: "over", chairs: [], has_take_backs: true, changed: 9e9, result: [] };
  expect(await other.desk.bring({ kept: forged, log })).toBe(true);
  expect(await other.desk.all()).toEqual([kept]);
  expect(await other.desk.bring({ kept: forged, log })).toBe(false);
});

test("a table that was deleted is gone in every tab, and no log without its beginning is left", async () => {
  const locks = locksOfTabs();
  const first = new Tab(new MemoryStore(), { claim: locks });
  const second = new Tab(first.store, { claim: locks });
  const table = await first.sit("you", "you");
  await first.move(table, "gain O1");
  await second.desk.remove(table);
  expect(second.called).toEqual([table]); // so that others hear of it
  await first.desk.hear(table);
  expect(first.table.phase).toBe("closed");
  expect(code(await first.move(table, "pass", 0))).toBe("not_joined");
  expect(first.store.tables.size).toBe(0);

  // The news may also come late.
  const late = await first.sit("you", "you");
  await second.desk.remove(late);
  expect(code(await first.move(late, "gain O1"))).toBe("no_such_table");
  expect(first.table.phase).toBe("closed");
  expect(first.store.tables.size).toBe(0);
});

test("a game that goes on at a server ends here, and says where", async () => {
  const tab = new Tab();
  const table = await tab.sit("you", "you");
  await tab.move(table, "gain O1");
  await tab.desk.move(table, "there", "key");
  const moved = { type: "moved", table, to: { table: "there", key: "key" } };
  expect(tab.table.phase).toBe("closed");
  expect(tab.told).toContainEqual(moved);
  expect(code(await tab.move(table, "gain O1", 0))).toBe("closed");
  expect(code(await tab.undo(table))).toBe("closed");
  await expect(tab.desk.move(table, "again", "key")).rejects.toMatchObject({ code: "closed" });
  const later = new Tab(tab.store);
  await later.ask({ type: "join", table });
  expect(later.told).toContainEqual(moved);
  expect(await later.desk.all()).toMatchObject([{ phase: "closed", result: null, is_my_turn: false }]);
});

test("T1: a turn that waits is over where the game goes on, and until then waits here", async () => {
  const tab = new Tab();
  const { pack } = runners(tab.desk, tab.games);
  const table = await tab.sit("you", "you");
  await tab.move(table, "gain O1");
  const pass = { type: "move", table, seat: 0, decision: 1, move: "pass", hold: true } as const;
  expect(await tab.ask(pass)).toMatchObject({ type: "done" });
  expect(tab.table).toMatchObject({ decision: 1, held: { "0": { move: "pass" } } });
  expect(await pack({ table, seat: 1 })).toMatchObject({ record: "0 gain O1\n0 pass\n", seats: ["you", "open"] });
  expect(await tab.undo(table)).toMatchObject({ type: "done" });
  expect(await pack({ table, seat: 1 })).toMatchObject({ record: "0 gain O1\n" });
});

test("messages that a table in the page never follows are refused as a server does", async () => {
  const tab = new Tab();
  const table = await tab.sit("you", "you");
  expect(code(await tab.ask({ type: "start", table }))).toBe("not_waiting");
  expect(code(await tab.ask({ type: "close", table }))).toBe("not_waiting");
  expect(code(await tab.ask({ type: "leave", table: "other" }))).toBe("not_joined");
  expect(code(await tab.ask({ type: "hint", table, seat: 0, count: 3, language: "en" }))).toBe("no_hints");
  expect(code(await tab.ask({ type: "say", table, text: " \u200b " }))).toBe("nothing_said");
  expect(await tab.ask({ type: "ping" })).toMatchObject({ type: "pong" });
  await expect(tab.desk.open({ seats: ["you", "casual"] })).rejects.toMatchObject({ args: { reason: "no_bot" } });
});

test.each([
  [{ type: "fly" }, "type"],
  [{ type: "toString" }, "type"],
  ["ping", "type"],
  [{ type: "move", seat: 0, decision: 0, move: "pass" }, "table"],
  [{ type: "sit", table: "table-1", seat: 6 }, "seat"],
  [{ type: "sit", table: "table-1", seat: 0.5 }, "seat"],
  [{ type: "sit", table: "table-1", seat: "0" }, "seat"],
  [{ type: "leave", table: "x".repeat(23) }, "table"],
  [{ type: "say", table: "table-1", text: "" }, "text"],
  [{ type: "ping", why: 1 }, "why"],
])("what cannot be read is refused: %j", async (message, why) => {
  const tab = new Tab();
  await tab.sit("you", "you");
  const asked = typeof message === "object" ? { ...message, id: 99 } : message;
  await tab.desk.handle(asked as never);
  expect(tab.told.at(-1)).toMatchObject({
    type: "refused",
    code: "unreadable",
    args: { why },
    ...(typeof message === "object" ? { id: 99 } : {}),
  });
  await tab.desk.handle({ type: "ping", id: null } as never);
  expect(tab.told.at(-1)).toEqual({ type: "pong" });
});
