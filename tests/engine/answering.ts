// The engine of the page in Node: a question a line, as JSON; each answer is its length and then its bytes.

import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { Box } from "../../web/src/engine/box";
import { Engine, type Wanted } from "../../web/src/engine/engine";
import { eventOf } from "../../web/src/engine/events";
import { Books } from "../../web/src/engine/books";
import * as built from "../../web/src/engine/built/data";
import { begun } from "../../web/src/engine/load";
import { Memory } from "../../web/src/engine/memory";
import { MOVE_TEXTS } from "../../web/src/engine/moves";
import type { Puzzle } from "../../web/src/engine/puzzles";
import { Raw } from "../../web/src/engine/raw";
import { newGame } from "../../web/src/engine/setup";
import type { Terms } from "../../web/src/engine/shapes";
import { Thinker, type Asked, type Manner } from "../../web/src/engine/thinker";

const BUILT = new URL("../../web/src/engine/built/", import.meta.url);
const SEATS = [0, 1, 2, 3, 4, 5];

interface Question {
  terms: Terms;
  seed: string;
  puzzles: Puzzle[];
  /** Of each decision: who decides what, and pairs of seats and moves to ask about before. */
  decisions: [seat: number, move: number, asked: [number, number][]][];
}

/** A position to think about: blanked, in hexadecimal digits, and how. */
interface Position {
  puzzles: Puzzle[];
  state: string;
  seat: number;
  seed: string;
  /** How bots decide; the last one searches a tree. */
  manners: Manner[];
  isTurn: boolean;
  asked: Asked[];
  slots: number;
  limit: number;
}

/** Functions of the rules, each by its name with what it is given: numbers, and what is put into rooms of a layout. */
interface Calls {
  puzzles: Puzzle[];
  calls: [name: keyof built.Rules, given: (number | { layout: Room; bytes: string })[]][];
}
type Room = "State" | "Book" | "Log" | "Moves" | "PiecesOn" | "Terms" | "Told" | "Codes";

const rules = await WebAssembly.compile(readFileSync(new URL("rules.wasm", BUILT)));
const engine = new Engine(begun<built.Rules>(rules));
let thinker: Thinker | null = null;
const boxes = new Map<string, Box>();

/** The same puzzles are the same box: it is opened once. */
function boxOf(puzzles: Puzzle[]): Box {
  const key = JSON.stringify(puzzles);
  const box = boxes.get(key) ?? new Box(puzzles);
  boxes.set(key, box);
  return box;
}

/** All that can be asked about a position, as numbers. */
function facts(game: Raw): number[] {
  const { rows, step, lead } = game.standing();
  const stopping = game.stopping();
  const costs = SEATS.flatMap((seat) => [0, 1, 2, 3].map((slot) => game.unfinishedCost(seat, slot)));
  const bits = game.winners().reduce((found, seat) => found | (1 << seat), 0);
  const pieces = SEATS.flatMap((seat) => [0, 1, 2, 3].flatMap((slot) => game.pieces(seat, slot)));
  return [
    ...SEATS.map((seat) => game.score(seat)),
    ...costs,
    bits,
    step,
    lead,
    ...rows.flat(),
    stopping.steps,
    ...stopping.rows.flat(),
    ...pieces,
  ];
}

function played(question: Question): Buffer {
  const game = newGame(engine, question.terms, BigInt(question.seed), boxOf(question.puzzles));
  const parts: Uint8Array[] = [game.state];
  for (const [seat, move, asked] of question.decisions) {
    const legal = game.legal(seat);
    const whys = asked.map((pair) => game.whyNot(...pair));
    const refused = asked.filter((_, k) => whys[k]).map((pair) => game.play(...pair) as number);
    const rows = game.play(seat, move);
    if (typeof rows === "number") throw new Error(`refused: ${rows}`);
    const seen = [-1, ...SEATS].map((other) => game.seenBy(other));
    const numbers = [legal.length, ...legal, ...whys, ...refused, rows.length, ...rows.flat(), ...facts(game)];
    parts.push(new Uint8Array(Int32Array.from(numbers).buffer), ...seen, game.state);
  }
  return Buffer.concat(parts);
}

function told(question: Question): Buffer {
  const box = boxOf(question.puzzles);
  const game = newGame(engine, question.terms, BigInt(question.seed), box);
  const events = question.decisions.map(([seat, move]) => {
    const rows = game.play(seat, move);
    return typeof rows === "number" ? rows : rows.map((row) => eventOf(row, box));
  });
  return Buffer.from(JSON.stringify(events));
}

/** Whether tables, recesses and positions can be, as numbers. */
function checked(question: { puzzles: Puzzle[]; terms: number[][]; recesses: number[]; states: string[] }): Buffer {
  const problems = question.terms.flatMap((row) => {
    const wanted = Object.fromEntries(built.TERMS.map((name, k) => [name, row[k]!]));
    const { code, told } = engine.problem(wanted as Wanted);
    const tried = (["seats", "solo_locks"] as const).flatMap((name) => engine.tryValues(wanted as Wanted, name));
    return [code, ...told, ...tried];
  });
  const filled = question.recesses.map((recess) => Number(engine.canBeFilled(recess)));
  const unsound = question.states.flatMap((state) => {
    const game = new Raw(engine, boxOf(question.puzzles), new Uint8Array(Buffer.from(state, "hex")));
    const { code, seat, piece } = game.unsound(0);
    return [code, seat, piece];
  });
  return Buffer.from(JSON.stringify([...problems, ...filled, ...unsound]));
}

const alone = begun<built.Rules>(rules);
const memory = new Memory(alone);
const books = new Books(alone, memory);
const rooms = new Map<Room, number>([["Book", books.at]]);

function roomFor(layout: Room): number {
  const at = rooms.get(layout) ?? memory.room(layout, built[layout]);
  rooms.set(layout, at);
  return at;
}

/** What functions return when they are called by themselves, and what they leave in the rooms that they were given. */
function called({ puzzles, calls }: Calls): Buffer {
  books.open(boxOf(puzzles));
  const parts = calls.flatMap(([name, given]) => {
    const put = given.map((each) => {
      if (typeof each === "number") return each;
      if (each.layout !== "Book") memory.bytes(roomFor(each.layout), built[each.layout]).set(bytesOf(each.bytes));
      return roomFor(each.layout);
    });
    const returned = (alone[name] as (...given: number[]) => number | undefined)(...put);
    const left = given.flatMap((each) =>
      typeof each === "number" || each.layout === "Book"
        ? []
        : [memory.bytes(roomFor(each.layout), built[each.layout]).slice()],
    );
    return [new Uint8Array(Int32Array.of(returned ?? 0).buffer), ...left];
  });
  return Buffer.concat(parts);
}

/** The bots of the page, begun when somebody first asks them. */
const thinking = async () => (thinker ??= await learned());

async function learned(): Promise<Thinker> {
  const made = await Thinker.load(readFileSync(new URL("bots.wasm", BUILT)));
  made.learn(new Uint8Array(readFileSync(new URL("champion.bin", BUILT))).buffer);
  return made;
}

const bytesOf = (state: string) => new Uint8Array(Buffer.from(state, "hex"));

async function planned({ puzzles, state, seat, moves }: Position & { moves: number[] }): Promise<Buffer> {
  const mind = await thinking();
  return Buffer.from(JSON.stringify(moves.map((move) => mind.plan(bytesOf(state), boxOf(puzzles), seat, move))));
}

async function touched({ puzzles, state, seat }: Position): Promise<Buffer> {
  return Buffer.from(JSON.stringify((await thinking()).account(bytesOf(state), boxOf(puzzles), seat)));
}

async function hinted({ puzzles, state, seat, seed, ...how }: Position & { count: number; nodes: number }) {
  const wanted = { ...how, seed: BigInt(seed), think_ms: 0 };
  return Buffer.from(JSON.stringify((await thinking()).hints(bytesOf(state), boxOf(puzzles), seat, wanted, () => 0)));
}

/** Everything that bots and solver say about a position, as floats, whose every bit is compared. */
async function thought(question: Position): Promise<Buffer> {
  const thinker = await thinking();
  const { seat, slots, limit } = question;
  const [state, box] = [bytesOf(question.state), boxOf(question.puzzles)];
  const [seed, found] = [BigInt(question.seed), [] as number[]];
  const dealt = thinker.deal(state, box, seed);
  for (const manner of question.manners) {
    thinker.seed(seed);
    found.push(
      thinker.decide(state, box, seat, manner, () => 0),
      ...thinker.rng,
    );
  }
  if (question.isTurn) {
    found.push(...thinker.worths);
    thinker.seed(seed);
    for (const turn of thinker.search(state, box, seat, question.manners.at(-1)!, () => 0)) {
      found.push(...turn.moves, turn.chance, turn.margin, turn.visits);
    }
    found.push(...thinker.counters);
  }
  for (const asked of question.asked) {
    found.push(thinker.actions(dealt, box, asked, false), thinker.actions(dealt, box, asked, true));
  }
  if (slots) found.push(thinker.together(dealt, box, seat, slots, limit));
  return Buffer.concat([dealt, new Uint8Array(Float64Array.from(found).buffer)]);
}

const ANSWERS = {
  game: played,
  events: told,
  calls: called,
  checked,
  thought,
  hints: hinted,
  plans: planned,
  touches: touched,
  book: ({ puzzles }: Question) => Buffer.from(engine.book(boxOf(puzzles))),
  texts: () => Buffer.from(JSON.stringify(MOVE_TEXTS)),
};

function write(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(1, bytes, done);
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const answer: Buffer = await ANSWERS[question.kind as keyof typeof ANSWERS](question);
  write(new Uint8Array(Uint32Array.of(answer.length).buffer));
  write(answer);
}
