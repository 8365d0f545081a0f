import { FakeSocket } from "../../testing/browser";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { did, engine, ID, told } from "../../testing/table";
import { socket } from "../../wire/socket.svelte";
import { speak } from "../../words/words.svelte";
import { alertOfTurn } from "./alert";
import { sound } from "../../browser/sounds";
import { LiveTable } from "./table.svelte";

vi.mock("../../browser/sounds", () => ({ sound: vi.fn() }));
const heard = () => vi.mocked(sound).mock.calls.map(([which]) => which);

let table: LiveTable;
let stop: () => void;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sound).mockClear();
  table = new LiveTable(socket, ID, null, engine);
  if (FakeSocket.last.readyState !== FakeSocket.OPEN) FakeSocket.last.accept();
  stop = alertOfTurn(table);
});
afterEach(() => {
  stop();
  table.close();
  vi.useRealTimers();
});

const tell = async (...about: Parameters<typeof told>) => {
  FakeSocket.last.say(told(...about));
  await vi.advanceTimersByTimeAsync(0);
};

test("a turn that comes is heard: its lamps, then two notes; one that was there is not", async () => {
  await tell();
  expect(heard()).toEqual([]);
  await tell({ decision: 1, view: { to_decide: [1] }, happened: [did(1, 0, "gain O1")] });
  expect(heard()).toEqual([]);
  await tell({ decision: 2, happened: [did(2, 1, "gain O1")] });
  expect(heard()).toEqual(["lamp", "lamp", "lamp", "turn"]);
});
