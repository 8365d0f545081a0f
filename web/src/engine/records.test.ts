import { expect, test } from "vitest";
import { golden, sharedTests } from "../testing/shared";
import { Impossible } from "./impossible";
import { readRecord, withSeats, type GameRecord } from "./records";

interface Wrong {
  before: string;
  after: string;
  code: string;
  args: Record<string, unknown>;
}
interface Apart {
  before: string;
  after: string;
  header: Record<string, string>;
  own: string | null;
  has_take_backs: boolean;
  seated: Record<string, [string, boolean]>;
  moves: number;
  last: [number, number, string];
}
const { taken_apart, no_header } = sharedTests<{ taken_apart: Apart[]; no_header: Wrong[] }>("records");

function inParts(record: GameRecord): Omit<Apart, "before" | "after"> {
  const last = record.moves.at(-1)!;
  return {
    header: Object.fromEntries(record.header),
    own: record.own,
    has_take_backs: record.hasTakeBacks,
    seated: Object.fromEntries([...record.seated].map(([seat, { name, isBot }]) => [seat, [name, isBot]])),
    moves: record.moves.length,
    last: [last.line, last.seat, last.move],
  };
}

test.each(taken_apart)("a record with $after is taken apart as Python does it", ({ before, after, ...parts }) => {
  expect(inParts(readRecord(golden("own-2").replace(before, () => after)))).toEqual(parts);
});

test.each(no_header)("$after is refused as Python refuses it", ({ before, after, code, args }) => {
  const text = golden("kickstarter-2").replace(before, () => after);
  expect(() => readRecord(text)).toThrow(new Impossible(code, args));
});

test("a record that is cut off in its header says so", () => {
  const [head] = golden("own-2").split("\n\n");
  expect(() => readRecord(head!)).toThrow(new Impossible("record_cut_off", { line: head!.split("\n").length }));
});

test("too much text is no record", () => {
  expect(() => readRecord("x".repeat(4_000_001))).toThrow(new Impossible("record_too_long", { most: 4_000_000 }));
});

test("who sat where is written into a record, and out of it", () => {
  const text = golden("own-2");
  const told = withSeats(text, [{ name: "Ann", isBot: false }, null]);
  expect(told).toBe(text.replace("\nseed: ", "\nseat 0: Ann\nseed: "));
  expect(withSeats(told, [null, null])).toBe(text);
});
