/** It is your turn, said by the system: where that was wished for and allowed, and if the page is out of sight. */
import { prefs } from "../../browser/prefs.svelte";
import { root } from "../../browser/address";
import { say } from "../../words/words.svelte";
import type { LiveTable } from "./table.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Ask the browser; whether it allows it. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";

/** One notice a table: a newer one takes the place of the last. */
export function callToTurn(table: Pick<LiveTable, "id" | "news" | "name">): void {
  if (!prefs.isNotifying || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const body = table.news.map(({ seat, text }) => (seat === null ? text : `${table.name(seat)} ${text}`)).at(-1) ?? "";
  const notice = new Notification(say("board-your-turn"), { body, tag: table.id, icon: `${root}favicon-turn.svg` });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
