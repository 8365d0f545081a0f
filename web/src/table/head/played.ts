/** What is played at a table, in words: what comes first gives way where there is little room. */
import type { LiveTable } from "../../play/table/table.svelte";
import { type Key, say } from "../../words/words.svelte";

const inOneLine = (parts: readonly string[]) => parts.join(" · ");

/** Its name, if it has one, else its variant, edition or difficulty and how far it is; and what it is played with. */
export function played({ line, view }: Pick<LiveTable, "line" | "view">): { game: string; expansions: string } {
  const title = line.title?.();
  if (title !== undefined || !view) return { game: title ?? "", expansions: "" };
  return {
    game: inOneLine([
      say(`mode-${view.variant}`),
      view.variant === "solo"
        ? say(`difficulty-${view.difficulty as "standard"}`)
        : say(`edition-${view.edition}` as Key),
      say(view.variant === "line-clear" ? "board-beat" : "board-round", { round: view.round }),
    ]),
    expansions: inOneLine(view.expansions.map((each) => say(`expansion-${each as "ghost"}`))),
  };
}
