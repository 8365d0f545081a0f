/** Several people around one screen: what happened since somebody's last turn, and whose turn was already begun. */
import type { LiveTable, LogLine } from "./table.svelte";

export interface Since {
  seat: number;
  texts: string[];
}

/** What each other seat did since this one last decided, in the order they began; what was taken back is left out. */
export function sinceTurn(log: readonly LogLine[], seat: number): Since[] {
  const from = log.findLastIndex((line) => line.seat === seat) + 1;
  const kept: LogLine[] = [];
  for (const line of log.slice(from)) {
    if (line.seat === null) continue;
    if (!line.isUndo) kept.push(line);
    else {
      const undone = kept.findLast((each) => each.seat === line.seat)?.number;
      while (kept.length && kept.at(-1)!.number === undone) kept.pop();
    }
  }
  const seats = [...new Set(kept.map((line) => line.seat!))];
  return seats.map((other) => ({ seat: other, texts: kept.filter((line) => line.seat === other).map((line) => line.text) }));
}

const keyOf = (id: string) => `projectl.opened.${id}`;

/** Somebody has the board before them. */
export function open(id: string, seat: number): void {
  try {
    sessionStorage.setItem(keyOf(id), String(seat));
  } catch {
    // A browser that keeps nothing asks once more after a reload.
  }
}

/** Whether the turn of a seat had begun before the page was loaded: nothing is hidden from whoever plays it. */
export function isOpened({ id, now, log }: Pick<LiveTable, "id" | "now" | "log">, seat: number): boolean {
  if (!now?.decision || log.findLast((line) => line.seat !== null)?.seat === seat) return true;
  try {
    return sessionStorage.getItem(keyOf(id)) === String(seat);
  } catch {
    return false;
  }
}
