import { expect, test } from "vitest";
import { engineModule, sharedTests } from "../testing/shared";
import { Engine } from "./engine";
import { Impossible } from "./impossible";
import { makeSet, problems, readSet, tidied, withOwn, write, type Puzzle } from "./puzzles";

interface File {
  text?: string;
  tidied?: string;
  repeated?: [string, string, number];
  problems?: [string, Record<string, unknown>][];
  set?: [string, number, string];
  written?: string;
}
const files = sharedTests<File[]>("puzzle_files");
const engine = await Engine.load(engineModule("rules"));
const canBeFilled = (recess: number): boolean => engine.canBeFilled(recess);

function textOf({ text, repeated }: File): string {
  if (!repeated) return text!;
  const [begins, letter, count] = repeated;
  return begins + letter.repeat(count);
}

test.each(files.map((file) => [textOf(file).slice(0, 60), file] as const))("%j is what Python reads", (_, file) => {
  const text = textOf(file);
  const found = problems(text, canBeFilled);
  expect(found.map(({ code, args }) => [code, args])).toEqual(file.problems ?? []);
  if (file.tidied !== undefined) expect(tidied(text)).toBe(file.tidied);
  if (!file.set) return expect(() => readSet(text, canBeFilled)).toThrow(found[0]);
  const set = readSet(text, canBeFilled);
  expect([set.name, set.version, set.digest]).toEqual(file.set);
  expect(write(set.puzzles)).toBe(file.written);
  expect(readSet(file.written!, canBeFilled).puzzles).toEqual(set.puzzles);
});

test("a problem names its rule", () => {
  expect(problems("", canBeFilled)).toEqual([new Impossible("file_empty", { line: 1 }, "C6")]);
});

const face = (id: string, points: number): Puzzle => ({ id, points, reward: "O1", recess: 1 });

test("own faces replace published ones, and additions come last", () => {
  const base = makeSet("base", 1, [face("W01", 1), face("W02", 1)]);
  const own = [face("XB02", 7), face("W02", 7), face("GW01", 7), face("XW01", 7)];
  expect(withOwn([base], own).map(({ id, points }) => `${id} ${points}`)).toEqual([
    "W01 1",
    "W02 7",
    "XB02 7",
    "XW01 7",
  ]);
});
