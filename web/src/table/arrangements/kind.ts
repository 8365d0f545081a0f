/** What an arrangement has to know of a table: its kind, and how many sit there. */
import type { Snippet } from "svelte";

export type Kind = "duel" | "many" | "solo" | "watch";

export interface Parts {
  kind: Kind;
  variant: string;
  seats: number;
  /** Finishing Touches: the account has the place of market and reserve. */
  isFinishing: boolean;
  /** The market, or what has its place. */
  market: Snippet;
  /** One's own board; whoever looks on has none. */
  mat?: Snippet;
  /** What is asked, planned or advised. */
  dock: Snippet;
  /** What a puzzle asks for; on a phone it has the place of the others, elsewhere that of the dock. */
  goal?: Snippet;
  /** What is announced for a moment. */
  band: Snippet;
  /** It covers the others, so that they are said elsewhere. */
  isCovered: boolean;
}

/** The element that places them, as its style sheet asks for it. */
export const traits = ({ kind, variant, seats, isFinishing, isCovered, goal }: Parts, of = "") => ({
  class: ["lay", of, { finishing: isFinishing, covered: isCovered, asked: goal }],
  "data-kind": kind,
  "data-variant": variant,
  "data-seats": seats,
});
