/**
 * How the scores of a game ran, and when the winner came to lead for good.
 *
 * It only compares numbers that were told: scores after each decision, and who won.
 */
import type { Recorded } from "../wire/recorded";
import { completedIn, type Completed, turnsOf } from "./frames";

/** From when on the winner was ahead of everybody until the end. */
export interface Lead {
  seat: number;
  /** The decision after which they led; 0 is before the first. */
  at: number;
  round: number;
  /** They came to lead only when the touches were counted. */
  isByTouches: boolean;
  /** What they completed then. */
  puzzles: string[];
}

export interface Curve {
  /** The score of each seat after each decision; in solo the opponent's last. */
  lines: number[][];
  rounds: { round: number; from: number }[];
  completed: Completed[];
  lead: Lead | null;
}

/** The scores as they were told, a line for each seat: before the first decision, and after each of them. */
export const linesOf = ({ start_scores, frames }: Pick<Recorded, "start_scores" | "frames">): number[][] =>
  start_scores.map((points, seat) => [points, ...frames.map((frame) => frame.scores[seat]!)]);

export function curveOf(game: Pick<Recorded, "start" | "start_scores" | "frames" | "winners">): Curve {
  const { frames, winners } = game;
  const turns = turnsOf(game);
  const lines = linesOf(game);
  const completed = completedIn(frames);
  const rounds = turns
    .filter((turn, at) => at === 0 || turns[at - 1]!.round !== turn.round)
    .map(({ round, from }) => ({ round, from }));
  /** The decision that brought the Finishing Touches: what they cost on the way is no change of the lead. */
  const begun = frames.findIndex((frame) => (frame.view.phase ?? "turn") !== "turn");
  const played = begun < 0 ? frames.length : begun + 1;
  const roundOf = (at: number) => turns.find((turn) => turn.from < at && at <= turn.to)?.round ?? 1;
  return {
    lines,
    rounds,
    completed,
    lead: winners.length === 1 ? leadOf(winners[0]!, lines, played, completed, roundOf) : null,
  };
}

function leadOf(
  seat: number,
  lines: number[][],
  played: number,
  completed: readonly Completed[],
  roundOf: (at: number) => number,
): Lead | null {
  const last = lines[seat]!.length - 1;
  const isAhead = (at: number) => lines.every((line, other) => other === seat || line[at]! < lines[seat]![at]!);
  // Level on points at the end: something else decided.
  if (!isAhead(last)) return null;
  let at = played;
  while (at >= 0 && isAhead(at)) at--;
  at++;
  const isByTouches = at > played;
  // Where unfinished puzzles cost points, one may come to lead by what others lose.
  if (isByTouches && lines[seat]![last]! <= lines[seat]![played]!) return null;
  if (isByTouches) return { seat, at: last, round: roundOf(last), isByTouches, puzzles: [] };
  const puzzles = completed.filter((each) => each.at === at && each.seat === seat).map((each) => each.puzzle);
  return { seat, at, round: roundOf(at), isByTouches, puzzles };
}
