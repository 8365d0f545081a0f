import { describe, expect, test } from "vitest";
import { digest, engineModule, golden, sharedTests } from "../testing/shared";
import { Engine } from "./engine";
import { Game } from "./game";
import { Impossible } from "./impossible";
import type { Wishes } from "./options";
import { IllegalMove, type Refusal } from "./refusals";
import { toldOf } from "./standings";

const engine = await Engine.load(engineModule("rules"));

/** A golden game before its first decision, and the decisions. */
function opened(name: string): { game: Game; moves: [seat: number, move: string][] } {
  const game = Game.fromRecord(engine, golden(name));
  const lines = golden(name).split("\n\n")[1]!.trim().split("\n");
  while (game.decisions) game.undo();
  return { game, moves: lines.map((line) => [Number(line[0]), line.slice(2)]) };
}

describe("golden games decision by decision", () => {
  const games = sharedTests<Record<string, string[]>>("games");

  /** Events, the position, two views, legal moves, the scores: as `tests/shared/games.py` has them. */
  function step(game: Game, number: number, events: unknown[]): string {
    const seats = game.seated.map((_, seat) => seat);
    const seen = [
      events,
      game.toDict(),
      [game.view(null), game.view(number % seats.length)],
      seats.map((seat) => game.legal(seat)),
      [standing(game), game.scores, game.winners, game.isOver, game.toDecide],
    ];
    return seen.map(digest).join(" ");
  }

  function standing({ standing, stopping }: Game): object {
    const { seats: stops, ties } = stopping ?? { seats: null, ties: null };
    return { ...standing, told: toldOf(standing), stops, ties };
  }

  test.each(Object.entries(games))("%s is told as Python tells it", (name, steps) => {
    const { game, moves } = opened(name);
    const seen = [step(game, 0, [])];
    for (const [at, [seat, move]] of moves.entries()) seen.push(step(game, at + 1, game.play(move, seat)));
    expect(seen).toEqual(steps);
    expect(game.record()).toBe(golden(name));
  });
});

describe("refusals", () => {
  type Case = [name: string, decisions: number, seat: number, move: string, code: string, rule: string, args: object];
  const cases = sharedTests<Case[]>("refusals");
  const names = [...new Set(cases.map(([name]) => name))];

  test.each(names)("in %s are those of Python, and change nothing", (name) => {
    const { game, moves } = opened(name);
    for (const [, decisions, seat, move, code, rule, args] of cases.filter((each) => each[0] === name)) {
      for (const [who, what] of moves.slice(game.decisions, decisions)) game.play(what, who);
      const refusal: Refusal = { code, rule, args: args as Refusal["args"] };
      const before = game.bytes();
      expect(game.whyNot(move, seat)).toEqual(refusal);
      expect(() => game.play(move, seat)).toThrow(new IllegalMove(refusal));
      expect(game.bytes()).toEqual(before);
    }
  });
});

describe("records", () => {
  interface Wrong {
    before: string;
    after: string;
    code: string;
    args: Record<string, unknown>;
    rule?: string | null;
    line?: number;
  }
  const { no_game, no_position, from_position } = sharedTests<{
    no_game: Wrong[];
    no_position: Wrong[];
    from_position: [string];
  }>("records");

  const wrong = [
    ...no_game.map((each) => ({ ...each, text: golden("kickstarter-2") })),
    ...no_position.map((each) => ({ ...each, text: from_position[0] })),
  ];

  test.each(wrong)("with $after are refused as Python refuses them", (each) => {
    const { before, after, code, args, rule, line } = each;
    const text = each.text.replace(before, () => after);
    const expected = line === undefined ? { code, args } : { refusal: { code, args, rule }, line };
    expect(() => Game.fromRecord(engine, text)).toThrow(expect.objectContaining(expected));
  });

  test("that begin from a position are played on, and written as Python writes them", () => {
    const game = Game.fromRecord(engine, from_position[0]);
    expect(game.isOver).toBe(true);
    expect(game.record()).toBe(from_position[0]);
  });
});

test("a copy goes its own way", () => {
  const game = Game.new(engine, { players: 2 }, 7n);
  const [first] = game.legal();
  const twin = game.copy();
  twin.play(first!);
  expect(game.decisions).toBe(0);
  expect(twin.record()).not.toBe(game.record());
  twin.undo();
  expect(twin.bytes()).toEqual(game.bytes());
  expect(() => twin.undo()).toThrow(RangeError);
});

test("a seat is told the same about what it may do by the bytes that it may know", () => {
  const { game, moves } = opened("everything-revised-2");
  const wishes = { ...game.terms, puzzles: null };
  for (const [seat, move] of moves) {
    const seen = Game.fromBytes(engine, wishes, game.bytes(seat));
    expect(seen.legal(seat)).toEqual(game.legal(seat));
    expect(seen.view(seat)).toEqual(game.view(seat));
    expect(seen.whyNot("take W1", seat)).toEqual(game.whyNot("take W1", seat));
    game.play(move, seat);
  }
  expect(Game.fromBytes(engine, wishes, game.bytes()).toDict()).toEqual(game.toDict());
});

test("a seat is one of the table, and said where two may decide", () => {
  const game = Game.new(engine, { variant: "line-clear" }, 7n);
  expect(game.toDecide).toEqual([0, 2]);
  expect(() => game.legal()).toThrow(RangeError);
  expect(() => game.legal(4)).toThrow(RangeError);
  expect(() => game.view(-1)).toThrow(RangeError);
  expect(game.legal(1)).toEqual([]);
});

test("what cannot be is said before anything is dealt", () => {
  const begin = (wishes: Wishes) => () => Game.new(engine, wishes, 1n);
  expect(begin({ players: 6 })).toThrow(new Impossible("few_black", { seats: 6, needed: 24, black: 20 }, "S1"));
  expect(begin({ variant: "solo", difficulty: "easy" })).toThrow(
    new Impossible("unknown_value", { value: "easy", offered: "standard, challenging, unbeatable" }),
  );
  expect(begin({ difficulty: "easy" })).toThrow(new Impossible("difficulty_alone", {}, "X2"));
  expect(begin({ players: 1e9 })).toThrow(new Impossible("seat_count", { fewest: 2, most: 6, seats: 1e9 }, "C2"));
  expect(begin({ puzzles: "W01 2 I2" })).toThrow(new Impossible("file_few_rows", { line: 1, rows: 0 }, "C6"));
});

test("who sits where is for the record", () => {
  const game = Game.new(engine, {}, 2n ** 64n - 1n);
  game.seated = [
    { name: "Zoë\n", isBot: false },
    { name: "expert", isBot: true },
  ];
  expect(game.record()).toContain("\nseat 0: Zoë\\u{a}\nseat 1: bot expert\nseed: 18446744073709551615\n");
  expect(Game.fromRecord(engine, game.record()).seated).toEqual(game.seated);
  expect(() => (game.seated = [null])).toThrow(RangeError);
  game.hasTakeBacks = true;
  expect(game.record()).toContain("\nseed: 18446744073709551615\ntake-backs: yes\ndecisions: 0\n");
  expect(Game.fromRecord(engine, game.record()).copy().record()).toBe(game.record());
});
