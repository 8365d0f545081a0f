/** A puzzle of one's own that was just completed: told for a moment, or until one goes on. */
import { listed, say } from "../../words/words.svelte";
import type { Happened, Happening } from "../../wire/messages";

const MOMENT_MS = 3500;

/** What the last decision completed and what it brought; a reward that was to be chosen comes a decision later. */
export function wonBy(own: readonly Happened[], scored: number): string | null {
  const of = (each: Happened | undefined, kind: string): Happening[] =>
    (each?.events ?? []).filter((event) => event.kind === kind && event.seat === each!.seat);
  const last = own.at(-1);
  const rewards = of(last, "reward");
  const before = rewards.length && !of(last, "complete").length ? own.at(-2) : undefined;
  const done = [...of(before, "complete"), ...of(last, "complete")];
  if (!done.length) return null;
  const puzzles = listed(done.map((event) => String(event["puzzle"])));
  const pieces = listed([...of(before, "reward"), ...rewards].map((event) => String(event["piece"])));
  return pieces
    ? say("won-with", { puzzles, points: scored, pieces })
    : say("won-without", { puzzles, points: scored });
}

export class Won {
  #now = $state.raw<{ seat: number; text: string } | null>(null);
  /** What the last puzzles added to the score. */
  #scored = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What a seat did, its decisions so far, and what the last of them added to its score. */
  hear(seat: number, own: readonly Happened[], scored: number): void {
    const isCompleting = own.at(-1)?.events?.some((event) => event.kind === "complete");
    if (isCompleting) this.#scored = scored;
    const text = wonBy(own, this.#scored);
    clearTimeout(this.#timer);
    this.#now = text === null ? null : { seat, text };
    if (text !== null) this.#timer = setTimeout(() => (this.#now = null), MOMENT_MS);
  }

  /** For whoever plays this seat. */
  of(seat: number | null): string | null {
    return this.#now && this.#now.seat === seat ? this.#now.text : null;
  }
}
