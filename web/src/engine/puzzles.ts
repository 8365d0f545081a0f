/** Puzzles, and the text files they are kept in. As `projectl.catalogue.puzzles`, which says how a file is written. */
import { Impossible } from "./impossible";
import { sha256 } from "./sha256";
import { hasHalfLetter, inQuotes, letters, stripped, strippedEnd, words } from "./texts";

/** C3: a 5x5 field with a recess (one bit a cell, in reading order), a point value and a reward. */
export interface Puzzle {
  id: string;
  points: number;
  reward: string;
  recess: number;
}

/** The puzzles of one file in its order, its name and version, and a digest of their canonical text. */
export interface PuzzleSet {
  name: string;
  version: number;
  digest: string;
  puzzles: readonly Puzzle[];
}

/** T9: whether the pieces of one box can fill a recess; compiled code knows. */
export type CanBeFilled = (recess: number) => boolean;

const SIDE = 5;
const CELLS = SIDE * SIDE;
const REWARDS = "O1 I2 I3 V3 I4 L4 O4 S4 T4 P5 U5 L5 ^ ^^ M".split(" ");
const SERIES = { W: 32, B: 20, GW: 12, GB: 12, AW: 1, AB: 2, XW: 99, XB: 99 };
const KNOWN = new Map(Object.entries(SERIES));
const MOST_POINTS = 20;
const MOST_BYTES = 100_000;
const MOST_SHOWN = 20;
const LINE_END = /\r\n|\r|\n/;

export const colour = (puzzle: Puzzle): "W" | "B" => (puzzle.id.includes("W") ? "W" : "B");

function rows(puzzle: Puzzle): string[] {
  const marks = [...Array(CELLS).keys()].map((cell) => ((puzzle.recess >> cell) & 1 ? "#" : ".")).join("");
  return [0, 1, 2, 3, 4].map((row) => marks.slice(row * SIDE, (row + 1) * SIDE));
}

/** The canonical text of puzzles; reading it gives the same puzzles. */
export const write = (puzzles: readonly Puzzle[]): string =>
  puzzles.map((p) => [`${p.id} ${p.points} ${p.reward}`, ...rows(p), ""].join("\n")).join("\n");

export const makeSet = (name: string, version: number, puzzles: readonly Puzzle[]): PuzzleSet => ({
  name,
  version,
  puzzles,
  digest: sha256(write(puzzles)).slice(0, 16),
});

/** Whether an id belongs to a published series or to a player's own (XW01-XW99, XB01-XB99). */
function isKnown(id: string): boolean {
  const match = /^([A-Z]{1,2})([0-9]{2})$/.exec(id);
  return match !== null && Number(match[2]) >= 1 && Number(match[2]) <= (KNOWN.get(match[1]!) ?? 0);
}

/** A piece of a file as it may be shown: short, and without control characters. */
function shown(text: string): string {
  const all = letters(text);
  return inQuotes(all.length <= MOST_SHOWN ? text : `${all.slice(0, MOST_SHOWN).join("")}…`);
}

const withoutMark = (text: string): string => text.replace(/^\ufeff/, "");

/** Reads a puzzle file to its end, noting every problem with its line. */
class Reader {
  name = "own";
  version = 1;
  readonly puzzles: Puzzle[] = [];
  readonly problems: Impossible[] = [];
  readonly #firstSeen = new Map<string, number>();
  #isOpen = false;
  #isSound = false;
  #isStray = false;
  #header = { id: "", points: 0, reward: "" };
  #headerLine = 0;
  #rows: string[] = [];

  readonly #canBeFilled: CanBeFilled;

  constructor(canBeFilled: CanBeFilled) {
    this.#canBeFilled = canBeFilled;
  }

  read(text: string): void {
    if (hasHalfLetter(text)) return this.#refuse(1, "half_character");
    if (letters(text).length > MOST_BYTES) return this.#refuse(1, "too_long", { most: MOST_BYTES });
    for (const [at, content] of withoutMark(text).split(LINE_END).entries()) this.#readLine(at + 1, content);
    this.#close();
    if (!this.#headerLine && !this.problems.length) this.#refuse(1, "empty");
  }

  #refuse(line: number, code: string, args: Record<string, unknown> = {}): void {
    this.problems.push(new Impossible(`file_${code}`, { line, ...args }, "C6"));
    this.#isSound = false;
  }

  #readLine(line: number, content: string): void {
    const mark = content.indexOf(";");
    const told = stripped(mark < 0 ? content : content.slice(0, mark));
    if (told) return this.#readWords(line, told);
    if (mark >= 0) return this.#readComment(line, stripped(content.slice(mark + 1)));
    this.#close();
    this.#isStray = false;
  }

  #readComment(line: number, comment: string): void {
    if (this.#headerLine || !comment.startsWith("set:")) return;
    const match = /^([A-Za-z0-9_-]{1,40})[ \t]+([0-9]{1,6})$/.exec(stripped(comment.slice(4)));
    if (!match) return this.#refuse(line, "set_name");
    this.name = match[1]!;
    this.version = Number(match[2]);
  }

  #readWords(line: number, told: string): void {
    const fields = words(told);
    const wantsRow = this.#isOpen && this.#rows.length < SIDE;
    if (!"#.".includes(told[0]!) && (fields.length > 1 || !wantsRow)) {
      this.#close();
      this.#readHeader(line, fields);
    } else if (this.#isOpen) {
      this.#readRow(line, told);
    } else if (!this.#isStray) {
      this.#isStray = true; // said once, not for every row that follows
      this.#refuse(line, "stray_row");
    }
  }

  #readHeader(line: number, fields: string[]): void {
    this.#isOpen = this.#isSound = true;
    this.#isStray = false;
    this.#headerLine = line;
    this.#rows = [];
    if (fields.length !== 3) return this.#refuse(line, "header");
    const [id, points, reward] = fields as [string, string, string];
    this.#readId(line, id);
    if (!/^[0-9]{1,2}$/.test(points) || Number(points) > MOST_POINTS)
      this.#refuse(line, "points", { most: MOST_POINTS, found: shown(points) });
    if (!REWARDS.includes(reward)) this.#refuse(line, "reward", { found: shown(reward), rewards: REWARDS.join(" ") });
    this.#header = { id, points: Number(points), reward };
  }

  #readId(line: number, id: string): void {
    const first = this.#firstSeen.get(id);
    if (!isKnown(id)) {
      const series = Object.entries(SERIES).map(([name, last]) => `${name}01-${name}${String(last).padStart(2, "0")}`);
      this.#refuse(line, "unknown_id", { found: shown(id), series: series.join(", ") });
    } else if (first !== undefined) {
      this.#refuse(line, "twice", { puzzle: id, first });
    } else {
      this.#firstSeen.set(id, line);
    }
  }

  #readRow(line: number, told: string): void {
    this.#rows.push(told);
    if (this.#rows.length > SIDE) {
      if (this.#rows.length === SIDE + 1) this.#refuse(line, "many_rows");
      return;
    }
    const marks = letters(told);
    const strange = marks.find((mark) => !"#.".includes(mark));
    if (strange !== undefined) this.#refuse(line, "character", { found: shown(strange) });
    else if (marks.length !== SIDE) this.#refuse(line, "row", { cells: marks.length });
  }

  /** Ends the puzzle being read, if any, and keeps it if it is sound. */
  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    const count = this.#rows.length;
    if (count < SIDE && (count || this.#isSound)) this.#refuse(this.#headerLine, "few_rows", { rows: count });
    if (!this.#isSound) return;
    const recess = letters(this.#rows.join("")).reduce((bits, mark, cell) => bits | (Number(mark === "#") << cell), 0);
    const puzzle = this.#header.id;
    if (!recess) this.#refuse(this.#headerLine, "no_recess", { puzzle });
    else if (!this.#canBeFilled(recess)) this.#refuse(this.#headerLine, "cannot_be_filled", { puzzle });
    else this.puzzles.push({ ...this.#header, recess });
  }
}

function read(text: string, canBeFilled: CanBeFilled): Reader {
  const reader = new Reader(canBeFilled);
  reader.read(text);
  reader.problems.sort((one, other) => Number(one.args["line"]) - Number(other.args["line"]));
  return reader;
}

/** Everything that is wrong with a puzzle file, in the order of its lines; nothing if it can be read. */
export const problems = (text: string, canBeFilled: CanBeFilled): Impossible[] => read(text, canBeFilled).problems;

/** The set of puzzles in the text of a puzzle file; throws its first problem. */
export function readSet(text: string, canBeFilled: CanBeFilled): PuzzleSet {
  const reader = read(text, canBeFilled);
  if (reader.problems[0]) throw reader.problems[0];
  return makeSet(reader.name, reader.version, reader.puzzles);
}

/** The same file with plain line ends and nothing behind them: so it stays the same inside a record. */
export const tidied = (text: string): string => withoutMark(text).split(LINE_END).map(strippedEnd).join("\n");

/** C6, S2: the puzzles of the sets in play with a player's own faces in place of theirs, additions last. */
export function withOwn(sets: readonly PuzzleSet[], own: readonly Puzzle[]): Puzzle[] {
  const faces = new Map(own.map((puzzle) => [puzzle.id, puzzle]));
  const published = sets.flatMap((set) => set.puzzles);
  const taken = new Set(published.map((puzzle) => puzzle.id));
  const added = own.filter((puzzle) => puzzle.id.startsWith("X") && !taken.has(puzzle.id));
  return [...published.map((puzzle) => faces.get(puzzle.id) ?? puzzle), ...added];
}
