/** What a table needs of a game; the engine's front door in the page is such a game. */
import type { Puzzle } from "../engine/puzzles";
import type { Standing, Stopping } from "../engine/standings";
import type { Recorded } from "../wire/recorded";
import type { Happening, TableNow, View, Wishes } from "../wire/messages";

export interface Refusal {
  code: string;
  rule: string | null;
  args: Record<string, string | number>;
}

export interface Playable {
  readonly toDecide: readonly number[];
  readonly isOver: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly standing: Standing;
  /** At Finishing Touches how it would end if nobody placed anything more; null before them. */
  readonly stopping: Stopping | null;
  /** P5: whether what somebody completed lies face down. */
  readonly hidesPiles: boolean;
  /** The faces of a puzzle file of one's own that are not the published ones. */
  readonly faces: NonNullable<TableNow["faces"]>;
  legal(seat: number): string[];
  whyNot(move: string, seat: number): Refusal | null;
  play(move: string, seat: number): Happening[];
  /** T1: where a turn that ends with this move waits to be ended; null where it does not wait. */
  held(move: string, seat: number): { after: Playable; events: Happening[] } | null;
  undo(): void;
  view(seat: number | null): View;
  copy(): Playable;
  /** The position as compiled code reads it, for a seat without what it may not know, and the puzzles. */
  bytes(seat: number | null): Uint8Array<ArrayBuffer>;
  readonly box: { readonly puzzles: readonly Puzzle[] };
  /** For the record alone: who sits where, and that decisions were taken back. */
  hasTakeBacks: boolean;
  seated: readonly ({ name: string; isBot: boolean } | null)[];
  record(): string;
}

/** Where games come from. */
export interface Games {
  /** A game that was wished for; a NotNow says what does not go together. */
  begin(wishes: Wishes, seed: bigint): Playable;
  /** A puzzle file of one's own as it is kept; a NotNow says what is wrong with it. */
  plainly(puzzles: string): string;
  /** The game of a record to be looked through; a NotNow says which line cannot be. */
  look(record: string): Recorded;
  /** The engine broke: games that are begun from now on have another one. */
  renew(): void;
}
