/** What a message of a table sets in motion. */
import type { Sound } from "../../browser/sounds";
import type { Cell, Piece } from "../../geometry/cells";

/** A piece, a card or points on their way. */
export interface Flight {
  id: number;
  piece: { kind: Piece; cells: readonly Cell[]; unit: number } | null;
  puzzle: string | null;
  points: number | null;
  from: DOMRect;
  /** Where it goes: the first of these that can be seen. */
  to: readonly string[];
  /** Where on that card a piece lands. */
  onto: string | null;
  /** How it turns meanwhile. */
  turn: string;
  /** In an arc: it comes home. */
  isArc: boolean;
  delay: number;
  time: number;
  /** What is not drawn before it has landed. */
  hides: string;
}

/** A puzzle that was just completed, where it lay. */
export interface Completion {
  id: number;
  seat: number;
  puzzle: string;
  at: DOMRect;
  /** Each piece, with the flights that bring it there and home. */
  pieces: { piece: Piece; cells: readonly Cell[]; comes: number | null; leaves: number }[];
  begins: number;
  time: number;
}

/** All that one message sets in motion. */
export interface Motion {
  flights: Flight[];
  completions: Completion[];
  /** Kinds of pieces that came to the seat that looks. */
  came: Piece[];
  /** What is heard of it, and when; the rest when it lands. */
  heard: [sound: Sound, after: number][];
  /** How long all of it takes. */
  time: number;
}

/** A slot of a seat, as elements and flights name it. */
export const slotOf = (seat: number | null | undefined, slot: unknown) => `${seat}:${slot}`;
