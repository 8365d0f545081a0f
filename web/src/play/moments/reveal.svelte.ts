/** The result, revealed seat by seat: the last first, the winner after a silence. */
import { TIMES } from "./times";

/** One step of it: which seats come, and how long it takes. */
export interface Step {
  seats: readonly number[];
  time: number;
}

/** The steps for seats in order, the best first. Those who share a victory come together. */
export function stepsOf(ranking: readonly { seat: number; isWinner: boolean }[]): Step[] {
  // Solo: where the automatic opponent is ahead, nobody wins.
  const first = Math.max(1, ranking.filter((each) => each.isWinner).length);
  const seats = ranking.map(({ seat }) => seat);
  const others = seats.slice(first).reverse();
  return [
    ...others.map((seat) => ({ seats: [seat], time: TIMES.row })),
    { seats: [], time: TIMES.silence },
    { seats: seats.slice(0, first), time: TIMES.sweep },
  ];
}

export class Reveal {
  readonly #steps: readonly Step[];
  readonly #tell: (step: Step) => unknown;
  /** The step that is shown; past the last one all is said. */
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whoever wants to know is told of every step that is shown, not of those that are skipped. */
  constructor(steps: readonly Step[], tell: (step: Step) => unknown = () => undefined) {
    this.#steps = steps;
    this.#tell = tell;
    this.#show(0);
  }

  get isOn(): boolean {
    return this.#at < this.#steps.length;
  }

  /** Who won is said with the last of them. */
  get isSaid(): boolean {
    return this.#at >= this.#steps.length - 1;
  }

  /** How long a seat's row takes from now on; 0: it is all there, null: it has not come yet. */
  timeOf(seat: number): number | null {
    const at = this.#steps.findIndex((step) => step.seats.includes(seat));
    return at > this.#at ? null : at < this.#at ? 0 : (this.#steps[at]?.time ?? 0);
  }

  #show(at: number): void {
    this.#at = at;
    const step = this.#steps[at];
    if (!step) return;
    this.#tell(step);
    this.#timer = setTimeout(() => this.#show(at + 1), step.time);
  }

  /** To the end of it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#at = this.#steps.length;
  }
  skipAll = () => this.skip();
}
