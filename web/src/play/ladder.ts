/** The ladder of an upgrade: every level with all its pieces, highest on top, and why some cannot be had. */
import { LEVEL, type Piece, PIECES } from "../geometry/cells";
import type { Pieces } from "./news";

export interface Step {
  piece: Piece;
  left: number;
  /** Why it cannot be had; null where it can. */
  why: "gone" | "itself" | "far" | null;
}

export interface Rung {
  level: number;
  /** Where it stands, seen from the piece that is given. */
  way: "up" | "own" | "down" | "far" | "none";
  steps: Step[];
}

/** `takers`: what the server lets one have for `given`; null if nothing is given yet. */
export function ladder(
  given: Piece | null,
  takers: ReadonlySet<Piece>,
  reserve: Pieces,
  levels: readonly number[],
): Rung[] {
  return [...levels]
    .sort((a, b) => b - a)
    .map((level): Rung => {
      const steps = PIECES.filter((piece) => LEVEL[piece] === level).map((piece): Step => {
        const left = reserve[piece] ?? 0;
        const why = takers.has(piece) ? null : piece === given ? "itself" : left === 0 ? "gone" : "far";
        return { piece, left, why };
      });
      if (!given) return { level, way: "none", steps };
      if (level === LEVEL[given]) return { level, way: "own", steps };
      const isThere = steps.some((step) => !step.why);
      return {
        level,
        way: isThere
          ? level > LEVEL[given]
            ? "up"
            : "down"
          : steps.every((step) => step.why === "gone")
            ? "none"
            : "far",
        steps,
      };
    });
}
