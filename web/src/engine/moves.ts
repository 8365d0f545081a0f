/** Move texts, and the index of each in the action space. As `projectl.notation.moves`. */
import { ACTIONS, MOVE_BLOCKS, PIECES } from "./built/data";
import type { Piece } from "./shapes";
import { quoted } from "./texts";

/** Every first word of a block with every second, and so on. */
function texts(block: readonly (readonly string[])[]): string[] {
  return block.reduce<string[]>(
    (found, words) => found.flatMap((text) => words.map((word) => (text ? `${text} ${word}` : word))),
    [""],
  );
}

/** The text of every move, by its index in the action space. */
export const MOVE_TEXTS: readonly string[] = MOVE_BLOCKS.flatMap(texts);

/** The pieces and cells of all placements, as moves name them. */
export const PLACED = MOVE_BLOCKS.find(([words]) => words[0] === "place")![2]!.map(
  (text) => text.split(" ") as [Piece, string],
);

const INDEX = new Map(MOVE_TEXTS.map((text, index) => [text, index]));

/** The index of a move's text; undefined if there is no such move. */
export function moveIndex(text: string): number | undefined {
  return INDEX.get(text);
}

/** A move's text, or its index. */
export type AnyMove = string | number;

/** The index of a move's text, or of itself; undefined if there is no such move. */
export function indexOf(move: AnyMove): number | undefined {
  if (typeof move === "string") return moveIndex(move);
  return Number.isInteger(move) && 0 <= move && move < ACTIONS ? move : undefined;
}

/** A move of each kind that is more than one word. */
const EXAMPLES = new Map([
  ["take", "take W2"],
  ["gain", "gain O1"],
  ["swap", "swap I2 V3"],
  ["place", "place 1 I2 b2b3"],
  ["ghost", "ghost U5 I2+V3"],
  ["reward", "reward T4"],
  ["levelup", "levelup I2 V3"],
  ["recycle", "recycle W"],
  ["under", "under 3"],
]);
const NAMES: readonly string[] = PIECES;
const MOST_OF_A_SOURCE = 40;

/** Why something is not a move: the code of a refusal, and its arguments. */
export function misread(move: AnyMove): [code: string, args: Record<string, string | number>] {
  if (typeof move === "number") return ["unreadable_index", { last: ACTIONS - 1 }];
  const [verb, ...rest] = move.split(" ") as [string, ...string[]];
  const [first = "", piece = "", cells = ""] = rest;
  if (verb === "take" && rest.length === 1 && /^[0-9A-Za-z]+$/.test(first))
    return ["unreadable_source", { source: first.slice(0, MOST_OF_A_SOURCE) }];
  if (verb === "place" && rest.length === 3 && NAMES.includes(piece) && /^[1-4]$/.test(first))
    return ["unreadable_cells", { cells: quoted(cells), piece }];
  if (verb === "ghost" && rest.length === 2 && NAMES.includes(first))
    return ["unreadable_tiling", { parts: quoted(piece), piece: first }];
  const example = EXAMPLES.get(verb);
  if (example !== undefined) return ["unreadable_like", { text: quoted(move), example }];
  return ["unreadable", { text: quoted(move) }];
}
