/** A puzzle of the list, read from its line. As `projectl.daily.puzzle`. */
import { PLACED, MOVE_TEXTS } from "../engine/moves";
import made from "../made/dailies.json";
import type { Kind } from "./kinds";

export interface Puzzle {
  readonly kind: Kind;
  /** Points; where both are to be filled, actions. */
  readonly best: number;
  readonly level: number;
  /** The own puzzles, in their order. */
  readonly own: readonly string[];
  readonly position: object;
  /** Moves that reach the best. */
  readonly answer: readonly string[];
}

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
const SHAPES = Object.keys(made.template.reserve);

function numbers(text: string): number[] {
  const values = [...text].map((letter) => LETTERS.indexOf(letter));
  return values.flatMap((value, at) => (at % 2 ? [] : [value * LETTERS.length + values[at + 1]!]));
}

interface Lying {
  readonly id: string;
  readonly placed: readonly (readonly [string, string])[];
}

/** An own puzzle with what lies on it. */
function ownOf(text: string): Lying {
  const [id = "", placed = ""] = text.split(".");
  return { id, placed: numbers(placed).map((at) => PLACED[at]!) };
}

/** The rows and decks of the template, with these in the market and without what lies elsewhere. */
function market(wanted: readonly string[], own: readonly Lying[]) {
  const used = new Set([...wanted, ...own.map(({ id }) => id)]);
  const rows: Record<string, string[]> = {};
  const decks: Record<string, string[]> = {};
  for (const [name, row] of Object.entries(made.template.rows)) {
    const there = wanted.filter((id) => id.startsWith(name));
    const cards = [...row, ...made.template.decks[name as "W"]].filter((id) => !used.has(id));
    rows[name] = [...there, ...cards.splice(0, row.length - there.length)];
    decks[name] = cards;
  }
  return { rows, decks };
}

/** The day of a line, without its year, and its puzzle. */
export function read(line: string): { day: string; puzzle: Puzzle } {
  const [day = "", kind, best, , level, supply = "", puzzles = "", wanted = "", answer = ""] = line.split(" ");
  const own = puzzles.split(",").map(ownOf);
  const held = Object.fromEntries(SHAPES.map((shape, at) => [shape, Number(supply[at])]));
  const outside = { ...held };
  for (const [piece] of own.flatMap(({ placed }) => placed)) outside[piece] = outside[piece]! + 1;
  const { template } = made;
  const [me, other] = template.seats;
  const { rows, decks } = market(wanted === "-" ? [] : wanted.match(/.../g)!, own);
  const isEnd = kind === "touches";
  const position = {
    ...template,
    ...(isEnd ? made.end.table : {}),
    rows,
    decks: isEnd ? { ...decks, ...made.end.decks } : decks,
    reserve: Object.fromEntries(SHAPES.map((shape) => [shape, template.reserve[shape as "O1"] - outside[shape]!])),
    seats: [
      {
        ...me,
        ...(isEnd ? made.end.seat : {}),
        supply: held,
        puzzles: me!.puzzles.map((_, at) => own[at] ?? null),
      },
      other,
    ],
  };
  return {
    day,
    puzzle: {
      kind: kind as Kind,
      best: Number(best),
      level: Number(level),
      own: own.map(({ id }) => id),
      position,
      answer: numbers(answer).map((at) => MOVE_TEXTS[at]!),
    },
  };
}
