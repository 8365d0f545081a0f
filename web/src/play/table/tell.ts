/** What happened, in sentences: the events of a decision as a person would tell them. */
import { say } from "../../words/words.svelte";
import { fill, type Naming, rowsOf } from "../../words/told";
import type { Happened, Happening, View } from "../../wire/messages";

export interface Told {
  /** Whose doing it was; null if it happened by itself. */
  seat: number | null;
  /** In the language of whoever reads it now. */
  readonly text: string;
  /** What happened, to ask where on the board it was. */
  event: Happening | null;
  /** Rules behind it, said beside the sentence. */
  rules: string[];
  /** Worth a second look: a puzzle completed, the end coming near. */
  isBig: boolean;
  /** A step of the automatic opponent. */
  isOpponents?: boolean;
  /** The seat's decision before this is no more. */
  isUndo?: boolean;
}

/** The table shows these anyway. */
const SHOWN = new Set(["told-pass", "told-done", "told-under", "event-refill", "event-over"]);

/** The sentences of each decision. */
export function tellEach(happened: readonly Happened[], naming: Naming): Told[][] {
  return happened.map(({ seat, move, events = [] }) => {
    if (move !== undefined) return tell(events, naming);
    const undone: Told = {
      seat,
      get text() {
        return say(naming.isYou(seat) ? "web-log-undo-you" : "web-log-undo");
      },
      event: null,
      rules: [],
      isBig: false,
      isUndo: true,
    };
    return [undone];
  });
}

/** The sentences of some events. */
export function tell(events: readonly Happening[], naming: Naming): Told[] {
  return sentences(events, naming, (key) => !SHOWN.has(key));
}

/** The same, and of a decision that the table shows anyway at least what was decided. */
export function tellWhole(events: readonly Happening[], seat: number, naming: Naming): Told[] {
  const found = tell(events, naming);
  if (found.some((each) => each.seat === seat)) return found;
  return sentences(events, naming, (key) => !SHOWN.has(key) || key.startsWith("told-"));
}

function sentences(events: readonly Happening[], naming: Naming, isTold: (key: string) => boolean): Told[] {
  return events
    .flatMap((event) => rowsOf(event).map((row) => ({ ...row, event })))
    .filter(({ key }) => isTold(key))
    .map((row) => ({
      seat: row.seat,
      get text() {
        return fill(row, naming);
      },
      event: row.event,
      rules: row.rules,
      isBig: row.isBig,
      isOpponents: row.isOpponents,
    }));
}

/** The round in which these decisions began: that of the first turn which ended, or the one that goes on. */
export function roundBefore(happened: readonly Happened[], now: View | null): number {
  const ended = happened.flatMap(({ events = [] }) => events).find(({ kind }) => kind === "end_turn");
  return ended ? Number(ended["round"]) : (now?.round ?? 1);
}
