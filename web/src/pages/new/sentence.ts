/** A table in one sentence, and in the few figures that go with it. */
import { listed, say } from "../../words/words.svelte";
import { blackPuzzles, changed, type Draft, valueOf } from "./draft";

export function sentence(draft: Draft): string {
  const values = {
    mode: say(`mode-${draft.mode}`),
    number: draft.seats.length,
    edition: say(`edition-${draft.edition}`),
    expansions: listed(draft.expansions.map((expansion) => say(`expansion-${expansion}`))),
  };
  return say(draft.expansions.length ? "new-sentence-with" : "new-sentence", values);
}

export function figures(draft: Draft): string {
  const house = changed(draft).length;
  return [
    say("new-black", { number: blackPuzzles(draft) }),
    say("new-each", { number: Number(valueOf(draft, "pieces_each")) }),
    draft.mode === "solo"
      ? say(`difficulty-${draft.difficulty}`)
      : draft.clock
        ? say("new-with-clock", { number: draft.clock })
        : say("new-no-clock"),
    ...(house ? [say("new-house", { number: house })] : []),
    ...(draft.puzzles.trim() ? [say("new-own-puzzles")] : []),
  ].join(" · ");
}
