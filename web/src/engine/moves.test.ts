import { expect, test } from "vitest";
import { sharedTests } from "../testing/shared";
import { MOVE_TEXTS, indexOf, misread, type AnyMove } from "./moves";

type Unreadable = [move: AnyMove, code: string, args: Record<string, string | number>];
const { texts, unreadable } = sharedTests<{ texts: string[]; unreadable: Unreadable[] }>("moves");

test("every move has the text and the index that it has in Python", () => {
  expect(MOVE_TEXTS).toEqual(texts);
  expect(texts.map(indexOf)).toEqual([...texts.keys()]);
  expect([...texts.keys()].map(indexOf)).toEqual([...texts.keys()]);
});

test.each(unreadable)("%j is no move, and Python says the same about it", (move, code, args) => {
  expect(indexOf(move)).toBeUndefined();
  expect(misread(move)).toEqual([code, args]);
});

test("half an index is none", () => {
  expect(indexOf(0.5)).toBeUndefined();
});
