import { FakeSocket } from "../../testing/browser";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { did, engine, ID, told } from "../../testing/table";
import { socket } from "../../wire/socket.svelte";
import { speak } from "../../words/words.svelte";
import { alertOfTurn } from "./alert";
import { prefer } from "../../browser/prefs.svelte";
import { LiveTable } from "./table.svelte";

/** When each tone that was made begins. */
const tones: number[] = [];
const ramp = {
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
};
class FakeAudio {
  currentTime = 0;
  createGain = () => ({ gain: ramp, connect: () => undefined });
  createOscillator = () => ({
    frequency: { ...ramp, value: 0 },
    connect: <T>(next: T) => next,
    start: (at: number) => void tones.push(at),
    stop: () => undefined,
  });
  close = () => Promise.resolve();
}

const PLACED = (seat: number) => ({ kind: "place", seat, slot: 1, puzzle: "W01", piece: "O1", cells: "c3" });
let table: LiveTable;
let stop: () => void;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(globalThis, "AudioContext", { value: FakeAudio, configurable: true });
  tones.length = 0;
  table = new LiveTable(socket, ID, null, engine);
  if (FakeSocket.last.readyState !== FakeSocket.OPEN) FakeSocket.last.accept();
  stop = alertOfTurn(table);
});
afterEach(() => {
  stop();
  table.close();
  prefer("sounds", false);
  vi.useRealTimers();
});

const tell = (...about: Parameters<typeof told>) => FakeSocket.last.say(told(...about));

test("a piece that lands is heard, one's own at once and another's when it has arrived", () => {
  prefer("sounds", true);
  tell({ happened: [did(0, 0, "place 1 O1 c3", [PLACED(0)])] });
  expect(tones).toEqual([]); // what happened before one came
  tell({ decision: 1, happened: [did(1, 0, "place 1 O1 c3", [PLACED(0)])] });
  expect(tones).toEqual([0]);
  tell({ decision: 2, happened: [did(2, 0, "gain O1", [{ kind: "gain", seat: 0, piece: "O1" }])] });
  expect(tones).toHaveLength(1);
  tell({ decision: 3, happened: [did(3, 1, "place 1 O1 c3", [PLACED(1)])] });
  expect(tones[1]).toBeGreaterThan(0);
});

test("nothing is heard unless sounds are on", async () => {
  tell({});
  tell({ decision: 1, legal: {}, happened: [did(1, 0, "place 1 O1 c3", [PLACED(0)])] });
  tell({ decision: 2, happened: [did(2, 1, "place 1 O1 c3", [PLACED(1)])] });
  await vi.advanceTimersByTimeAsync(0);
  expect(tones).toEqual([]);
});
