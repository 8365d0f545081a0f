/** A game small enough to be read in a test: seats gain points in turn, and whoever passes ends theirs. */
import type { Playable } from "../local/playable";
import type { Games } from "../local/playable";
import type { Happening, View, Wishes } from "../wire/messages";
import { seatView, view } from "./table";

const MOVES = ["gain O1", "take Wdeck", "pass"];

class Race implements Playable {
  readonly faces = {};
  readonly hidesPiles = false;
  readonly box = { puzzles: [] };
  hasTakeBacks = false;
  seated: Playable["seated"] = [];
  readonly #games: RaceGames;
  readonly #wishes: Wishes;
  #past: { seat: number; move: string }[] = [];

  constructor(games: RaceGames, wishes: Wishes) {
    this.#games = games;
    this.#wishes = wishes;
  }

  get #turns(): number {
    return this.#past.filter(({ move }) => move === "pass").length;
  }
  get isOver(): boolean {
    return this.#turns >= this.#games.turns;
  }
  get toDecide(): number[] {
    return this.isOver ? [] : [this.#turns % this.#wishes.seats.length];
  }
  get scores(): number[] {
    return this.#wishes.seats.map(
      (_, seat) => this.#past.filter((each) => each.seat === seat && each.move === "gain O1").length,
    );
  }
  get winners(): number[] {
    return this.isOver ? [0] : [];
  }
  get standing(): Playable["standing"] {
    const none = { noted: 0, touches: 0, unfinished: 0, puzzles: 0, pieces: 0 };
    const lost = (seat: number) => (this.isOver && seat ? ("points" as const) : null);
    const parts = this.scores.map((total, seat) => ({ ...none, pile: total, total, lost_at: lost(seat) }));
    return { parts, decided_by: lost(1), rule: this.isOver ? "E6" : null, lead: 0 };
  }
  readonly stopping = null;
  legal(seat: number): string[] {
    return this.toDecide.includes(seat) ? MOVES : [];
  }
  whyNot(move: string, seat: number) {
    if (!this.toDecide.includes(seat)) return { code: "not_your_turn", rule: "S5", args: {} };
    return MOVES.includes(move) ? null : { code: "unreadable_move", rule: null, args: { move } };
  }
  play(move: string, seat: number): Happening[] {
    if (this.#games.breaks-- === 1) throw new WebAssembly.RuntimeError("unreachable");
    this.#past.push({ seat, move });
    if (move === "gain O1") return [{ kind: "gain", seat, piece: "O1" }];
    if (move !== "pass") return [{ kind: "take", seat, source: "Wdeck" }];
    return [{ kind: "end_turn", seat }, this.isOver ? { kind: "over" } : { kind: "turn", seat: this.toDecide[0]! }];
  }
  held(move: string, seat: number): { after: Playable; events: Happening[] } | null {
    return move === "pass" && this.toDecide.includes(seat) ? { after: this.copy(), events: [] } : null;
  }
  undo(): void {
    this.#past.pop();
  }
  view(): View {
    return view({ seats: this.#wishes.seats.map(() => seatView()), to_decide: this.toDecide });
  }
  bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array();
  }
  copy(): Playable {
    const twin = new Race(this.#games, this.#wishes);
    twin.#past = [...this.#past];
    return twin;
  }
  record(): string {
    return this.#past.map(({ seat, move }) => `${seat} ${move}\n`).join("");
  }
}

export class RaceGames implements Games {
  /** After so many turns it is over. */
  turns = 4;
  /** The engine breaks with the decision that comes so many from now; 0: never. */
  breaks = 0;
  renewed = 0;

  begin(wishes: Wishes): Playable {
    return new Race(this, wishes);
  }
  plainly(puzzles: string): string {
    return puzzles;
  }
  look(): never {
    throw new Error("nobody looks at this game");
  }
  renew(): void {
    this.renewed += 1;
  }
}
