/** How long what others do is shown, in milliseconds, so that a person can follow it. */
import { prefs } from "../../browser/prefs.svelte";
import type { Happening } from "../../wire/messages";
import { CALM, isStill, TIMES } from "../moments/times";

/** After so many turns pauses are short. */
const MANY = 2;

const { card, place } = TIMES;
const TAKES: Readonly<Record<string, number>> = {
  take: card,
  recycle: card,
  opponent_take: card,
  opponent_locks: card,
  opponent_unlocks: card,
  gain: place,
  swap: place,
  place,
  levelup: place,
  reward: place,
  complete: TIMES.freeOfOthers,
};

/** Calm takes longer. Nothing is shown one by one where nobody looks, nothing moves, or nobody wants to wait. */
export function slowness(): number {
  if (prefs.pace === "instant" || document.visibilityState !== "visible" || isStill()) return 0;
  return prefs.pace === "calm" ? CALM : 1;
}

export class TurnPace {
  readonly #pause: number;
  readonly #slowness: number;
  #left: number;

  /** For a turn that is shown after so many others. */
  constructor(turnsBefore: number, slow: number) {
    this.#pause = (turnsBefore >= MANY ? TIMES.shortPause : TIMES.pause) * slow;
    this.#slowness = slow;
    this.#left = (TIMES.turn - TIMES.lit) * slow;
  }

  get lit(): number {
    return TIMES.lit * this.#slowness;
  }

  /** For what an action, or a part of one, did; so many actions of the turn are still to come. */
  of(events: readonly Happening[], actionsToCome: number): number {
    // A reward comes home with the pieces of what it is for.
    const isCompleted = events.some(({ kind }) => kind === "complete");
    const shown = events.filter(({ kind }) => !(isCompleted && kind === "reward"));
    const wanted = shown.reduce((sum, { kind }) => sum + (TAKES[kind] ?? 0), 0) * this.#slowness;
    const least = actionsToCome * TIMES.action * this.#slowness;
    const time = Math.max(0, Math.min(wanted && wanted + this.#pause, this.#left - least));
    this.#left -= time;
    return time;
  }
}
