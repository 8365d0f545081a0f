/** It is your turn, said by the system: where that was wished for and allowed, and if the page is out of sight. */
import { prefs } from "../../browser/prefs.svelte";
import { root } from "../../browser/address";
import { fillIn, isKey, listed, say } from "../../words/words.svelte";
import type { LiveTable } from "./table.svelte";

/** Some browsers let only a worker notify, and a server's page has none: it throws. Unallowed it shows nothing. */
export function canNotify(): boolean {
  if (!("Notification" in globalThis)) return false;
  return Notification.permission === "granted" || notice("", {}) !== null;
}

function notice(title: string, about: NotificationOptions): Notification | null {
  try {
    return new Notification(title, about);
  } catch {
    return null;
  }
}

/** Ask the browser; whether it allows it. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";

type Called = Pick<LiveTable, "id" | "news" | "acts" | "name">;

/** Who was last, and with which actions: in words, since nothing can be drawn there. */
function saidOf(table: Called): string {
  const seat = table.news.findLast((line) => line.seat !== null)?.seat ?? null;
  if (seat === null) return "";
  const acts = [...new Set(table.acts[seat])].map((act) => `do-${act}`).filter(isKey);
  return [table.name(seat), listed(acts.map((key) => fillIn(key, {})))].filter(Boolean).join(": ");
}

/** One notice a table: a newer one takes the place of the last. */
export function callToTurn(table: Called): void {
  if (!prefs.isNotifying || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const body = saidOf(table);
  const shown = notice(say("board-your-turn"), { body, tag: table.id, icon: `${root}favicon-turn.svg` });
  if (!shown) return;
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
