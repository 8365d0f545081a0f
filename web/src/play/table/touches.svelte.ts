/** E3: the account of the seat that is at its Finishing Touches, and what the server says can still be made of them. */
import { figure, listed, say } from "../../words/words.svelte";
import { NotDone } from "../../wire/line";
import type { Stopping, Touched } from "../../wire/messages";
import { waysOf } from "./account";
import { isCoached } from "./coached";
import type { LiveTable } from "./table.svelte";

const PAUSE_S = 2;

export class Touches {
  #told = $state.raw<Touched | null>(null);
  #asked: Promise<unknown> = Promise.resolve();

  constructor(readonly table: LiveTable) {}

  /** What stopping now would bring, of the own seat that is at its touches. */
  get stopping(): Stopping | null {
    const { now, seat } = this.table;
    return seat === null ? null : (now?.finishing?.[seat] ?? null);
  }

  /** What the server says of this very position; null until it does. */
  get told(): Touched | null {
    const { now, seat } = this.table;
    const told = this.#told;
    return told && told.decision === now?.decision && told.seat === seat ? told : null;
  }

  /** The score that is still to be had, where it is more than stopping now brings; null also where nobody may say. */
  get better(): number | null {
    const { told, stopping } = this;
    return told && stopping && told.best > stopping.now ? told.best : null;
  }

  /** What the button that ends them says; with little room, shortly. */
  ending(isShort: boolean): string {
    const { better, stopping } = this;
    if (!stopping) return say("main-finish");
    const score = figure(stopping.now);
    if (better === null) return say("main-finish-at", { score });
    return say(isShort ? "main-finish-of" : "main-finish-possible", { score, best: figure(better) });
  }

  /** Touches in words: which pieces on which puzzle. */
  ways(line: readonly string[]): string {
    return listed(
      waysOf(this.table.mine?.puzzles ?? [], line).map(({ id, pieces }) =>
        say("touches-way", { pieces: pieces.join(" "), puzzle: id }),
      ),
    );
  }

  /** Ask until the answer is about this position; the function that is returned gives it up. */
  ask(): () => void {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      await this.#asked; // one question at a time: the server would refuse a second one
      if (!isWanted || this.told || !isCoached()) return;
      const answered = this.#askOnce(this.table.seat!);
      this.#asked = answered;
      const seconds = await answered;
      if (isWanted && !this.told) timer = setTimeout(() => void ask(), seconds * 1000);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }

  /** In how many seconds to ask again, if need be. */
  async #askOnce(seat: number): Promise<number> {
    try {
      const answer = await this.table.line.ask({ type: "touches", table: this.table.id, seat });
      if (answer.type === "touches") this.#told = answer;
      return 0;
    } catch (error) {
      // The sums are an extra: whoever does not get them still sees what stopping now brings.
      return error instanceof NotDone ? (error.refused.retry_after ?? PAUSE_S) : PAUSE_S;
    }
  }
}
