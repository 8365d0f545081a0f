/** What a hint is worth, in words: the points it leads by at the end, with the plural of each language. */
import type { Hint } from "../../wire/messages";
import { say } from "../../words/words.svelte";

export function worthOf({ margin, chance }: Pick<Hint, "margin" | "chance">): string {
  const points = Math.round(margin * 10) / 10;
  return say(points < 0 ? "board-hint-behind" : "board-hint-ahead", {
    points: Math.abs(points),
    chance: Math.round(chance * 100),
  });
}
