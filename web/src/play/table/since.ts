/** Several people around one screen: what happened since somebody's last turn, and whose turn was already begun. */
import { say } from "../../words/words.svelte";
import type { LiveTable, LogLine } from "./table.svelte";

export interface Since {
  seat: number;
  texts: string[];
}

type LastBy = LiveTable["lastBy"];
const inOrder = (lastBy: LastBy) =>
  Object.keys(lastBy)
    .map(Number)
    .sort((one, other) => lastBy[one]! - lastBy[other]!);

/** What seats did, without what was taken back. */
function toldOf(log: readonly LogLine[]): LogLine[] {
  let kept: LogLine[] = [];
  for (const line of log) {
    const { back_to: from } = line;
    if (line.seat === null) continue;
    if (!line.isUndo) kept.push(line);
    else if (from !== undefined) kept = kept.filter((other) => other.number < from);
    else {
      const undone = kept.findLast((each) => each.seat === line.seat)?.number;
      while (kept.length && kept.at(-1)!.number === undone) kept.pop();
    }
  }
  return kept;
}

/** What each other seat did since this one last decided, one after the other. */
export function sinceTurn(log: readonly LogLine[], lastBy: LastBy, seat: number): Since[] {
  const from = lastBy[seat] ?? 0;
  const kept = toldOf(log.filter((line) => line.number > from));
  return inOrder(lastBy)
    .filter((other) => lastBy[other]! > from)
    .map((other) => {
      const texts = kept.filter((line) => line.seat === other).map((line) => line.text);
      return { seat: other, texts: texts.length ? texts : [say("told-pass")] };
    });
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
export function isOpened({ id, now, lastBy }: Pick<LiveTable, "id" | "now" | "lastBy">, seat: number): boolean {
  if (!now?.decision || inOrder(lastBy).at(-1) === seat) return true;
  try {
    return sessionStorage.getItem(keyOf(id)) === String(seat);
  } catch {
    return false;
  }
}
