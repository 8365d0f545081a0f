// The engine of the page in Node: a question a line, as JSON; each answer is its length and then its bytes.

import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { Box } from "../../web/src/engine/box";
import { Engine } from "../../web/src/engine/engine";
import { eventOf } from "../../web/src/engine/events";
import type { Game } from "../../web/src/engine/game";
import { MOVE_TEXTS } from "../../web/src/engine/moves";
import type { Terms } from "../../web/src/engine/options";
import type { Puzzle } from "../../web/src/engine/puzzles";

const BUILT = new URL("../../web/src/engine/built/", import.meta.url);
const SEATS = [0, 1, 2, 3, 4, 5];

interface Question {
  terms: Terms;
  seed: string;
  puzzles: Puzzle[];
  /** Of each decision: who decides what, and pairs of seats and moves to ask about before. */
  decisions: [seat: number, move: number, asked: [number, number][]][];
}

const engine = await Engine.load(readFileSync(new URL("rules.wasm", BUILT)));

/** All that can be asked about a position, as numbers. */
function facts(game: Game): number[] {
  const { rows, step } = game.standing();
  const costs = SEATS.flatMap((seat) => [0, 1, 2, 3].map((slot) => game.unfinishedCost(seat, slot)));
  const bits = game.winners().reduce((found, seat) => found | (1 << seat), 0);
  const pieces = SEATS.flatMap((seat) => [0, 1, 2, 3].flatMap((slot) => game.pieces(seat, slot)));
  return [...SEATS.map((seat) => game.score(seat)), ...costs, bits, step, ...rows.flat(), ...pieces];
}

function played(question: Question): Buffer {
  const game = engine.newGame(question.terms, BigInt(question.seed), new Box(question.puzzles));
  const parts: Uint8Array[] = [game.state];
  for (const [seat, move, asked] of question.decisions) {
    const legal = game.legal(seat);
    const whys = asked.map((pair) => game.whyNot(...pair));
    const refused = asked.filter((_, k) => whys[k]).map((pair) => game.play(...pair) as number);
    const rows = game.play(seat, move);
    if (typeof rows === "number") throw new Error(`refused: ${rows}`);
    const numbers = [legal.length, ...legal, ...whys, ...refused, rows.length, ...rows.flat(), ...facts(game)];
    parts.push(new Uint8Array(Int32Array.from(numbers).buffer), game.state);
  }
  return Buffer.concat(parts);
}

function told(question: Question): Buffer {
  const box = new Box(question.puzzles);
  const game = engine.newGame(question.terms, BigInt(question.seed), box);
  const events = question.decisions.map(([seat, move]) => {
    const rows = game.play(seat, move);
    return typeof rows === "number" ? rows : rows.map((row) => eventOf(row, box));
  });
  return Buffer.from(JSON.stringify(events));
}

const ANSWERS = {
  game: played,
  events: told,
  book: ({ puzzles }: Question) => Buffer.from(engine.book(new Box(puzzles))),
  texts: () => Buffer.from(JSON.stringify(MOVE_TEXTS)),
};

function write(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done);
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const answer: Buffer = ANSWERS[question.kind as keyof typeof ANSWERS](question);
  write(new Uint8Array(Uint32Array.of(answer.length).buffer));
  write(answer);
}
