import { expect, test } from "vitest";
import { bringAlong, faceOf, putAway } from "./faces";

test("what one table brought along is unknown at the next", () => {
  const printed = faceOf("W01");
  bringAlong({ W01: { points: 9, reward: "O1", cells: "a1" }, W99: { points: 3, reward: "I2", cells: "b2" } });
  expect([faceOf("W01").points, faceOf("W99").points]).toEqual([9, 3]);
  putAway();
  expect(faceOf("W01")).toEqual(printed);
  expect(faceOf("W99").points).toBe(0);
});
