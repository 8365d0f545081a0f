/** A table in one sentence, and in the few figures that go with it. */
import { count, listed, say } from "../../words/words.svelte";
import { blackPuzzles, changed, type Draft, valueOf } from "./draft";

export function sentence(draft: Draft): string {
  const values = {
    mode: say(`mode.${draft.mode}`),
    seats: count("new.seat", draft.seats.length),
    edition: say(`edition.${draft.edition}`),
    expansions: listed(draft.expansions.map((expansion) => say(`expansion.${expansion}`))),
  };
  return say(draft.expansions.length ? "new.sentence_with" : "new.sentence", values);
}

export function figures(draft: Draft): string {
  const house = changed(draft).length;
  return [
    count("new.black", blackPuzzles(draft)),
    count("new.each", Number(valueOf(draft, "pieces_each"))),
    draft.mode === "solo"
      ? say(`difficulty.${draft.difficulty}`)
      : draft.clock
        ? say("new.with_clock", { number: draft.clock })
        : say("new.no_clock"),
    ...(house ? [count("new.house", house)] : []),
    ...(draft.puzzles.trim() ? [say("new.own_puzzles")] : []),
  ].join(" · ");
}
