/** E6, E7, X16, X17: how a score came about, and by what it won; all numbers are those of the view. */
import { faceOf } from "../draw/faces";
import { count, listed, say } from "../words/words.svelte";
import type { SeatView, View } from "../wire/messages";

/** A seat's score in its parts; they add up to the total. */
export interface Part {
  pile: number;
  noted: number;
  touches: number;
  unfinished: number;
  total: number;
  /** For the tie-break: puzzles won, and pieces left over. */
  puzzles: number;
  pieces: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function partOf({ pile, noted, touches, supply, puzzles }: SeatView, total: number, isCounted: boolean): Part {
  const seen = pile.filter((each) => each !== null);
  const isHidden = seen.length < pile.length || noted.points === null;
  // A pile that is turned down (P5) is worth what the rest leaves of the total.
  const lost = isHidden && isCounted ? sum(puzzles.map((each) => (each ? faceOf(each.id).points : 0))) : 0;
  const known = isHidden ? total - (noted.points ?? 0) + touches + lost : sum(seen.map((id) => faceOf(id).points));
  return {
    pile: known,
    noted: noted.points ?? 0,
    touches: -touches || 0,
    unfinished: total - (known + (noted.points ?? 0) - touches),
    total,
    puzzles: pile.length + noted.puzzles,
    pieces: sum(Object.values(supply)),
  };
}

/** The parts of every seat's score; in solo the opponent's last. */
export function partsOf(view: View, scores: readonly (number | null)[]): Part[] {
  const isCounted = view.options["unfinished_cost"] === true;
  const parts = view.seats.map((seat, at) => partOf(seat, scores[at] ?? 0, isCounted));
  if (view.solo) {
    const total = scores[1] ?? 0;
    parts.push({ pile: total, noted: 0, touches: 0, unfinished: 0, total, puzzles: view.solo.pile.length, pieces: 0 });
  }
  return parts;
}

/** Points so far, before anything that is counted only at the end. */
export function soFar({ seats, solo }: View): number[] {
  const worth = (pile: readonly (string | null)[]) => sum(pile.map((id) => (id ? faceOf(id).points : 0)));
  const points = seats.map(({ pile, noted, touches }) => worth(pile) + (noted.points ?? 0) - touches);
  return solo ? [...points, worth(solo.pile)] : points;
}

export interface Verdict {
  /** Who wins, and by how much. */
  headline: string;
  /** The step of the tie-break that decided, if any. */
  reason: string | null;
  rule: string | null;
}

export interface Sitting {
  name: (seat: number) => string;
  isYou: (seat: number) => boolean;
}

/** E7, X17: who wins, and by which step of the tie-break. */
export function verdictOf(
  parts: readonly Part[],
  winners: readonly number[],
  { name, isYou }: Sitting,
  isSolo: boolean,
): Verdict {
  const first = winners[0] ?? 0;
  const best = parts[first]!;
  if (winners.length > 1) {
    const points = count("count.point", best.total);
    return {
      headline: say("score.share", { who: listed(winners.map(name)), points }),
      reason: say("result.shared"),
      rule: "E7",
    };
  }
  const others = parts.flatMap((part, seat) => (seat === first ? [] : [{ part, seat }]));
  const level = others.filter(({ part }) => part.total === best.total);
  const who = { who: name(first) };
  if (!level.length) {
    const lead = best.total - Math.max(...others.map(({ part }) => part.total));
    return {
      headline: isYou(first) ? count("result.you_win_by", lead) : count("result.wins_by", lead, who),
      reason: null,
      rule: null,
    };
  }
  const headline = isYou(first) ? say("result.you_win_tie") : say("result.wins_tie", who);
  if (isSolo) return { headline, reason: say("result.solo_tie"), rule: "X17" };
  const asMany = level.filter(({ part }) => part.puzzles === best.puzzles);
  const names = listed((asMany.length ? asMany : level).map(({ seat }) => name(seat)));
  return asMany.length
    ? {
        headline,
        reason: say("result.by_pieces", { others: names, pieces: count("count.piece", best.pieces) }),
        rule: "E7",
      }
    : {
        headline,
        reason: say("result.by_puzzles", { others: names, puzzles: count("count.puzzle", best.puzzles) }),
        rule: "E7",
      };
}
