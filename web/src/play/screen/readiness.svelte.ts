/** Whether bots can think yet: after a server's first start they are compiled, while people already play. */
import { api } from "../../wire/api";

/** One asks only when a bot takes longer than bots do. */
const LOOK_MS = 2000;

export class Readiness {
  /** In about how many seconds bots can think; 0 if they can. */
  seconds = $state(0);
  #isWatching = false;

  /** Ask from now on; what is given back stops it. */
  watch(): () => void {
    const timer = setInterval(() => void this.#look(), LOOK_MS);
    this.#isWatching = true;
    return () => {
      clearInterval(timer);
      this.#isWatching = false;
      this.seconds = 0;
    };
  }

  async #look(): Promise<void> {
    // Whoever cannot be asked is asked again: the line says so elsewhere.
    const told = await api.get<{ ready_in: number }>("bots").catch(() => null);
    if (this.#isWatching) this.seconds = told?.ready_in ?? 0;
  }
}
