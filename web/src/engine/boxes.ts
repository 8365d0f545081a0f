/** The puzzle sets of a game put together: base, expansions, and a player's own. As `projectl.catalogue.box`. */
import printed from "../made/faces.json";
import published from "../made/sets.json";
import { Box } from "./box";
import type { Engine } from "./engine";
import { colour, readSet, withOwn, type CanBeFilled, type Puzzle, type PuzzleSet } from "./puzzles";

/** All puzzles a game is played with, numbered, and where they come from. */
export class GameBox extends Box {
  readonly sets: readonly PuzzleSet[];
  /** The text of a player's own file. */
  readonly own: string | null;
  readonly number: ReadonlyMap<string, number>;

  constructor(puzzles: readonly Puzzle[], sets: readonly PuzzleSet[], own: string | null) {
    super(puzzles);
    this.sets = sets;
    this.own = own;
    this.number = new Map(puzzles.map(({ id }, at) => [id, at]));
  }

  /** How many puzzles of a colour there are. */
  count(which: "W" | "B"): number {
    return this.puzzles.filter((puzzle) => colour(puzzle) === which).length;
  }
}

/** What a page needs to draw a puzzle. */
export interface Face {
  points: number;
  reward: string;
  cells: string;
}

const SIDE = 5;
const CELLS = [...Array(SIDE * SIDE).keys()];
const cellText = (cell: number): string => "abcde"[cell % SIDE]! + String(Math.floor(cell / SIDE) + 1);
/** The cells of a mask, one bit a cell, in reading order. */
export const cellsOf = (mask: number): string[] => CELLS.filter((cell) => (mask >> cell) & 1).map(cellText);
/** The mask of cells that a text names. */
export const maskOf = (cells: string): number =>
  CELLS.filter((cell) => cells.includes(cellText(cell))).reduce((bits, cell) => bits | (1 << cell), 0);

const FACES = printed as unknown as Record<string, [points: number, reward: string, cells: string]>;
const SETS: readonly PuzzleSet[] = published.map(({ ids, ...set }) => ({ ...set, puzzles: ids.map(puzzleOf) }));

function puzzleOf(id: string): Puzzle {
  const [points, reward, cells] = FACES[id]!;
  return { id, points, reward, recess: maskOf(cells) };
}

const setsOf = (expansions: readonly string[]): PuzzleSet[] =>
  ["base", ...expansions].map((name) => SETS.find((set) => set.name === name)!);

/** The puzzles of these expansions, with the text of a player's own puzzle file mixed in. */
function openBox(expansions: readonly string[], own: string | null, canBeFilled: CanBeFilled): GameBox {
  const sets = setsOf(expansions);
  const ownSet = own === null ? [] : [readSet(own, canBeFilled)];
  return new GameBox(withOwn(sets, ownSet[0]?.puzzles ?? []), [...sets, ...ownSet], own);
}

/** Boxes that were opened last: games with the same puzzles share one, and compiled code has its tables already. */
const MOST_OPEN = 8;
const open = new Map<string, GameBox>();

/** The same, opened once for the games that are played with it. */
export function boxOf(engine: Pick<Engine, "canBeFilled">, expansions: readonly string[], own: string | null): GameBox {
  const key = JSON.stringify([expansions, own]);
  const box = open.get(key) ?? openBox(expansions, own, (recess) => engine.canBeFilled(recess));
  open.delete(key);
  open.set(key, box);
  if (open.size > MOST_OPEN) open.delete(open.keys().next().value!);
  return box;
}

const met = new WeakMap<object, Map<string, GameBox>>();

/** The box of a table, from the faces that it told of: those of a player's own file. Once for each table. */
export function boxOfFaces(expansions: readonly string[], faces: Readonly<Record<string, Face>>): GameBox {
  const boxes = met.get(faces) ?? new Map<string, GameBox>();
  met.set(faces, boxes);
  const key = expansions.join();
  const box = boxes.get(key) ?? boxWith(setsOf(expansions), faces);
  boxes.set(key, box);
  return box;
}

function boxWith(sets: readonly PuzzleSet[], faces: Readonly<Record<string, Face>>): GameBox {
  const own = Object.entries(faces).map(([id, { cells, ...face }]) => ({ id, ...face, recess: maskOf(cells) }));
  return new GameBox(withOwn(sets, own), sets, null);
}

/** C6: the puzzles in play, by id, that are not among the published ones or look otherwise. */
export function ownFaces(box: GameBox): Record<string, Face> {
  const faces = box.puzzles.map(
    ({ id, points, reward, recess }) => [id, [points, reward, cellsOf(recess).join("")]] as const,
  );
  const others = faces.filter(([id, face]) => String(FACES[id]) !== String(face));
  return Object.fromEntries(others.map(([id, [points, reward, cells]]) => [id, { points, reward, cells }]));
}
