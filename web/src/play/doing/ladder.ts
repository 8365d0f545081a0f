/** The ladder of an upgrade: every level with all its pieces, highest on top, and why some cannot be had. */
import { LEVEL, type Piece, PIECES } from "../../geometry/cells";
import type { Pieces } from "../table/news";
import type { LiveTable } from "../table/table.svelte";

export interface Step {
  piece: Piece;
  left: number;
  /** Why it cannot be had; null where it can. */
  why: "gone" | "itself" | "far" | "never" | null;
}

export interface Rung {
  level: number;
  /** Where it stands, seen from the piece that is given. */
  way: "up" | "own" | "down" | "far" | "none";
  steps: Step[];
}

/** What the rules answer a swap with, as the ladder shows it. */
const SHOWN: Record<string, Step["why"]> = {
  swap_same_shape: "itself",
  swap_none_left: "gone",
  exchange_none_left: "gone",
  swap_to_level_5: "never",
  piece_not_in_play: "never",
};

/** What can be had for the piece that is given; as long as none of `givers` is, only which rungs there are. */
export function ladder(
  table: Pick<LiveTable, "whyNot">,
  given: Piece | null,
  givers: readonly Piece[],
  reserve: Pieces,
): Rung[] {
  const asked = given ?? givers[0];
  if (!asked) return [];
  const step = (piece: Piece): Step => {
    const refusal = table.whyNot(`swap ${asked} ${piece}`);
    const why = refusal && (SHOWN[refusal.code] ?? "far");
    return { piece, left: reserve[piece] ?? 0, why: given || why === "never" ? why : "far" };
  };
  const levels = [...new Set(Object.values(LEVEL))].sort((a, b) => b - a);
  return levels.flatMap((level) => {
    const steps = PIECES.filter((piece) => LEVEL[piece] === level).map(step);
    if (steps.every((each) => each.why === "never")) return [];
    return [{ level, way: given ? wayOf(steps, level, given) : "none", steps }];
  });
}

function wayOf(steps: readonly Step[], level: number, given: Piece): Rung["way"] {
  if (steps.some((step) => step.why === "itself")) return "own";
  if (steps.some((step) => !step.why)) return level > LEVEL[given] ? "up" : "down";
  return steps.some((step) => step.left) ? "far" : "none";
}
