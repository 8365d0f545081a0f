import { expect, test } from "vitest";
import { placesOf } from "./places";

test("a placing lights the puzzle, the piece on it and the seat", () => {
  const event = { kind: "place", seat: 1, slot: 2, puzzle: "W20", piece: "I2", cells: "a1a2" };
  expect(placesOf(event)).toEqual([
    '[data-own="1:2"]',
    '[data-own="1:2"] [data-placed="a1a2"]',
    '[data-supply="1:I2"]',
    '[data-seat="1"]',
  ]);
});

test("a take lights where the puzzle came from and where it lies; a gain the reserve and the supply", () => {
  expect(placesOf({ kind: "take", seat: 0, puzzle: "W20", source: "W2", slot: 1 })).toEqual([
    '[data-source="W2"]',
    '[data-own="0:1"]',
    '[data-seat="0"]',
  ]);
  expect(placesOf({ kind: "gain", seat: 0, piece: "O1" })).toContain('[data-reserve="O1"]');
  expect(placesOf({ kind: "swap", seat: 0, given: "O1", taken: "I2" })).toContain('[data-supply="0:I2"]');
  expect(placesOf({ kind: "complete", seat: 1, slot: 1, puzzle: "W20" })).toContain('[data-ask="pile:1"]');
  expect(placesOf({ kind: "recycle", seat: 0, row: "B" })).toContain('[data-source^="B"]');
});

test("locks, markers and the end light what they are about", () => {
  expect(placesOf({ kind: "opponent_take", puzzle: "W20", source: "G4", columns: [1, 3] })).toEqual([
    '[data-source="G4"]',
    '[data-ask="column:1"]',
    '[data-ask="column:3"]',
    '[data-seat="opponent"]',
  ]);
  expect(placesOf({ kind: "unlock", column: 2, locks: 0, supply: 1 })).toEqual(['[data-ask="column:2"]']);
  expect(placesOf({ kind: "markers", white: 1, black: 3 })).toEqual(['[data-ask^="marker:"]']);
  expect(placesOf({ kind: "end_triggered", final_round: 4 })).toEqual(['[data-ask="meter"]']);
});
