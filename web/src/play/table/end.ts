/** How near the end of a game is, in a few words. */
import { say } from "../../words/words.svelte";
import type { LiveTable } from "./table.svelte";

/** Whether it has been brought about while turns are still played. */
export const isNear = ({ situation }: Pick<LiveTable, "situation">) => (situation?.roundsLeft ?? null) !== null;

/** Once it has been brought about; null before. */
export function endOf({ situation, view }: Pick<LiveTable, "situation" | "view">): string | null {
  const left = situation?.roundsLeft ?? null;
  if (!view) return null;
  if (view.phase !== "turn") return say(view.phase === "over" ? "event-over" : "board-finishing");
  if (left === null) return null;
  // L6: the markers may still have several seats to go.
  if (view.variant === "line-clear")
    return left > 0 ? say("board-beats-left", { number: left }) : say("board-last-beat");
  return say(left > 0 ? "board-next-last" : "board-last-round");
}
