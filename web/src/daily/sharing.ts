/** How a puzzle went: as cells, and as a line to send to others. */
import type { Kind } from "./kinds";
import type { Outcome } from "./kept";

const MOST = 12;
const [FULL, EMPTY] = ["■", "□"];

/** A cell for each point there was, or for each action; the first so many are lit. */
export interface Cells {
  readonly lit: number;
  readonly of: number;
}

export const isBest = ({ figure, best }: Outcome): boolean => figure === best;

/** Where both puzzles were to be filled fewer are better: what was too much is dark. */
export function cellsOf(kind: Kind, { figure, best }: Outcome, notAtAll: number): Cells {
  if (kind !== "both") return { lit: Math.max(0, Math.min(figure, best)), of: best };
  return figure === notAtAll ? { lit: 0, of: best } : { lit: best, of: figure };
}

/** The same in letters. */
export function inLetters({ lit, of }: Cells): string {
  const most = Math.min(of, MOST);
  const shown = of > MOST ? Math.floor((lit * MOST) / of) : lit;
  return FULL!.repeat(shown) + EMPTY!.repeat(most - shown);
}
