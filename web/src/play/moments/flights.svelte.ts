/** Things on their way: whatever draws where they go asks here whether they have arrived. */
import type { Piece } from "../../geometry/cells";
import type { Filling } from "./fillings";
import { type Completion, type Flight, slotOf } from "./motion";

export class Flights {
  /** What is on its way, or soon will be. */
  all = $state.raw<readonly Flight[]>([]);
  completions = $state.raw<readonly Completion[]>([]);
  /** What came a moment ago is edged with light. */
  came = $state.raw<ReadonlySet<Piece>>(new Set());
  /** The game is over: its last things are on their way, or the result comes before one's eyes, bit by bit or not. */
  end = $state<"coming" | "come" | "revealed" | null>(null);

  /** Something is on its way. */
  readonly isBusy: boolean = $derived(this.all.length > 0 || this.completions.length > 0);

  /** How many of what is hidden under this name are still on their way. */
  coming(hides: string): number {
    return this.all.filter((each) => each.hides === hides).length;
  }

  /** Points that a seat has and that have not risen into its score. */
  rising(seat: number | null): number {
    return this.all.reduce((sum, each) => sum + (each.hides === `score ${seat}` ? each.points! : 0), 0);
  }

  /** Puzzles of a seat that are full of light, and not yet in its pile. */
  completing(seat: number | null): number {
    return this.completions.filter((each) => each.seat === seat).length;
  }

  /** What can be seen of the pieces on a puzzle. */
  landed(seat: number | null, slot: number, placed: Filling): Filling {
    if (!this.all.length) return placed;
    return placed.filter(([, cells]) => !this.coming(`cells ${slotOf(seat, slot)} ${cells}`));
  }
}
