/** A whole game to be looked through (`docs/protocol.md`). */
import type { Happening, Standing, TableNow, View } from "./messages";

export interface Frame {
  seat: number;
  move: string;
  events: Happening[];
  /** How the table stood afterwards, without what never changes. */
  view: Partial<View>;
  scores: number[];
}

export interface Recorded {
  variant: View["variant"];
  edition: string;
  expansions: string[];
  seats: { name: string | null; bot: string | null; is_you: boolean }[];
  /** What a link needs that shows a private game to others; it opens nothing else of its table. */
  key: string | null;
  seed: string | null;
  is_over: boolean;
  scores: number[];
  winners: number[];
  /** How each score came about in the end, and who won if it is over. */
  standing: Standing;
  faces: NonNullable<TableNow["faces"]>;
  start: View;
  start_scores: number[];
  frames: Frame[];
}
