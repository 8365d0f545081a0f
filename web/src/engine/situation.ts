/** A position, complete or as a seat may know it, and what the rules say about it: all that playing needs. */
import { NONE, OFFERED, OVER, SPECTATOR } from "./built/data";
import type { Agreed } from "./agreeing";
import { eventOf, type Event } from "./events";
import { MOVE_TEXTS, indexOf, misread, type AnyMove } from "./moves";
import { plain, type Plain } from "./plain";
import { deckNames, position } from "./positions";
import { Raw, type Row } from "./raw";
import { explained, type Refusal } from "./refusals";
import type { Deck, Position, View } from "./shapes";
import { readStanding, readStopping, type Standing, type Stopping } from "./standings";
import { view } from "./views";

export type Offered = (typeof OFFERED)[number];
export const ALL_OFFERED: ReadonlySet<Offered> = new Set(OFFERED);

/** What a decision did: the events it caused, and how things are then. */
export interface Done {
  readonly events: Event[];
  readonly after: Situation;
}

/** It never changes: a decision leads to another one. */
export class Situation {
  readonly #played: Agreed;
  readonly #raw: Raw;
  #plain: Plain | null = null;

  constructor(played: Agreed, raw: Raw) {
    this.#played = played;
    this.#raw = raw;
  }

  /** The situation of bytes that a game gave out. */
  static fromBytes(played: Agreed, bytes: Uint8Array): Situation {
    return new Situation(played, new Raw(played.engine, played.box, bytes));
  }

  get #state(): Plain {
    return (this.#plain ??= plain(this.#raw.state));
  }

  /** The seats that may decide now; two of them in Line Clear, none when the game is over. */
  get toDecide(): number[] {
    return [...Array(this.#played.terms.players).keys()].filter((seat) => this.#state.deciding[seat]);
  }

  /** Every move a seat may make now, in index order; none for a seat that may not decide. */
  legal(seat: number): string[] {
    return this.#raw.legal(seat).map((index) => MOVE_TEXTS[index]!);
  }

  /** Null if the move may be made, otherwise why not. */
  whyNot(move: AnyMove, seat: number): Refusal | null {
    const index = indexOf(move);
    if (index === undefined) return unread(move);
    const code = this.#raw.whyNot(seat, index);
    return code === 0 ? null : this.#explain(code, seat, index);
  }

  /** Make a move, or say why it may not be made. */
  play(move: AnyMove, seat: number): Done | Refusal {
    return this.#decide("play", move, seat);
  }

  /** The same where cards are hidden: only what the decision surely does, before any of them is turned up. */
  foresee(move: AnyMove, seat: number): Done | Refusal {
    return this.#decide("foresee", move, seat);
  }

  /** T1: how things are when the turn that ends with this move waits to be ended; null where it does not wait. */
  held(move: AnyMove, seat: number): Done | null {
    const index = indexOf(move);
    const raw = this.#raw.copy();
    const rows = index === undefined ? null : raw.hold(seat, index);
    return rows && this.#done(rows, raw);
  }

  #decide(how: "play" | "foresee", move: AnyMove, seat: number): Done | Refusal {
    const index = indexOf(move);
    if (index === undefined) return unread(move);
    const raw = this.#raw.copy();
    const rows = raw[how](seat, index);
    if (typeof rows === "number") return this.#explain(rows, seat, index);
    return this.#done(rows, raw);
  }

  #done(rows: readonly Row[], raw: Raw): Done {
    const { box } = this.#played;
    return { events: rows.map((row) => eventOf(row, box)), after: new Situation(this.#played, raw) };
  }

  #explain(code: number, seat: number, index: number): Refusal {
    return explained(code, this.#state, seat, index, () => this.legal(seat));
  }

  get isOver(): boolean {
    return this.#state.phase === OVER;
  }

  /** Points of each seat; in solo seat 1 is the automatic opponent. */
  get scores(): number[] {
    return this.standing.parts.map((part) => part.total);
  }

  /** E6, E7: what each score is made of, and once the game is over the step that decided it. */
  get standing(): Standing {
    const { rows, step, lead } = this.#raw.standing();
    return readStanding(rows, this.#played.terms, step, lead);
  }

  /** E3, E5: at Finishing Touches how each seat would end if nobody placed anything more; null before them. */
  get stopping(): Stopping | null {
    const { rows, steps } = this.#raw.stopping();
    return steps ? readStopping(rows, this.#played.terms, steps) : null;
  }

  /** The points that each of a seat's four slots would cost if the game ended now. */
  unfinishedCosts(seat: number): number[] {
    return this.#state.puzzle[seat]!.map((_, slot) => this.#raw.unfinishedCost(seat, slot));
  }

  /** What this table has that others have not. */
  get offered(): ReadonlySet<Offered> {
    const bits = this.#raw.told((rules, at) => rules.offered(at.state));
    return new Set(OFFERED.filter((_, bit) => (bits >> bit) & 1));
  }

  /** P5: whether what somebody completed lies face down. */
  get hidesPiles(): boolean {
    return this.#state["options.hidden_piles"] === 1;
  }

  /** T13: how many actions a seat may still begin this turn. */
  actionsToBegin(seat: number): number {
    return this.#raw.told((rules, at) => rules.actions_to_begin(at.state, seat));
  }

  /** T11, G2: how many pieces the action that is under way could still place. */
  placesLeft(seat: number): number {
    return this.#raw.told((rules, at) => rules.places_left(at.state, seat));
  }

  /** E1: the deck whose last puzzle brings the end. */
  get endingDeck(): Deck {
    return deckNames(this.#played.terms)[this.#raw.told((rules, at) => rules.ending_deck(at.state))]!;
  }

  /** E2, L6: rounds, in Line Clear beats, after this one; null before the end is triggered. */
  get roundsLeft(): number | null {
    const left = this.#raw.told((rules, at) => rules.rounds_left(at.state));
    return left === NONE ? null : left;
  }

  /** The winning seats, several if they share the victory; none until the game is over. */
  get winners(): number[] {
    return this.#raw.winners();
  }

  /** As a seat may know it; null: as everybody at the table may. */
  seenBy(seat: number | null): Situation {
    return Situation.fromBytes(this.#played, this.#raw.seenBy(seat ?? SPECTATOR));
  }

  /** What a seat may know. */
  view(seat: number | null): View {
    return view(this.seenBy(seat).position);
  }

  /** Everything that is known of it. */
  get position(): Position {
    const { box, terms } = this.#played;
    return position(this.#state, box, terms, (seat, slot) => this.#raw.pieces(seat, slot));
  }

  /** The bytes of the position, as compiled code reads them. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#raw.state.slice();
  }
}

export const isDone = (done: Done | Refusal): done is Done => "after" in done;

function unread(move: AnyMove): Refusal {
  const [code, args] = misread(move);
  return { code, rule: null, args };
}
