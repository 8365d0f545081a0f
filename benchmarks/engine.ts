// The page's engine in Node, for `benchmarks/engine.py`: a task a line, as JSON; the answer is how long it took.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Books } from "../web/src/engine/books";
import { Box } from "../web/src/engine/box";
import { Log, Moves, Rng, State, type Bots } from "../web/src/engine/built/data";
import { load } from "../web/src/engine/load";
import { Memory } from "../web/src/engine/memory";
import type { Puzzle } from "../web/src/engine/puzzles";
import { Thinker, type Manner } from "../web/src/engine/thinker";

interface Position {
  state: string;
  seat: number;
  seed: number;
}

interface Task {
  kind: "rules" | "turn" | "tree";
  positions: Position[];
  puzzles: Puzzle[];
  planner: Manner;
  searcher: Manner;
}

const bytes = readFileSync(new URL("../web/src/engine/built/bots.wasm", import.meta.url));
const thinker = await Thinker.load(bytes);
const bots = await load<Bots>(bytes);
const memory = new Memory(bots);
const books = new Books(bots, memory);
const state = memory.room("State", State);
const log = memory.room("Log", Log);
const moves = memory.room("Moves", Moves);
const rng = memory.room("Rng", Rng);
let box: Box | null = null;

function decoded(position: Position): Uint8Array {
  return new Uint8Array(Buffer.from(position.state, "hex"));
}

/** Games played out at random; how many decisions that took. */
function playOut(position: Position): number {
  memory.bytes(state, State).set(decoded(position));
  bots.seed(rng, position.seed, 0);
  return bots.play_out(state, books.at, log, moves, rng, 100_000);
}

/** What is measured, and a number that says whether it was the same. */
function work(task: Task, position: Position): number {
  if (task.kind === "rules") return playOut(position);
  thinker.seed(BigInt(position.seed));
  const [state, seat] = [decoded(position), position.seat];
  if (task.kind === "turn") return thinker.decide(state, box!, seat, task.planner, () => 0);
  const best = thinker.search(state, box!, seat, task.searcher, () => 0)[0]!;
  return best.moves[0]! + best.visits;
}

for await (const line of createInterface({ input: process.stdin })) {
  const task: Task = JSON.parse(line);
  box ??= new Box(task.puzzles);
  books.open(box);
  const before = process.threadCpuUsage();
  const found = task.positions.map((position) => work(task, position));
  const spent = process.threadCpuUsage(before);
  process.stdout.write(`${JSON.stringify({ seconds: (spent.user + spent.system) / 1e6, found })}\n`);
}
