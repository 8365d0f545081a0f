/** While it is shown what others do, a press of anything only skips ahead: nothing is done by it. */
import { isPress } from "../moments/pressing";

/** What can be skipped. */
export interface Skippable {
  readonly isOn: boolean;
  skip(): void;
  /** Nobody looks any more. */
  skipAll(): void;
}

/** Whoever writes, or has something open before the board, goes on with that. */
const ELSEWHERE = "input, textarea, select, [contenteditable], dialog[open], [data-chat]";

/** Listen while something is shown; the answer stops it. */
export function listenToSkipping(showing: Skippable): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  /** The rest of the press that skipped: it does nothing either. */
  let isSpent = false;

  const isMeant = (event: Event) => !(event.target instanceof Element && event.target.closest(ELSEWHERE));
  function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function begin(event: Event): void {
    isSpent = false;
    if (!showing.isOn || !isMeant(event)) return;
    isSpent = true;
    swallow(event);
    showing.skip();
  }
  /** Some presses are heard of as clicks alone. */
  function end(event: Event): void {
    if (isSpent) swallow(event);
    else if (event.type === "click") begin(event);
    if (event.type === "click" || event.type === "keyup") isSpent = false;
  }

  addEventListener("pointerdown", begin, on);
  addEventListener("keydown", (event) => isPress(event) && begin(event), on);
  for (const type of ["mousedown", "touchstart", "pointerup", "mouseup", "click", "keyup"] as const)
    addEventListener(type, end, { ...on, passive: false });
  addEventListener("visibilitychange", () => document.visibilityState !== "visible" && showing.skipAll(), on);
  return () => stop.abort();
}
