import { expect, test } from "vitest";
import { sharedTests } from "../testing/shared";
import { Impossible } from "./impossible";
import { mayBeSeated, readSeat, seatLines } from "./seats";

interface Names {
  written: [string, boolean, string][];
  read: [string, string, boolean][];
  unreadable: [string, string, Record<string, unknown>][];
}
const { written, read, unreadable } = sharedTests<Names>("names");

test.each(written)("%j is written as Python writes it, and read back", (name, isBot, text) => {
  expect(seatLines([null, { name, isBot }])).toEqual([`seat 1: ${text}`]);
  expect(readSeat(text, 9)).toEqual({ name, isBot });
});

test.each(read)("%j is read as Python reads it", (value, name, isBot) => {
  expect(readSeat(value, 9)).toEqual({ name, isBot });
});

test.each(unreadable)("%j is refused as Python refuses it", (value, code, args) => {
  expect(() => readSeat(value, 9)).toThrow(new Impossible(code, { line: 9, ...args }));
});

test("a name that cannot be encoded may not be seated", () => {
  expect(mayBeSeated("\ud800")).toBe(false);
  expect(mayBeSeated("\u{1f9e9}")).toBe(true);
});
