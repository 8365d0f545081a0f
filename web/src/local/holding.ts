/** Turns that wait to be ended: what their seats decided last is in the log, and not played yet. */
import type { Held } from "../wire/messages";
import type { Decision } from "./entries";
import type { Playable } from "./playable";

export class Holding {
  /** In the order in which they began to wait. */
  #waiting = new Map<number, Held>();
  /** How the game stands with them. */
  #ahead: Playable | null = null;

  get size(): number {
    return this.#waiting.size;
  }

  has(seat: number): boolean {
    return this.#waiting.has(seat);
  }

  /** What was decided, if the turn of a seat waits. */
  move(seat: number): string | null {
    return this.#waiting.get(seat)?.move ?? null;
  }

  get all(): Record<string, Held> {
    return Object.fromEntries(this.#waiting);
  }

  get decisions(): Decision[] {
    return [...this.#waiting].map(([seat, { move }]) => ({ seat, move }));
  }

  /** The game with all that waits. */
  position(game: Playable): Playable {
    return this.#ahead ?? game;
  }

  /** A turn waits from now on; one that cannot wait does not. */
  begin(seat: number, move: string, game: Playable): void {
    const found = this.position(game).held(move, seat);
    if (!found) return;
    this.#ahead = found.after;
    this.#waiting.set(seat, { move, events: found.events });
  }

  /** The turn of a seat waits no longer; `lookAgain` says what that means for others. */
  end(seat: number): void {
    this.#waiting.delete(seat);
  }

  /** L3: the game has moved on: what may still wait does, and what cannot be done any more is dropped. */
  lookAgain(game: Playable): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    this.#ahead = null;
    for (const [seat, { move }] of waiting) this.begin(seat, move, game);
  }
}
