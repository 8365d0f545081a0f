/** What a puzzle that can be taken would cost, as compiled code wrote it down. As `projectl.analysis.plans`. */
import type { OtherWay, PlanStep } from "../made/messages";
import type { Box } from "./box";
import { type At, NONE, PIECES, Taking, TAKING_COLUMNS, TAKING_FACTS } from "./built/data";
import type { Memory } from "./memory";
import { MOVE_TEXTS } from "./moves";
import { flat, named, rows } from "./rows";
import type { Pieces } from "./shapes";

/** A way to fill the puzzle; null: none is known. */
type Way = Omit<OtherWay, "actions" | "keeps"> & { actions: number | null };

/** The quickest way, and others that leave a shape alone which it uses up. */
export type Plan = Way & { puzzle: string; slot: number; others: OtherWay[] };

const NO_WAY: Way = { actions: null, steps: [], left: {}, is_late: false };

export function readPlan(memory: Memory, at: At<"Taking">, box: Box): Plan {
  const facts = named(TAKING_FACTS, flat(memory, at, Taking, "facts"));
  const told = flat(memory, at, Taking, "told").slice(0, facts.told);
  const [best, ...others] = told.map((way) => readWay(memory, at, way));
  return { puzzle: box.puzzles[facts.puzzle]!.id, slot: facts.slot + 1, ...best!, others: others as OtherWay[] };
}

function readWay(memory: Memory, at: At<"Taking">, way: number): Way {
  const row = (name: "ways" | "moves" | "action" | "turn" | "left") => rows(memory, at, Taking, name)[way]!;
  const { actions, keeps, is_late, moves } = named(TAKING_COLUMNS, row("ways"));
  if (actions === NONE) return NO_WAY;
  const steps = Array.from({ length: actions }, (): PlanStep => ({ turn: 0, moves: [] }));
  const [decided, action, turn] = [row("moves"), row("action"), row("turn")];
  for (let k = 0; k < moves; k++) {
    const step = steps[action[k]!]!;
    step.turn = turn[k]!;
    step.moves.push(MOVE_TEXTS[decided[k]!]!);
  }
  const counts = row("left");
  const left: Pieces = Object.fromEntries(PIECES.flatMap((piece, k) => (counts[k] ? [[piece, counts[k]]] : [])));
  return { actions, steps, left, is_late: Boolean(is_late), ...(keeps === NONE ? {} : { keeps: PIECES[keeps]! }) };
}
