/** The messages of a table, as `docs/protocol.md` tells them. Keys that would be null, false or empty are left out. */
import type { Piece } from "../geometry/cells";

export interface Chair {
  name?: string;
  bot?: string;
  is_you?: boolean;
  is_here?: boolean;
  is_free?: boolean;
  /** Who may sit here next, and nobody else. */
  kept_for?: string;
  clock?: number;
}

export type Happening = { kind: string; seat?: number } & Record<string, unknown>;

export interface Happened {
  number: number;
  decision: number;
  seat: number;
  move?: string;
  events?: Happening[];
}

export interface Wishes {
  seats: string[];
  /** Of those on the host's screen, seat by seat. */
  names?: (string | null)[];
  variant?: "standard" | "solo" | "line-clear";
  edition?: string;
  expansions?: string[];
  difficulty?: string | null;
  options?: Record<string, boolean | number | string>;
  puzzles?: string | null;
  clock?: { seconds: number; increment?: number } | null;
  is_listed?: boolean;
}

export interface OwnPuzzle {
  id: string;
  placed: [Piece, string][];
}

export interface Pending {
  kind: "master" | "ambassador" | "ghost" | "reward" | "levelup" | "recycle";
  placed_on?: number[];
  parts?: Partial<Record<Piece, number>>;
  puzzles?: string[];
  steps?: number;
  raised?: Piece | null;
  row?: "W" | "B";
  under?: number;
}

export interface SeatView {
  supply: Partial<Record<Piece, number>>;
  puzzles: (OwnPuzzle | null)[];
  pile: (string | null)[];
  unused_m: string[];
  touches: number;
  actions_left: number;
  master_used: boolean;
  black_taken: boolean | number;
  noted: { points: number | null; puzzles: number; m: number };
  pending: Pending | null;
}

export interface View {
  edition: string;
  options: Record<string, boolean | number | string>;
  variant: "standard" | "solo" | "line-clear";
  expansions: string[];
  difficulty: string | null;
  players: number;
  phase: "turn" | "finishing" | "over";
  round: number;
  final_round: number | null;
  to_decide: number[];
  seats: SeatView[];
  reserve: Partial<Record<Piece, number>>;
  rows: Partial<Record<"W" | "B" | "G", (string | null)[]>>;
  decks: Partial<Record<"W" | "B" | "G", number>>;
  solo: { locks: number[]; supply: number; pile: string[] } | null;
  markers: { white: number; black: number } | null;
}

/** E3: what stopping now would bring: `before`, less the touches, with what was won and without what is lost. */
export interface Stopping {
  now: number;
  before: number;
  won?: number;
  lost?: number;
  touches?: string[];
  may_ask?: boolean;
}

export interface TableNow {
  type: "table";
  table: string;
  number: number;
  decision: number;
  phase: "waiting" | "playing" | "over" | "closed";
  chairs: Chair[];
  is_host?: boolean;
  wishes?: Wishes;
  key?: string;
  deck_start?: number;
  faces?: Record<string, { points: number; reward: string; cells: string }>;
  happened?: Happened[];
  seat?: number;
  view?: View;
  legal?: Record<string, string[]>;
  undo?: number[];
  running?: number[];
  scores?: (number | null)[];
  finishing?: Record<string, Stopping>;
  winners?: number[];
  seed?: string;
  rematch?: string;
  /** One may ask for hints and plans. */
  has_hints?: boolean;
}

export interface Refused {
  type: "refused";
  id?: number;
  code: string;
  sentence: string;
  rule?: string;
  args?: Record<string, string | number>;
  table?: string;
  retry_after?: number;
}

export interface Hint {
  move: string;
  line: string[];
  margin: number;
  chance: number;
  facts: { kind: string; args: Record<string, string | number> }[];
  reason: string;
}

export interface Hinted {
  type: "hint";
  id?: number;
  table: string;
  seat: number;
  decision: number;
  hints: Hint[];
}

export interface Prospect {
  slot: number;
  gain: number;
  /** The fewest that fill it; null: what is at hand cannot. */
  pieces: Piece[] | null;
}

export interface Touched {
  type: "touches";
  id?: number;
  table: string;
  seat: number;
  decision: number;
  best: number;
  line?: string[];
  puzzles?: Prospect[];
}

export interface PlannedWay {
  actions?: number;
  /** One for each action; `turn` 0 is the one played now. */
  steps?: { turn: number; moves: string[] }[];
  left?: Partial<Record<Piece, number>>;
  is_late?: boolean;
}

/** The fewest actions that take a puzzle and fill it; without `actions` no way is known. */
export interface Planned extends PlannedWay {
  type: "plan";
  id?: number;
  table: string;
  seat: number;
  decision: number;
  source: string;
  puzzle: string;
  slot: number;
  /** Ways that leave a piece alone which the first one uses up. */
  others?: (PlannedWay & { keeps: Piece })[];
}

export interface Chatted {
  type: "chat";
  table: string;
  name: string;
  text: string;
  at: number;
  seat?: number;
}

export interface Here {
  type: "presence";
  table: string;
  seats: boolean[];
  watching: number;
}

export type Incoming =
  | TableNow
  | Refused
  | Hinted
  | Planned
  | Touched
  | Chatted
  | Here
  | { type: "hello"; version: number; person: string; name: string }
  | { type: "done"; id?: number; table?: string; number?: number }
  | { type: "pong"; id?: number };

export type Outgoing =
  | { type: "join"; table: string; key?: string; number?: number }
  | { type: "leave" | "start" | "close" | "rematch"; table: string }
  | { type: "sit" | "stand"; table: string; seat: number }
  | { type: "move"; table: string; seat: number; decision: number; move: string }
  | { type: "undo"; table: string; seat: number; decision: number }
  | { type: "say"; table: string; text: string }
  | { type: "hint"; table: string; seat: number; count: number; language: "en" | "de" }
  | { type: "touches"; table: string; seat: number }
  | { type: "plan"; table: string; seat: number; source: string }
  | { type: "ping" };
