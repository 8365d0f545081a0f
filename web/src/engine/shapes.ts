/** The shape of a position and of a view, as `docs/api.md` tells it. As `projectl.notation.schema`. */
import type { DIFFICULTIES, EDITIONS, EXPANSIONS, OPTIONS, PIECES, VARIANTS } from "./built/data";

export type OptionName = keyof typeof OPTIONS;
export type OptionValue = boolean | string | number;

/** What a table agreed to play: variant, edition and options, all checked. */
export interface Terms {
  readonly players: number;
  readonly variant: keyof typeof VARIANTS;
  readonly edition: keyof typeof EDITIONS;
  readonly expansions: readonly (typeof EXPANSIONS)[number][];
  readonly difficulty: keyof typeof DIFFICULTIES | null;
  readonly options: Readonly<Record<OptionName, OptionValue>>;
}

export type Piece = (typeof PIECES)[number];
export type Pieces = Partial<Record<Piece, number>>;
export type Deck = "W" | "B" | "G";

export interface Pending {
  kind: "master" | "ambassador" | "ghost" | "reward" | "levelup" | "recycle";
  placed_on?: number[];
  parts?: Pieces;
  puzzles?: string[];
  steps?: number;
  raised?: Piece | null;
  row?: "W" | "B";
  under?: number;
}

export interface Seat {
  supply: Pieces;
  puzzles: ({ id: string; placed: [Piece, string][] } | null)[];
  pile: (string | null)[];
  unused_m: string[];
  new_m: string[];
  touches: number;
  actions_left: number;
  master_used: boolean;
  black_taken: boolean;
  noted: { points: number | null; puzzles: number; m: number; m_new?: number };
  pending: Pending | null;
}

interface Table {
  format: string;
  edition: string;
  options: Record<string, OptionValue>;
  variant: Terms["variant"];
  expansions: string[];
  difficulty: string | null;
  players: number;
  phase: "turn" | "finishing" | "over";
  round: number;
  final_round: number | null;
  to_decide: number[];
  idle: { rounds: number; acted: boolean; progress: boolean };
  puzzles: string | null;
  seats: Seat[];
  reserve: Pieces;
  rows: Partial<Record<Deck, (string | null)[]>>;
}
interface Rest {
  solo: { locks: number[]; supply: number; pile: string[] } | null;
  markers: { white: number; black: number } | null;
  passed: ("white" | "black")[];
}

/** Everything there is to know; decks from the top. */
export interface Position extends Table, Rest {
  decks: Partial<Record<Deck, (string | null)[]>>;
  known: Partial<Record<Deck, number>>;
  rng: number[] | null;
}

/** A position without what is hidden: decks as counts, the known bottom cards by id. */
export interface View extends Table, Rest {
  decks: Partial<Record<Deck, number>>;
  known: Partial<Record<Deck, string[]>>;
  rng: null;
}
