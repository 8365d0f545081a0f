import { FakeSocket } from "../../testing/browser";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { did, engine, ID, puzzle, seatView, told } from "../../testing/table";
import type { Hint } from "../../wire/messages";
import { socket } from "../../wire/socket.svelte";
import { speak, speakOf } from "../../words/words.svelte";
import { LiveTable } from "../table/table.svelte";
import { Coach } from "./coach.svelte";

/** W22 is a hollow of two cells. */
const SEATS = { seats: [seatView({ puzzles: [puzzle("W22"), null, null, null] }), seatView()] };
const LINE = ["place 1 I2 c3c4", "take W1", "gain O1"];
let table: LiveTable;
const line = () => FakeSocket.last;

beforeAll(async () => {
  await speak("en");
  await speakOf("rest");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

function sit(): Coach {
  table = new LiveTable(socket, ID, null, engine);
  if (line().readyState !== FakeSocket.OPEN) line().accept();
  line().say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  line().say(told({ view: SEATS, has_hints: true }));
  return new Coach(table);
}
async function answer(moves: string[], decision = 0): Promise<void> {
  const hint = { move: moves[0]!, line: moves, margin: 1.26, chance: 0.6, facts: [], reason: "", told: [] };
  const id = Number(line().asked("hint")!["id"]);
  line().say({ type: "hint", id, table: ID, seat: 0, decision, hints: [hint as unknown as Hint] });
  await vi.advanceTimersByTimeAsync(0);
}

test("the best line is said in the order of its steps, and what completes a puzzle as the rules see it", async () => {
  const coach = sit();
  void coach.ask();
  expect(coach.line).toEqual([]);
  await answer(LINE);
  expect(coach.line).toEqual(LINE);
  expect(coach.text).toBe("First place I2 on W22, which completes it, then take W01, then gain O1.");
  expect(coach.worth).toMatch(/^1\.3 points ahead.* 60% to win$/);
});

test("whoever follows it keeps it, whoever does something else gets another", async () => {
  const coach = sit();
  void coach.ask();
  await answer(LINE);
  line().sent.length = 0;
  line().say(told({ view: SEATS, has_hints: true, decision: 1, happened: [did(1, 0, LINE[0])] }));
  void coach.ask();
  expect(line().asked("hint")).toBeUndefined();
  expect(coach.line).toEqual(LINE.slice(1));
  line().say(told({ view: SEATS, has_hints: true, decision: 2, happened: [did(2, 0, "take B1")] }));
  expect(coach.line).toEqual([]);
  void coach.ask();
  await answer(["gain O1"], 2);
  expect(coach.text).toBe("Best now: gain O1.");
});

test("where nobody may be advised, nothing is asked", () => {
  const coach = sit();
  line().say(told({ view: SEATS, decision: 1 }));
  line().sent.length = 0;
  void coach.ask();
  expect(line().asked("hint")).toBeUndefined();
});
