/** Records: a whole game as text. As `projectl.notation.records`, whose head says how one is written. */
import { Impossible } from "./impossible";
import { SEAT, readSeat, seatLines, type Seated, type Seats } from "./seats";
import { asciiJson, letters, parted, quoted, strippedEnd } from "./texts";

export type OptionValue = boolean | number | string;

const FORMAT = "projectl-record";
const VERSION = 1;
const MOST_CHARACTERS = 4_000_000;
const MOST_SEED = 2n ** 64n - 1n;
const KEYS = "edition variant players expansions difficulty options sets seed position decisions".split(" ");
/** Where a game begins: one of them. */
const STARTS = ["seed", "position"];
/** Decisions were taken back that nobody takes back from others. */
const TAKE_BACKS = "take-backs: yes";

export const noRecord = (code: string, args: Record<string, unknown> = {}): Impossible =>
  new Impossible(`record_${code}`, args);
const isNumber = (text: string, most: number): boolean => /^[0-9]+$/.test(text) && text.length <= most;

/** A decision: the line it stands on, who made it, and its text. */
export interface Decision {
  line: number;
  seat: number;
  move: string;
}

/** A record taken apart: what the header says, and the moves with their line numbers. */
export class GameRecord {
  readonly header = new Map<string, string>();
  readonly seated = new Map<number, Seated>();
  readonly moves: Decision[] = [];
  own: string | null = null;

  /** A header value; null where it stands as `-` or not at all. */
  text(key: string): string | null {
    const value = this.header.get(key) ?? "-";
    return value === "-" ? null : value;
  }

  /** A header value that is a whole number. */
  number(key: string): bigint | null {
    const value = this.text(key);
    if (value === null) return null;
    if (!isNumber(value, 20)) throw noRecord("number", { key, found: quoted(value) });
    return BigInt(value);
  }

  /** What the cards were shuffled with. */
  seed(): bigint {
    const seed = this.number("seed");
    if (seed === null || seed > MOST_SEED) throw noRecord("seed");
    return seed;
  }

  /** A header value that is a list. */
  words(key: string): string[] {
    return this.text(key)?.split(" ") ?? [];
  }

  /** The options the header names, as `name=value`. */
  options(): Record<string, OptionValue> {
    const found: Record<string, OptionValue> = {};
    for (const word of this.words("options")) {
      const [name, value] = parted(word, "=");
      if (value === null) throw noRecord("option", { found: quoted(word) });
      found[name] = readOption(value);
    }
    return found;
  }

  /** Whether decisions were taken back that nobody takes back from others. */
  get hasTakeBacks(): boolean {
    return this.header.has("take-backs");
  }

  /** Who sat where at a table of so many. */
  seats(players: number): Seats {
    for (const seat of this.seated.keys()) if (seat >= players) throw noRecord("seat", { seat, seats: players });
    return [...Array(players).keys()].map((seat) => this.seated.get(seat) ?? null);
  }

  /** The position the game began from, or null. */
  position(): unknown {
    const value = this.text("position");
    if (value === null) return null;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      throw noRecord("position");
    }
  }
}

/** `yes`, `no`, a number or a word. */
export function readOption(value: string): OptionValue {
  if (value === "yes" || value === "no") return value === "yes";
  return isNumber(value, 9) ? Number(value) : value;
}

/** The same, written. */
export const showOption = (value: OptionValue): string =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value);

/** What a record's header says besides its seats. */
export interface Header {
  edition: string;
  variant: string;
  players: number;
  expansions: readonly string[];
  difficulty: string | null;
  /** Only those that differ from the edition's. */
  options: readonly (readonly [string, OptionValue])[];
  /** Name, version and digest of each puzzle set. */
  sets: readonly { name: string; version: number; digest: string }[];
  own: string | null;
}

export const setLines = (sets: Header["sets"]): string =>
  sets.map((set) => `${set.name} ${set.version} ${set.digest}`).join(", ");

/** The text of a game that begins with a seed or from a position. */
export function writeRecord(
  header: Header,
  start: bigint | object,
  seated: Seats,
  moves: readonly (readonly [number, string])[],
  hasTakeBacks = false,
): string {
  const changed = header.options.map(([name, value]) => `${name}=${showOption(value)}`);
  const lines = [
    `${FORMAT}/${VERSION}`,
    `edition: ${header.edition}`,
    `variant: ${header.variant}`,
    `players: ${header.players}`,
    `expansions: ${header.expansions.join(" ") || "-"}`,
    `difficulty: ${header.difficulty ?? "-"}`,
    `options: ${changed.join(" ") || "-"}`,
    `sets: ${setLines(header.sets)}`,
    ...seatLines(seated),
    typeof start === "bigint" ? `seed: ${start}` : `position: ${asciiJson(start)}`,
    ...(header.own?.split("\n").map((line) => strippedEnd(`| ${line}`)) ?? []),
    ...(hasTakeBacks ? [TAKE_BACKS] : []),
    `decisions: ${moves.length}`,
    "",
    ...moves.map(([seat, move]) => `${seat} ${move}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** A record that says who sat where, and nothing else of it changed. */
export function withSeats(text: string, seated: Seats): string {
  const [head, moves] = parted(text, "\n\n");
  const lines = head.split("\n").filter((line) => !SEAT.test(parted(line, ": ")[0]));
  const after = lines.findIndex((line) => line.startsWith("sets: ")) + 1;
  const all = [...lines.slice(0, after), ...seatLines(seated), ...lines.slice(after)].join("\n");
  return moves === null ? all : `${all}\n\n${moves}`;
}

/** Take a record apart; an Impossible names the line that cannot be read. */
export function readRecord(text: string): GameRecord {
  if (text.length > MOST_CHARACTERS && letters(text).length > MOST_CHARACTERS)
    throw noRecord("too_long", { most: MOST_CHARACTERS });
  const lines = text
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n")
    .split("\n");
  checkFormat(lines[0]!);
  const record = new GameRecord();
  const blank = readHeader(record, lines);
  readMoves(record, lines, blank + 1);
  return record;
}

function checkFormat(first: string): void {
  const [name, version] = parted(first, "/");
  const number = version !== null && isNumber(version, 5) ? Number(version) : 0;
  if (name !== FORMAT || number === 0)
    throw noRecord("format", { wanted: `${FORMAT}/${VERSION}`, found: quoted(first) });
  if (number > VERSION) throw noRecord("newer", { format: number, most: VERSION });
}

/** Reads the lines up to the blank one; where that is. */
function readHeader(record: GameRecord, lines: readonly string[]): number {
  const own: string[] = [];
  let number = 1;
  for (; number < lines.length && lines[number] !== ""; number++) {
    const line = lines[number]!;
    if (line.startsWith("|")) own.push(line.slice(1).replace(/^ /, ""));
    else readHeaderLine(record, line, number + 1);
  }
  if (number >= lines.length) throw noRecord("cut_off", { line: number });
  const missing = KEYS.filter((key) => !record.header.has(key) && !STARTS.includes(key));
  if (missing.length) throw noRecord("missing", { line: number, keys: missing.join(", ") });
  if (STARTS.filter((key) => record.header.has(key)).length !== 1) throw noRecord("start", { line: number });
  record.own = own.length ? own.join("\n") : null;
  return number;
}

function readHeaderLine(record: GameRecord, line: string, number: number): void {
  const [key, value] = parted(line, ": ");
  const seat = SEAT.exec(key);
  if (value === null || !(seat || KEYS.includes(key) || line === TAKE_BACKS) || record.header.has(key))
    throw noRecord("line", { line: number, found: quoted(line) });
  record.header.set(key, value);
  if (seat) record.seated.set(Number(seat[1]), readSeat(value, number));
}

function readMoves(record: GameRecord, lines: readonly string[], first: number): void {
  for (let at = first; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === "") {
      if (lines.slice(at + 1).some(Boolean)) throw noRecord("empty_line", { line: at + 1 });
      break;
    }
    const [seat, move] = parted(line, " ");
    if (move === null || !/^[0-5]$/.test(seat)) throw noRecord("decision", { line: at + 1, found: quoted(line) });
    record.moves.push({ line: at + 1, seat: Number(seat), move });
  }
}

/** The header says what was played; a position inside it may not say otherwise. */
export function checkHeader(record: GameRecord, played: Header, preset: Record<string, OptionValue>): void {
  const sets = String(record.text("sets"));
  const here = setLines(played.sets);
  if (sets !== here) throw noRecord("sets", { found: quoted(sets), here });
  const { edition, variant, difficulty } = played;
  const agreed = { edition, variant, players: String(played.players), difficulty };
  for (const [key, value] of Object.entries(agreed))
    if (record.text(key) !== value) throw noRecord("contradicts", { key });
  const expansions = new Set(record.words("expansions"));
  if (expansions.size !== played.expansions.length || !played.expansions.every((one) => expansions.has(one)))
    throw noRecord("contradicts", { key: "expansions" });
  const told = { ...preset, ...record.options() };
  const options = { ...preset, ...Object.fromEntries(played.options) };
  const isSame = (name: string) => told[name] === options[name];
  if (![...Object.keys(told), ...Object.keys(options)].every(isSame)) throw noRecord("contradicts", { key: "options" });
}

/** The header says how many decisions follow, so that a record cut off between two lines is noticed. */
export function checkCount(record: GameRecord): void {
  const promised = record.number("decisions");
  if (promised !== null && promised !== BigInt(record.moves.length))
    throw noRecord("count", { promised: Number(promised), found: record.moves.length });
}
