/** What the end of a game is announced with: for a moment, once each, where the market is. */
import { isStill, TIMES } from "./times";

/** The end is near, the last round has begun, Finishing Touches are open. */
export type Announced = "near" | "last" | "finishing";
const ORDER: readonly (Announced | null)[] = [null, "near", "last", "finishing"];

/** How long it is there: it comes, stays, and goes; the account of the touches comes at once. */
export const timeOf = (announced: Announced) => (announced === "finishing" ? TIMES.sweep : 2 * TIMES.card + TIMES.stay);

export class Announcing {
  now = $state<Announced | null>(null);
  #known: Announced | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What stood before one came is no news. */
  constructor(known: Announced | null) {
    this.#known = known;
  }

  /** How it stands, and nothing else is to be seen now; what was taken back can be announced again. */
  hear(stands: Announced | null): void {
    const isNews = ORDER.indexOf(stands) > ORDER.indexOf(this.#known);
    if (stands === this.#known) return;
    this.#known = stands;
    this.skip();
    if (!isNews || stands === null || isStill()) return;
    this.now = stands;
    this.#timer = setTimeout(() => (this.now = null), timeOf(stands));
  }

  /** Enough of it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
