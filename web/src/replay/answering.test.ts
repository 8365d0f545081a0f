import { beforeAll, expect, test } from "vitest";
import { answer } from "../play/doing/answers";
import type { Asked } from "../play/doing/asked";
import { puzzle, seatView, told } from "../testing/table";
import type { Recorded } from "../wire/recorded";
import { speak, speakOf } from "../words/words.svelte";
import { lookedAt } from "./answering.svelte";
import { Replay } from "./replay.svelte";

beforeAll(async () => {
  await speak("en");
  await speakOf("rest");
});

const lying = seatView({ puzzles: [puzzle("W01"), null, null, null] });
const gone = seatView({ pile: ["W01"] });
const ACCOUNT = { kind: "account", seat: 0, pile: 1, touches: 0, unfinished: 0, total: 1, puzzles: 1, pieces: 2 };
/** One decision, by which a puzzle is completed. */
function completed(at: number): Replay {
  const start = told({ view: { seats: [lying, seatView()] } }).view!;
  const events = [
    { kind: "place", seat: 0, slot: 1, piece: "O1", cells: "c3" },
    { kind: "complete", seat: 0, slot: 1, puzzle: "W01", points: 1 },
  ];
  const replay = new Replay({
    variant: "standard",
    seats: [
      { name: "Ada", bot: null, is_you: true },
      { name: null, bot: "novice", is_you: false },
    ],
    start,
    start_scores: [0, 0],
    frames: [{ seat: 0, scores: [1, 0], events, view: { seats: [gone, seatView()] } }],
    is_over: true,
    standing: { accounts: [ACCOUNT, { ...ACCOUNT, seat: 1, pile: 0, total: 0 }], verdict: null },
    faces: {},
  } as unknown as Recorded);
  replay.at = at;
  return replay;
}
const ask = (asked: Asked, at = 1) => answer(asked, lookedAt(completed(at)), { example: () => "" });

test("a puzzle that was completed just now is told about as it is drawn", () => {
  const said = ask({ kind: "slot", seat: 0, slot: 1 });
  expect(said.puzzles).toEqual([{ id: "W01", placed: [["O1", "c3"]] }]);
  expect(said.where).toBe("Your board");
  expect(ask({ kind: "slot", seat: 0, slot: 2 }).title).toBe("Free slot");
});

test("nothing can be done with anything, and nobody is told what is theirs to do", () => {
  const things: Asked[] = [
    { kind: "source", source: "W1" },
    { kind: "source", source: "Bdeck" },
    { kind: "slot", seat: 1, slot: 1 },
    { kind: "piece", piece: "O1", of: null },
    { kind: "supply", seat: 1 },
    { kind: "pile", seat: 0 },
    { kind: "seat", seat: 1 },
    { kind: "score", seat: 1 },
    { kind: "lamps", seat: 0 },
  ];
  for (const thing of things) {
    const said = ask(thing);
    expect(said.title, thing.kind).not.toBe("");
    expect(said.facts.length, thing.kind).toBeGreaterThan(0);
    expect(said.deeds, thing.kind).toEqual([]);
  }
});

test("a score is told as it is, and in its parts where the game is over; lamps as they are lit", () => {
  expect(ask({ kind: "score", seat: 0 }, 0).facts).toEqual(["0 points", "0 completed puzzles"]);
  expect(ask({ kind: "score", seat: 0 }).facts.at(-1)).toBe("Score: 1");
  expect(ask({ kind: "lamps", seat: 0 }).facts[0]).toContain(String(lying.actions_left));
});
