// The engine of the page in Node: a question a line, as JSON; each answer is its length and then its bytes.

import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { Engine, type Box } from "../../web/src/engine/engine.ts";
import { eventOf, type Face } from "../../web/src/engine/events.ts";
import type { Game } from "../../web/src/engine/game.ts";
import { MOVE_TEXTS } from "../../web/src/engine/moves.ts";
import type { Terms } from "../../web/src/engine/options.ts";

const BUILT = new URL("../../web/src/engine/built/", import.meta.url);
const SEATS = [0, 1, 2, 3, 4, 5];

interface Played {
  book: string;
  terms: Terms;
  seed: string;
  /** Of each decision: who decides what, and pairs of seats and moves to ask about before. */
  decisions: [seat: number, move: number, asked: [number, number][]][];
  faces: Face[];
}

const engine = await Engine.load(readFileSync(new URL("rules.wasm", BUILT)));
const boxes = new Map<string, Box>();

function box(file: string): Box {
  const found = boxes.get(file) ?? new Uint8Array(readFileSync(file));
  boxes.set(file, found);
  return found;
}

/** All that can be asked about a position, as numbers. */
function facts(game: Game): number[] {
  const { rows, step } = game.standing();
  const costs = SEATS.flatMap((seat) => [0, 1, 2, 3].map((slot) => game.unfinishedCost(seat, slot)));
  const bits = game.winners().reduce((found, seat) => found | (1 << seat), 0);
  return [...SEATS.map((seat) => game.score(seat)), ...costs, bits, step, ...rows.flat()];
}

function played(question: Played): Buffer {
  const game = engine.newGame(question.terms, BigInt(question.seed), box(question.book));
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

function told(question: Played): Buffer {
  const game = engine.newGame(question.terms, BigInt(question.seed), box(question.book));
  const events = question.decisions.map(([seat, move]) => {
    const rows = game.play(seat, move);
    return typeof rows === "number" ? rows : rows.map((row) => eventOf(row, question.faces));
  });
  return Buffer.from(JSON.stringify(events));
}

const ANSWERS = {
  game: played,
  events: told,
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
