/** Clocks at a table: seconds left for each seat, running while it may decide and the page is there. */
export class Clocks {
  readonly #increment: number;
  readonly #left: number[];
  #running: readonly number[] = [];
  #at: number;

  constructor(clock: { seconds: number; increment?: number }, seats: number, at: number) {
    this.#increment = clock.increment ?? 0;
    this.#left = Array<number>(seats).fill(clock.seconds);
    this.#at = at;
  }

  get running(): readonly number[] {
    return this.#running;
  }

  /** From now on the clocks of these seats run; whose clock stops gets the increment. */
  goOn(running: readonly number[], at: number): void {
    const used = Math.max(0, at - this.#at);
    for (const seat of this.#running) {
      this.#left[seat] = Math.max(0, this.#left[seat]! - used);
      if (!running.includes(seat)) this.#left[seat]! += this.#increment;
    }
    this.#running = [...running];
    this.#at = Math.max(at, this.#at);
  }

  /** Seconds a seat has left. */
  left(seat: number, at: number): number {
    const used = this.#running.includes(seat) ? Math.max(0, at - this.#at) : 0;
    return Math.max(0, this.#left[seat]! - used);
  }

  /** The page was away until now, and that was nobody's time. */
  resume(at: number): void {
    this.#at = Math.max(at, this.#at);
  }
}
