import { FakeSocket, forgetAll, happen } from "../testing/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Incoming } from "./messages";

async function fresh() {
  vi.resetModules();
  return { ...(await import("./socket.svelte")), ...(await import("./line")) };
}

async function connected() {
  const made = await fresh();
  made.socket.open();
  FakeSocket.last.accept();
  return { ...made, line: FakeSocket.last };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.made = [];
});
afterEach(() => {
  vi.clearAllTimers();
  forgetAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refused = (id?: number): Incoming => ({
  type: "refused",
  ...(id ? { id } : {}),
  code: "stale",
  sentence: "Too late.",
});

test("it connects once, to the host of the page", async () => {
  const { socket } = await fresh();
  expect(FakeSocket.made).toHaveLength(0);
  socket.open();
  socket.open();
  expect(FakeSocket.made.map((each) => each.url)).toEqual(["ws://table.test/ws"]);
  expect(socket.status).toBe("connecting");
  FakeSocket.last.accept();
  expect(socket.status).toBe("open");
});

test("every answer goes to whoever asked, in whatever order they come", async () => {
  const { socket, line } = await connected();
  const [first, second] = [socket.ask({ type: "ping" }), socket.ask({ type: "start", table: "T" })];
  expect(line.sent).toMatchObject([
    { type: "ping", id: 1 },
    { type: "start", table: "T", id: 2 },
  ]);
  line.say({ type: "done", id: 2, table: "T", number: 7 });
  line.say({ type: "pong", id: 1 });
  await expect(second).resolves.toMatchObject({ type: "done", number: 7 });
  await expect(first).resolves.toMatchObject({ type: "pong" });
});

test("a refusal is the answer to one message only", async () => {
  const { socket, line, NotDone } = await connected();
  const asked = socket.ask({ type: "start", table: "T" });
  const other = socket.ask({ type: "ping" });
  line.say(refused(1));
  await expect(asked).rejects.toThrow(NotDone);
  await expect(asked).rejects.toMatchObject({ refused: { code: "stale" } });
  line.say({ type: "pong", id: 2 });
  await expect(other).resolves.toBeTruthy();
});

test("what nobody asked for, and what a second tab was told, answers nothing but is heard", async () => {
  const { socket, line } = await connected();
  const heard: string[] = [];
  const stop = socket.listen((message) => heard.push(message.type));
  let isAnswered = false;
  void socket.ask({ type: "ping" }).finally(() => (isAnswered = true));
  line.say({ type: "presence", table: "T", seats: [true], watching: 0 });
  line.say({ type: "done", table: "T", number: 3 });
  line.say({ type: "pong", id: 99 });
  await vi.advanceTimersByTimeAsync(0);
  expect(isAnswered).toBe(false);
  expect(heard).toEqual(["presence", "done", "pong"]);
  stop();
  line.say({ type: "pong", id: 1 });
  expect(heard).toHaveLength(3);
});

test("two tabs have a line each, and each counts its own questions", async () => {
  const one = await connected();
  const two = await connected();
  expect(one.line).not.toBe(two.line);
  const [mine, other] = [one.socket.ask({ type: "ping" }), two.socket.ask({ type: "ping" })];
  expect(one.line.sent).toEqual(two.line.sent);
  two.line.say({ type: "pong", id: 1 });
  await expect(other).resolves.toBeTruthy();
  one.line.drop();
  await expect(mine).rejects.toThrow(one.Unanswered);
  expect([one.socket.status, two.socket.status]).toEqual(["lost", "open"]);
});

test("without a connection nothing is sent, and that is said at once", async () => {
  const { socket, Unanswered } = await fresh();
  await expect(socket.ask({ type: "ping" })).rejects.toThrow(Unanswered);
  socket.open();
  await expect(socket.ask({ type: "ping" })).rejects.toThrow(Unanswered);
  expect(FakeSocket.last.sent).toEqual([]);
});

test("when the line goes everybody who waits hears that no answer came", async () => {
  const { socket, line, Unanswered } = await connected();
  const waiting = [socket.ask({ type: "ping" }), socket.ask({ type: "start", table: "T" })];
  line.drop();
  for (const each of waiting) await expect(each).rejects.toThrow(Unanswered);
});

test("an answer that is too long in coming is none, and does nothing when it comes", async () => {
  const { socket, line, Unanswered } = await connected();
  const asked = socket.ask({ type: "start", table: "T" });
  const outcome = expect(asked).rejects.toThrow(Unanswered);
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  line.say({ type: "done", id: 1 });
  expect(socket.status).toBe("open");
});

test.each(["move", "end", "undo"] as const)(
  "%s unanswered: the line is lost, whatever it says of itself",
  async (type) => {
    const { socket, line, Unanswered } = await connected();
    const asked = socket.ask({ type, table: "T", seat: 0, decision: 1, move: "gain O1" });
    const outcome = expect(asked).rejects.toThrow(Unanswered);
    await vi.advanceTimersByTimeAsync(9000);
    line.say({ type: "chat", table: "T", seat: null, name: "Bo", text: "Still there?" } as unknown as Incoming);
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    expect([socket.status, line.readyState]).toEqual(["lost", 3]);
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.last.accept();
    expect([socket.status, FakeSocket.made.length]).toEqual(["open", 2]);
  },
);

test("a decision that was answered loses nothing", async () => {
  const { socket, line } = await connected();
  const asked = socket.ask({ type: "end", table: "T", seat: 0, decision: 1 });
  line.say({ type: "done", id: 1 });
  await asked;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.status).toBe("open");
});

test("it tries again after longer and longer pauses, and says when", async () => {
  const { socket } = await connected();
  const pauses: number[] = [];
  for (let time = 0; time < 7; time++) {
    FakeSocket.last.drop();
    expect(socket.status).toBe("lost");
    const pause = socket.again!.at - socket.again!.from;
    pauses.push(pause);
    const tried = FakeSocket.made.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(FakeSocket.made).toHaveLength(tried);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.made).toHaveLength(tried + 1);
    expect(socket.status).toBe("connecting");
    expect(socket.again).toBeNull();
  }
  expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  FakeSocket.last.accept();
  FakeSocket.last.drop();
  expect(socket.again!.at - socket.again!.from).toBe(400);
});

test("not everybody comes back at the same moment", async () => {
  for (const [random, pause] of [
    [0, 300],
    [1, 500],
  ] as const) {
    vi.mocked(Math.random).mockReturnValue(random);
    const { socket, line } = await connected();
    line.drop();
    expect(socket.again!.at - socket.again!.from).toBe(pause);
  }
});

test.each(["online", "visibilitychange"])("%s: it waits no longer", async (event) => {
  const { socket, line } = await connected();
  line.drop();
  happen(event);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.accept();
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(socket.status).toBe("open");
});

test.each(["online", "visibilitychange"])("%s: a line that hangs while it is made is made anew", async (event) => {
  const { socket, line } = await connected();
  line.drop();
  await vi.advanceTimersByTimeAsync(400);
  const hanging = FakeSocket.last;
  expect(socket.status).toBe("connecting");
  happen(event);
  expect([FakeSocket.made.length, hanging.readyState]).toEqual([3, 3]);
  FakeSocket.last.accept();
  hanging.drop();
  expect(socket.status).toBe("open");
});

test("a line that hangs while it is made is given up by itself, too", async () => {
  const { socket } = await fresh();
  socket.open();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(socket.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.accept();
  await vi.advanceTimersByTimeAsync(15_000);
  expect([socket.status, FakeSocket.made.length]).toEqual(["open", 2]);
});

test("a line that nobody wanted is not hurried", async () => {
  await fresh();
  happen("online");
  expect(FakeSocket.made).toHaveLength(0);
});

test("without a network it is lost at once, whatever the old line says later", async () => {
  const { socket, line, Unanswered } = await connected();
  const asked = socket.ask({ type: "ping" });
  happen("offline");
  await expect(asked).rejects.toThrow(Unanswered);
  expect(socket.status).toBe("lost");
  happen("online");
  FakeSocket.last.accept();
  line.drop();
  expect(socket.status).toBe("open");
  expect(FakeSocket.made).toHaveLength(2);
});

test("a line that is quiet is asked, and one that stays quiet is given up", async () => {
  const { socket, line } = await connected();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(line.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(line.asked("ping")).toBeTruthy();
  line.say({ type: "pong", id: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.status).toBe("open");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});
