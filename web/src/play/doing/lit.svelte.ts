/** What happened, whose places on the board are lit because somebody asks where it was. */
import type { Happening } from "../../wire/messages";

export class Lit {
  event = $state.raw<Happening | null>(null);
  /** By a press, until the next one; otherwise as long as it is looked at. */
  #isKept = false;

  show(event: Happening | null, isKept = false): void {
    this.event = event;
    this.#isKept = isKept;
  }
  leave(): void {
    if (!this.#isKept) this.event = null;
  }
}
