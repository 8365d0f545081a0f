import { expect, test } from "vitest";
import { writeCells } from "../../geometry/cells";
import { readSpots } from "../../geometry/spots";
import { asked, puzzle, seatView } from "../../testing/table";
import { drag } from "./drag.svelte";
import { Hand } from "./hand.svelte";
import type { LiveTable } from "../table/table.svelte";

const PUZZLES = [puzzle("W01"), null, puzzle("W02"), null];
const LEGAL = ["place 1 I2 b1b2", "place 1 I2 b2c2", "place 3 I2 a1b1", "place 1 O1 c2"];

function holding(): { hand: Hand } {
  const table = {
    spots: readSpots(LEGAL),
    ...asked({ seats: [seatView({ puzzles: PUZZLES }), seatView()] }),
    may: (move: string) => LEGAL.includes(move),
  } as unknown as LiveTable;
  return { hand: new Hand(table) };
}

test("a piece that is taken shows its first spot if asked to", () => {
  const { hand } = holding();
  hand.take("I2", true);
  expect(hand.move).toBe("place 1 I2 b2c2");
  expect(hand.isLegal).toBe(true);
});

test("when all of a turn is played nothing is taken, and that is said", () => {
  const said: string[] = [];
  const table = { ...asked({}), spots: [], isHeld: true, complain: (text: string) => said.push(text) };
  const hand = new Hand(table as unknown as LiveTable);
  hand.take("O1", true);
  expect(hand.piece).toBeNull();
  expect(said).toHaveLength(1);
});

test("it shows first where it completes a puzzle, then where another piece at hand fills the rest", () => {
  /** W22 is a hollow of two cells, W27 of three. */
  const shown = (id: string, supply: Record<string, number>, spot: string) => {
    const mine = seatView({ supply, puzzles: [puzzle("W01"), null, puzzle(id), null] });
    const table = { ...asked({ seats: [mine, seatView()] }), spots: readSpots(["place 1 I2 b2c2", spot]) };
    const hand = new Hand(table as unknown as LiveTable);
    hand.take("I2", true);
    return hand.move;
  };
  expect(shown("W22", { I2: 1 }, "place 3 I2 c3c4")).toBe("place 3 I2 c3c4");
  expect(shown("W27", { I2: 1, O1: 1 }, "place 3 I2 b3c3")).toBe("place 3 I2 b3c3");
  expect(shown("W27", { I2: 1 }, "place 3 I2 b3c3")).toBe("place 1 I2 b2c2");
});

test("it is turned to where it can go at all", () => {
  const { hand } = holding();
  hand.take("I2");
  hand.turn();
  hand.hover(1, 1.2, 0.1);
  expect(hand.move).toBe("place 1 I2 b1b2");
});

test("arrow keys move it by a cell and stop at the edge", () => {
  const { hand } = holding();
  hand.take("I2", true);
  hand.step(0, -1);
  expect(writeCells(hand.target!.cells)).toBe("b1c1");
  expect(hand.isLegal).toBe(false);
  for (let step = 0; step < 6; step++) hand.step(1, 0);
  expect(writeCells(hand.target!.cells)).toBe("d1e1");
});

test("number keys go to puzzles that are there", () => {
  const { hand } = holding();
  hand.take("I2", true);
  hand.go(3);
  expect(hand.move).toBe("place 3 I2 a1b1");
  hand.go(2);
  expect(hand.move).toBe("place 3 I2 a1b1");
});

test("pointing at a cell goes to the spot there that needs no turning, else to any", () => {
  const { hand } = holding();
  hand.take("I2");
  hand.point(1, [1, 1]);
  expect(hand.move).toBe("place 1 I2 b2c2");
  hand.point(1, [1, 0]);
  expect(hand.move).toBe("place 1 I2 b1b2");
});

test("what is not legal is a move too, so that the server explains", () => {
  const { hand } = holding();
  hand.take("O1");
  hand.hover(1, 4, 4);
  expect(hand.move).toBe("place 1 O1 e5");
  expect(hand.isLegal).toBe(false);
});

test("held beside every puzzle it goes nowhere", () => {
  const { hand } = holding();
  hand.take("I2");
  hand.hover(1, 7, 7);
  expect(hand.move).toBeNull();
});

test("a piece that is not dragged keeps its place when it is turned", () => {
  const { hand } = holding();
  hand.take("I2", true);
  drag.change(() => hand.turn(), hand);
  expect(writeCells(hand.target!.cells)).toBe("b1b2");
});

test("a piece that is taken again forgets which spots were pointed at", () => {
  const { hand } = holding();
  hand.take("I2");
  hand.point(1, [1, 1]);
  hand.take("I2");
  hand.turn();
  hand.point(1, [1, 1]);
  expect(hand.move).toBe("place 1 I2 b1b2");
});
