/** What is decided while the line is cut: kept and drawn, until a card would have to be turned up. */
import type { Event } from "../../engine/events";
import { type Done, isDone, type Situation } from "../../engine/situation";

export interface Decided {
  move: string;
  decision: number;
  seat: number;
  /** T1: if it ends the turn, that waits for one to say so. */
  hold?: boolean;
}

/** How far decisions are sure, and the one of them that ends the turn and waits. */
export type Ahead = Done & { held: Decided | null };

/** What decisions surely do, one after the other; how a game ends is for the table to say. */
export function goOn(from: Situation | null, decided: readonly Decided[]): Ahead | null {
  const events: Event[] = [];
  let [after, held] = [from, null as Decided | null];
  for (const each of decided) {
    const waiting = each.hold ? after?.held(each.move, each.seat) : null;
    const done = waiting ?? after?.foresee(each.move, each.seat);
    if (!done || !isDone(done) || done.after.isOver) break;
    events.push(...done.events);
    [after, held] = [done.after, waiting ? each : null];
  }
  return after && after !== from ? { events, after, held } : null;
}

/** Whether a card comes to light that nobody has seen: what is decided after that depends on it. */
export const turnsUp = (events: readonly Event[]): boolean =>
  events.some(
    ({ kind, ...about }) =>
      kind === "noted" || ((kind === "refill" || kind === "take") && (about as { puzzle?: unknown }).puzzle === null),
  );
