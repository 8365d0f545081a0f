/** What a refusal speaks of: the parts of the move, and of the position that forbids it. As `notation.refused`. */
import { GHOST, LEVEL, LEVEL_UP, MASTER, NONE, PIECES, RECYCLE, REFUSALS, REWARD } from "./built/data";
import { MOVE_TEXTS } from "./moves";
import type { Plain } from "./plain";
import type { Piece } from "./shapes";

export type Args = Record<string, string | number>;

/** Why a move may not be made: a code, the rule it comes from, and what its sentence speaks of. */
export interface Refusal {
  code: string;
  rule: string | null;
  args: Args;
}

/** A move that cannot be read or may not be made; `line` says where in a record. */
export class IllegalMove extends Error {
  readonly refusal: Refusal;
  readonly line: number | undefined;

  constructor(refusal: Refusal, line?: number) {
    super(`${refusal.code} ${JSON.stringify(refusal.args)}`);
    this.refusal = refusal;
    this.line = line;
  }
}

const levelOf = (piece: string): number => LEVEL[PIECES.indexOf(piece as Piece)]!;

/** The parts of a move. */
function parts(index: number): Args {
  const [verb, first, second, third] = MOVE_TEXTS[index]!.split(" ") as [string, string, string, string];
  switch (verb) {
    case "take":
      return { source: first };
    case "gain":
      return { piece: first, level: levelOf(first) };
    case "swap":
    case "levelup":
      return { given: first, taken: second, given_level: levelOf(first), next_level: levelOf(first) + 1 };
    case "place":
      return { slot: Number(first), piece: second, cells: third };
    case "ghost":
      return { piece: first, parts: second };
    case "reward":
      return { piece: first };
    case "under":
      return { slot: Number(first) };
    default:
      return {};
  }
}

const CHOICES = new Map<number, string>([
  [REWARD, "reward"],
  [LEVEL_UP, "levelup"],
  [RECYCLE, "recycle"],
]);

/** Everything that the sentence of a refusal may name; `legal` lists what the seat may do instead. */
function args(code: string, state: Plain, seat: number, index: number, legal: () => readonly string[]): Args {
  const named = parts(index);
  const pending = state.pending[seat]!;
  if ((code === "choice_open" || code === "reward_not_offered") && pending === REWARD)
    named["offered"] = legal()
      .map((move) => move.replace(/^reward /, ""))
      .join(", ");
  if (code === "choice_open") named["choice"] = CHOICES.get(pending)!;
  if (code === "action_open")
    named["action"] = pending === MASTER ? "master" : pending === GHOST ? "ghost" : "ambassador";
  if (code === "gain_other_level") named["lowest"] = Math.min(...LEVEL.filter((_, piece) => state.reserve[piece]! > 0));
  if (code === "wrong_rows") named["side"] = state.marker[1] === seat ? "right" : "left";
  if (code === "level_up_same_piece" && state.raised[seat] !== NONE) named["raised"] = PIECES[state.raised[seat]!]!;
  return named;
}

/** The refusal behind a number that compiled code gave back. */
export function explained(
  code: number,
  state: Plain,
  seat: number,
  index: number,
  legal: () => readonly string[],
): Refusal {
  const { code: name, rule } = REFUSALS[code]!;
  return { code: name, rule, args: args(name, state, seat, index, legal) };
}
