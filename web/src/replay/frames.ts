/** The moments of a game that is looked through. */
import type { Frame, Recorded } from "../wire/recorded";

/** What is the same as before is the very same object, so that only what changed is drawn again. */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  const was = before as Record<string, unknown>;
  const is = now as Record<string, unknown>;
  const keys = Object.keys(is);
  let isSame = Array.isArray(before) === Array.isArray(now) && Object.keys(was).length === keys.length;
  for (const key of keys) {
    is[key] = shared(was[key], is[key]);
    isSame &&= Object.is(is[key], was[key]);
  }
  return isSame ? (before as T) : now;
}

/** A turn, or what of it came in one go: decisions of one seat that follow each other. */
export interface Turn {
  seat: number;
  round: number;
  /** The first decision and the one after the last, counted from 0. */
  from: number;
  to: number;
}

/** The decisions of a game by turns; in Line Clear two of them may alternate. */
export function turnsOf({ start, frames }: Pick<Recorded, "start" | "frames">): Turn[] {
  const turns: Turn[] = [];
  let { round } = start;
  let isNew = true;
  frames.forEach(({ seat, events, view }, at) => {
    const last = turns.at(-1);
    if (last && !isNew && last.seat === seat && last.round === round) last.to = at + 1;
    else turns.push({ seat, round, from: at, to: at + 1 });
    round = view.round ?? round;
    isNew = events.some((event) => event.kind === "turn" || event.kind === "finishing");
  });
  return turns;
}

/** Turns as they lasted: in Line Clear what another seat did meanwhile does not divide them. */
export function spansOf(turns: readonly Turn[]): Turn[] {
  const found = new Map<string, Turn>();
  for (const turn of turns) {
    const key = `${turn.seat} ${turn.round}`;
    const begun = found.get(key);
    found.set(key, begun ? { ...begun, to: turn.to } : turn);
  }
  return [...found.values()];
}

/** Where jumping by turns leads from a place: to the beginning of the turn or of the one before, or to its end. */
export function jump(turns: readonly Turn[], at: number, isForward: boolean): number {
  const stops = [0, ...turns.map((turn) => turn.to)];
  if (isForward) return stops.find((stop) => stop > at) ?? stops.at(-1)!;
  return stops.findLast((stop) => stop < at) ?? 0;
}

/** Puzzles as they were completed: when, by whom. */
export interface Completed {
  at: number;
  seat: number;
  puzzle: string;
}

/** Of the solo opponent, seat 1, those it took. */
export function completedIn(frames: readonly Frame[]): Completed[] {
  return frames.flatMap(({ events }, at) =>
    events.flatMap((event): Completed[] => {
      if (event.kind === "opponent_take") return [{ at: at + 1, seat: 1, puzzle: String(event["puzzle"]) }];
      return event.kind === "complete" ? [{ at: at + 1, seat: event.seat!, puzzle: String(event["puzzle"]) }] : [];
    }),
  );
}
