/** Who is away from a table, and for how long: it goes on between what a server says. */

/** Whoever is back within so many seconds was never away. */
const TOLD_S = 5;

export type Choice = "wait" | "stand_in" | "break_off";
export const CHOICES: readonly Choice[] = ["wait", "stand_in", "break_off"];

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const [first, ...rest] = [...(hours ? [hours] : []), minutes, whole % 60];
  return [first, ...rest.map((each) => String(each).padStart(2, "0"))].join(":");
}

export class Away {
  /** Since when each seat is, by this machine's clock; null for those who are there. */
  #since = $state.raw<(number | null)[]>([]);
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The question how to go on is put aside. */
  isAside = $state(false);

  /** What is said of each seat: seconds, or nothing. */
  hear(seconds: readonly (number | null | undefined)[]): void {
    this.#now = Date.now();
    const before = this.#gone;
    this.#since = seconds.map((each) => (each === null || each === undefined ? null : this.#now - each * 1000));
    // Somebody came or went: that is another question.
    if (this.#gone !== before) this.isAside = false;
    const isSomebody = this.#gone !== "";
    if (isSomebody) this.#timer ??= setInterval(() => (this.#now = Date.now()), 1000);
    else this.stop();
  }

  get #gone(): string {
    return this.#since.flatMap((since, seat) => (since === null ? [] : [seat])).join();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** For how many seconds a seat is away; null for those who are there, or went just now. */
  of(seat: number): number | null {
    const since = this.#since[seat] ?? null;
    const seconds = since === null ? 0 : Math.floor((this.#now - since) / 1000);
    return seconds < TOLD_S ? null : seconds;
  }
}
