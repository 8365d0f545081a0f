/** What is heard: made in the page, from the first touch on, unless it is switched off. */
import { prefs } from "./prefs.svelte";
import type { play } from "./synth";

/** One a material: card, acrylic, light, glass; and what the table has to say. */
export type Sound = "card" | "piece" | "light" | "lamp" | "refusal" | "turn" | "result";

/** Browsers let nothing be heard before somebody has touched the page. */
let context: AudioContext | null = null;
let making: Promise<typeof play | null> | null = null;

/** How it is made is fetched when it is wanted; without a line nothing is heard, and the next sound asks again. */
function make(): Promise<typeof play | null> {
  return (making ??= import("./synth").then(
    (found) => found.play,
    () => (making = null),
  ));
}

/** Somebody touches the page: from now on there may be sounds. */
export function touch(): void {
  if (context || !prefs.sounds || !("AudioContext" in globalThis)) return;
  context = new AudioContext();
  void make();
}

/** Let a sound be heard, after so many milliseconds. */
export function sound(which: Sound, after = 0): void {
  const { volume } = prefs;
  if (!prefs.sounds || !volume || !context) return;
  const at = context.currentTime + after / 1000;
  // What comes too late, because it was only fetched, is not heard at all.
  void make().then((play) => prefs.sounds && context && play?.(context, which, at, volume));
}

/** Listen for touches; the answer stops it. */
export function listenToTouch(): () => void {
  const stop = new AbortController();
  for (const type of ["pointerdown", "keydown"] as const)
    addEventListener(type, touch, { signal: stop.signal, capture: true });
  return () => stop.abort();
}
