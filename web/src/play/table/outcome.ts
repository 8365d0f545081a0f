/** What a decision of one's own would surely do, before it is made. */
import type { Event } from "../../engine/events";
import type { Done, Situation } from "../../engine/situation";

/** What nothing brings back once it has happened: the end of a turn, and of Finishing Touches. */
const ENDS: readonly string[] = ["end_turn", "touches"];

export class Outcome {
  readonly events: readonly Event[];
  readonly after: Situation;
  readonly #before: Situation;
  readonly #seat: number;

  constructor(before: Situation, { events, after }: Done, seat: number) {
    this.#before = before;
    this.events = events;
    this.after = after;
    this.#seat = seat;
  }

  #own(kind: string): Event[] {
    return this.events.filter((event) => event.kind === kind && event["seat"] === this.#seat);
  }

  /** Afterwards the seat has nothing more to decide, and cannot take it back. */
  get endsTurn(): boolean {
    return ENDS.some((kind) => this.#own(kind).length > 0);
  }

  /** T12: the puzzles that it completes, in the order of the slots. */
  get completed(): { slot: number; puzzle: string }[] {
    return this.#own("complete").map((event) => ({ slot: Number(event["slot"]), puzzle: String(event["puzzle"]) }));
  }

  /** What it adds to the score. */
  get points(): number {
    return this.after.scores[this.#seat]! - this.#before.scores[this.#seat]!;
  }

  /** T13: whether one action fewer can be begun then. */
  get isAction(): boolean {
    return this.after.actionsToBegin(this.#seat) < this.#before.actionsToBegin(this.#seat);
  }
}
