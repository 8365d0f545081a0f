/** The scores of a game as lines: where everything of the graph lies. */

/** A scale that goes both ways. */
export interface Scale {
  (value: number): number;
  back(place: number): number;
}

export function scale(from: number, to: number, first: number, last: number): Scale {
  const span = to - from || 1;
  const there = (value: number) => first + ((value - from) / span) * (last - first);
  return Object.assign(there, { back: (place: number) => from + ((place - first) / (last - first || 1)) * span });
}

/** Round figures for the lines across: few, and 0 among them. */
export function steps(least: number, most: number, wanted = 4): number[] {
  const size = [1, 2, 5, 10, 20, 50, 100].find((each) => (most - least) / each <= wanted) ?? 200;
  const first = Math.ceil(Math.min(0, least) / size);
  const last = Math.floor(Math.max(size, most) / size);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * size);
}

const tidy = (value: number) => String(Math.round(value * 10) / 10);

/** A line that stays level and rises where points were won, with its corners rounded. */
export function stairs(scores: readonly number[], x: Scale, y: Scale, radius = 4): string {
  if (!scores.length) return "";
  let path = `M${tidy(x(0))} ${tidy(y(scores[0]!))}`;
  let here = x(0);
  for (let at = 1; at < scores.length; at++) {
    if (scores[at] === scores[at - 1]) continue;
    const [low, high, across] = [y(scores[at - 1]!), y(scores[at]!), x(at)];
    const round = Math.max(0, Math.min(radius, Math.abs(high - low) / 2, (across - here) / 2));
    const up = Math.sign(high - low);
    path += `H${tidy(across - round)}Q${tidy(across)} ${tidy(low)} ${tidy(across)} ${tidy(low + up * round)}`;
    path += `V${tidy(high - up * round)}Q${tidy(across)} ${tidy(high)} ${tidy(across + round)} ${tidy(high)}`;
    here = across + round;
  }
  return `${path}H${tidy(Math.max(here, x(scores.length - 1)))}`;
}

/** Places moved apart as little as needed, none outside; the order stays. */
export function apart(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]! || a - b);
  const found = [...places];
  let before = least - gap;
  for (const at of order) before = found[at] = Math.max(found[at]!, before + gap);
  let after = most + gap;
  for (const at of order.toReversed()) after = found[at] = Math.min(found[at]!, after - gap);
  return found;
}

/** Rounds with room for their number below the graph: the first, the last, and evenly those between. */
export function marks(
  rounds: readonly { round: number; from: number }[],
  x: Scale,
  gap: number,
): { round: number; from: number }[] {
  const last = rounds.at(-1);
  if (!last) return [];
  const room = x(last.from) - x(rounds[0]!.from);
  const every = [1, 2, 3, 5, 10, 20, 50].find((each) => (room / Math.max(1, rounds.length - 1)) * each >= gap) ?? 100;
  return rounds.filter(
    (each, at) => at === 0 || each === last || (at % every === 0 && x(last.from) - x(each.from) >= gap),
  );
}

const DASHES = ["2 5", "9 5", "1 3", "12 4 2 4", "5 3"];
/** Lines are told apart by their dashes, never by a piece's colour; one of them is whole. */
export const dashOf = (seat: number, whole: number): string | undefined =>
  seat === whole ? undefined : DASHES[(seat < whole ? seat : seat - 1) % DASHES.length];
