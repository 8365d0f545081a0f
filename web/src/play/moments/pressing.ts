/** A press of anything, by finger, mouse or key: before anybody else hears of it. */
const NOT_PRESSES = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"]);

/** Whether a key is more than a way to somewhere. */
export const isPress = (event: KeyboardEvent) => !NOT_PRESSES.has(event.key) && !event.ctrlKey;

/** Tell of every press; the answer stops it. */
export function listenToPresses(press: () => void): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  addEventListener("pointerdown", press, on);
  addEventListener("keydown", (event) => isPress(event) && press(), on);
  return () => stop.abort();
}
