/** What lets things begin to move, one after the other, and land. */
import { prefs } from "../../browser/prefs.svelte";
import type { Flights } from "./flights.svelte";
import type { Completion, Flight, Motion } from "./motion";
import { isStill, TIMES } from "./times";

export class Mover {
  readonly #flights: Flights;
  /** Those that have not begun to move. */
  #waiting = $state.raw<readonly number[]>([]);
  /** When all of it has landed. */
  #until = -Infinity;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(flights: Flights) {
    this.#flights = flights;
  }

  get flying(): Flight[] {
    return this.#flights.all.filter((each) => !this.#waiting.includes(each.id));
  }

  /** In how many milliseconds all will have landed; since then so many have passed if it is less than 0. */
  get landing(): number {
    return this.#until - performance.now();
  }

  /** The pieces that lie on a puzzle which was completed. */
  lying({ pieces }: Completion): Completion["pieces"] {
    const isFlying = (id: number | null) => this.flying.some((each) => each.id === id);
    return pieces.filter(({ comes, leaves }) => this.#waiting.includes(leaves) && !isFlying(comes));
  }

  /** It is drawn now: what moves begins to. */
  begin({ flights, completions, came, time }: Motion): void {
    const all = this.#flights;
    if (flights.length) all.all = [...all.all, ...flights];
    for (const delay of new Set(flights.map((each) => each.delay))) if (delay) this.#leaveAt(delay, flights);
    if (time) this.#until = Math.max(this.#until, performance.now() + time);
    if (completions.length) {
      all.completions = [...all.completions, ...completions];
      this.#after(time, () => (all.completions = all.completions.filter((each) => !completions.includes(each))));
    }
    if (!came.length) return;
    this.#after(time, () => {
      const edged = new Set(came);
      all.came = edged;
      this.#after(TIMES.edge, () => all.came === edged && (all.came = new Set()));
    });
  }

  /** Some of them wait until their time has come. */
  #leaveAt(delay: number, flights: readonly Flight[]): void {
    const ids = flights.filter((each) => each.delay === delay).map((each) => each.id);
    this.#waiting = [...this.#waiting, ...ids];
    this.#after(delay, () => (this.#waiting = this.#waiting.filter((id) => !ids.includes(id))));
  }

  #after(time: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, time);
    this.#timers.add(timer);
  }

  /** Everything is where it goes, at once. */
  land(): void {
    const all = this.#flights;
    if (!all.isBusy) return;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting = [];
    all.all = [];
    all.completions = [];
    all.came = new Set();
    this.#until = -Infinity;
  }

  /** It is where it goes. */
  arrive({ id }: Flight): void {
    this.#flights.all = this.#flights.all.filter((each) => each.id !== id);
  }

  /** The game is over: when the last of it has landed, the result may come. What is given back gives that up. */
  endWhenLanded(): (() => void) | undefined {
    if (this.#flights.end !== "coming" || this.#flights.isBusy) return undefined;
    // Not bit by bit for whoever wants no motion, or no waiting.
    const end = isStill() || prefs.pace === "instant" ? "come" : "revealed";
    const timer = setTimeout(() => (this.#flights.end = end), end === "come" ? 0 : TIMES.result);
    return () => clearTimeout(timer);
  }
}
