import { expect, test } from "vitest";
import { puzzle, seatView, situation } from "../../testing/table";
import { comingIn } from "./coming";

/** W22 is a hollow of two cells. */
const seats = [seatView({ puzzles: [puzzle("W20"), null, null, null] }), seatView()];
const table = {
  situation: situation({ seats, rows: { W: ["W22", "W01", "W02", "W03"], B: [null, null, null, null] } }),
  seat: 0,
};

test("what a line lays on a puzzle that it takes is drawn where the puzzle comes to", () => {
  const found = comingIn(["take W1", "place 2 I2 c3c4"], table);
  expect([...found]).toEqual([
    [
      2,
      {
        id: "W22",
        laid: [
          {
            number: 2,
            piece: "I2",
            cells: [
              [2, 2],
              [2, 3],
            ],
          },
        ],
      },
    ],
  ]);
});

test("a puzzle that is only taken has its number in the market, and what lies there already is drawn there", () => {
  expect(comingIn(["take W1", "gain O1"], table).size).toBe(0);
  expect(comingIn([], table).size).toBe(0);
  expect(comingIn(["take W1", "place 2 I2 c3c4"], { ...table, seat: null }).size).toBe(0);
});

test("a line that can be followed no further ends there", () => {
  expect(comingIn(["take W9", "place 2 I2 c3c4"], table).size).toBe(0);
});
