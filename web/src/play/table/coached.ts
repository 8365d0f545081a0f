/** How much a table tells: nothing but where a piece in hand may go, or also what fits and completes. */
import { prefs } from "../../browser/prefs.svelte";

let isUnaided = false;

/** A puzzle is played by oneself: until it is left nothing is told of what fits and completes. */
export function beUnaided(): () => void {
  isUnaided = true;
  return () => (isUnaided = false);
}

export const isCoached = (): boolean => prefs.coach !== "off" && !isUnaided;
