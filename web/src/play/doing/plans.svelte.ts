/** Plans for puzzles one points at: asked for once in each position, one after the other, and kept. */
import { NotDone } from "../../wire/line";
import type { Piece } from "../../geometry/cells";
import type { Planned } from "../../wire/messages";
import { isCoached } from "../table/coached";
import type { LiveTable } from "../table/table.svelte";

const AGAIN_S = 1;
const MOST_TRIES = 60;

export class Plans {
  /** Null where the server gives none. */
  #known = $state.raw<Record<string, Planned | null>>({});
  #last = $state.raw<Planned | null>(null);
  /** Which of its ways is shown, from 0. */
  #way = $state(0);
  #wanted: string | null = null;
  #isAsking = false;

  constructor(readonly table: LiveTable) {}

  #key(source: string): string {
    return `${this.table.now?.decision} ${this.table.seat} ${source}`;
  }

  /** The plan for a puzzle, in the way that is shown; null: none is given, undefined: it is still to come. */
  of(source: string): Planned | null | undefined {
    const plan = this.#first(source);
    const other = plan?.others?.[this.#way - 1];
    return plan && other ? { ...plan, ...other } : plan;
  }

  /** The way that is shown, from 0, and how many there are. */
  ways(source: string): { way: number; all: number; keeps: Piece | null } {
    const others = this.#first(source)?.others ?? [];
    const way = this.#way > others.length ? 0 : this.#way;
    return { way, all: others.length + 1, keeps: others[way - 1]?.keeps ?? null };
  }

  /** Show the next way, after the last one the first. */
  next(source: string): void {
    const { way, all } = this.ways(source);
    this.#way = (way + 1) % all;
  }

  #first(source: string): Planned | null | undefined {
    if (!this.table.now?.has_hints || !isCoached()) return null;
    const known = this.#known[this.#key(source)];
    if (known !== undefined) return known;
    // L3: what others do meanwhile is no reason to let it vanish before the new one comes.
    const last = this.#last;
    const isSame =
      this.table.view?.variant === "line-clear" &&
      last?.source === source &&
      last.seat === this.table.seat &&
      this.table.view?.rows[source[0] as "W"]?.[Number(source.slice(1)) - 1] === last.puzzle;
    return isSame ? last : undefined;
  }

  /** Ask for a plan, if it is not there yet; whoever points at many puzzles gets that of the last one. */
  want(source: string): void {
    if (source !== this.#wanted) this.#way = 0;
    this.#wanted = source;
    void this.#ask();
  }

  /** Nothing is pointed at any more. */
  rest(): void {
    this.#wanted = null;
    this.#way = 0;
  }

  async #ask(tries = 0): Promise<void> {
    const { table } = this;
    const source = this.#wanted;
    if (!source || this.#isAsking || !table.now?.has_hints || !isCoached() || table.seat === null) return;
    const key = this.#key(source);
    if (this.#known[key] !== undefined) return;
    this.#isAsking = true;
    let wait = 0;
    try {
      const answer = await table.line.ask({ type: "plan", table: table.id, seat: table.seat, source });
      if (answer.type === "plan") this.#keep(`${answer.decision} ${answer.seat} ${source}`, answer);
    } catch (error) {
      // Nobody asked for this in so many words: where no plan comes, the puzzle is shown without one.
      wait = error instanceof NotDone ? (error.refused.retry_after ?? 0) : AGAIN_S;
      if (!wait || tries >= MOST_TRIES) this.#keep(key, null);
    }
    if (wait) await new Promise((done) => setTimeout(done, wait * 1000));
    this.#isAsking = false;
    void this.#ask(this.#wanted === source ? tries + 1 : 0);
  }

  /** Of earlier positions nothing is kept. */
  #keep(key: string, plan: Planned | null): void {
    const position = key.split(" ")[0] + " ";
    const others = Object.entries(this.#known).filter(([each]) => each.startsWith(position));
    this.#known = { ...Object.fromEntries(others), [key]: plan };
    if (plan) this.#last = plan;
  }
}
