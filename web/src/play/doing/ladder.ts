/** What pieces can be had for: who can be given, and for an upgrade every piece in a place that stays. */
import { LEVEL, type Piece, PIECES } from "../../geometry/cells";
import type { Pieces } from "../table/news";
import type { LiveTable } from "../table/table.svelte";

/** So many stand in a row of a dock. */
export const FIVE = 5;

export interface Step {
  piece: Piece;
  left: number;
  /** Why it cannot be had; null where it can. */
  why: "gone" | "itself" | "far" | "never" | null;
  /** Of a higher level than what is given. */
  isUp: boolean;
}

/** A row of the ladder: levels, highest first, that have room in it together. */
export interface Row {
  levels: number[];
  steps: Step[];
}

/** What the rules answer an upgrade with, as the ladder shows it. */
const SHOWN: Record<string, Step["why"]> = {
  swap_same_shape: "itself",
  swap_none_left: "gone",
  exchange_none_left: "gone",
  swap_to_level_5: "never",
  piece_not_in_play: "never",
};

/** What can be given in moves of a kind, in the order of the box. */
export function giversOf(legal: readonly string[], word: "swap" | "levelup" | "ghost"): Piece[] {
  const given = new Set(legal.filter((move) => move.startsWith(`${word} `)).map((move) => move.split(" ")[1]));
  return PIECES.filter((piece) => given.has(piece));
}

/** What can be had for a piece in moves of a kind. */
export function takersOf(legal: readonly string[], word: "swap" | "levelup", given: Piece | null): Piece[] {
  return legal.filter((move) => move.startsWith(`${word} ${given} `)).map((move) => move.split(" ")[2] as Piece);
}

/** What can be had for the piece that is given; as long as none of `givers` is, only where each has its place. */
export function ladder(
  table: Pick<LiveTable, "whyNot">,
  given: Piece | null,
  givers: readonly Piece[],
  reserve: Pieces,
): Row[] {
  const asked = given ?? givers[0];
  if (!asked) return [];
  const step = (piece: Piece): Step => {
    const refusal = table.whyNot(`swap ${asked} ${piece}`);
    const why = refusal && (SHOWN[refusal.code] ?? "far");
    return {
      piece,
      left: reserve[piece] ?? 0,
      why: given || why === "never" ? why : "far",
      isUp: given !== null && LEVEL[piece] > LEVEL[given],
    };
  };
  const rows: Row[] = [];
  for (const level of [...new Set(Object.values(LEVEL))].sort((a, b) => b - a)) {
    const steps = PIECES.filter((piece) => LEVEL[piece] === level).map(step);
    if (steps.some((each) => each.why === "never")) continue;
    const last = rows.at(-1);
    if (last && last.steps.length + steps.length <= FIVE) {
      last.levels.push(level);
      last.steps.push(...steps);
    } else rows.push({ levels: [level], steps });
  }
  return rows;
}
