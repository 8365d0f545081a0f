/**
 * A table in the page as its log makes it: entries in, state out, as `server/tables/live.py` does it for many people.
 *
 * `apply` folds one entry after another. Before an entry is written, `decide`, `takeBack`, `sit` and the others say
 * whether it may be: they return the entry, or throw a NotNow.
 */
import type { Stop } from "../engine/standings";
import type { Happened, Stopping, TieBreak, View, Wishes } from "../wire/messages";
import { inBase64 } from "../wire/base64";
import { Clocks } from "./clocks";
import { type Entry, YOU } from "./entries";
import type { Games, Playable } from "./playable";
import { Holding } from "./holding";
import { NotNow } from "./refusing";

export type Phase = "waiting" | "playing" | "over" | "closed";

/** Decisions of which the events are kept, for a page that is loaded anew. */
const REMEMBERED = 100;
/** The bot that plays on for somebody who left, or whose time is up. */
const STAND_IN = "casual";
const MOST_SITS = 80;
const REVEALING = new Set(["refill", "noted"]);
const TURN_ENDING = new Set(["end_turn", "turn", "touches", "finishing", "over", "markers"]);

interface Chair {
  readonly wish: string;
  readonly isYours: boolean;
  readonly bot: string | null;
  /** A bot stands in, and you may sit down again. */
  readonly isKept: boolean;
}

/** A decision that stands. */
interface Decided {
  /** Its entry in the log. */
  number: number;
  seat: number;
  /** Made by somebody at this screen. */
  isYours: boolean;
  /** Others would not let it be taken back: something hidden came to light, or the turn was over. */
  isSettled: boolean;
}

export class LiveTable {
  readonly id: string;
  readonly wishes: Wishes;
  readonly seed: bigint;
  number = 0;
  decision = 0;
  at = 0;
  phase: Phase = "waiting";
  rematch: string | null = null;
  /** The server's table where the game goes on. */
  movedTo: { table: string; key: string } | null = null;
  chairs: Chair[];
  /** Who sat where when the game began: theirs is the result. */
  began: readonly Chair[] = [];
  toDecide: readonly number[] = [];
  happened: Happened[] = [];
  clocks: Clocks | null = null;
  /** How many cards the deck whose end brings the game's end had at first [E1] [X13]. */
  deckStart = 0;
  /** A decision was taken back that nobody would have given back to somebody else. */
  hasTakeBacks = false;
  /** The turns that wait for their seats to end them. */
  readonly holding = new Holding();
  readonly #games: Games;
  #called: (string | null)[];
  #game: Playable | null = null;
  #decided: Decided[] = [];
  #sits = 0;
  #isHiding = false;
  /** Decisions that stood when Finishing Touches began. */
  #finishingFrom: number | null = null;
  #moves: { seat: number; move: string }[] = [];

  constructor(id: string, wishes: Wishes, seed: bigint, games: Games) {
    this.id = id;
    this.wishes = wishes;
    this.seed = seed;
    this.#games = games;
    this.chairs = wishes.seats.map((wish) => ({ wish, isYours: false, bot: null, isKept: false }));
    this.#called = wishes.names?.length ? [...wishes.names] : wishes.seats.map(() => null);
  }

  // What has happened

  /** One more entry of the log. */
  apply(entry: Entry, at: number): void {
    at = Math.max(at, this.at);
    switch (entry.type) {
      case "sit":
        this.#sit(entry);
        break;
      case "start":
        this.#start(entry.first, at);
        break;
      case "decide":
        this.#decide(entry);
        break;
      case "hold":
        this.holding.begin(entry.seat, entry.move, this.game);
        break;
      case "drop":
        this.holding.end(entry.seat);
        this.holding.lookAgain(this.game);
        break;
      case "take_back":
        this.#takeBack(entry);
        break;
      case "resume":
        this.clocks?.resume(at);
        break;
      case "rematch":
        this.rematch = entry.table;
        break;
      case "moved":
        this.movedTo = { table: entry.table, key: entry.key };
        this.phase = "closed";
        break;
      case "close":
        this.phase = "closed";
    }
    this.number += 1;
    this.at = at;
    this.toDecide = this.phase === "playing" ? this.game.toDecide : [];
    this.clocks?.goOn(this.toDecide, at);
  }

  #sit({ seat, person, bot, kept }: Entry & { type: "sit" }): void {
    if (person) this.#sits += 1;
    this.chairs[seat] = {
      wish: this.chairs[seat]!.wish,
      isYours: person === YOU,
      bot: bot ?? null,
      isKept: kept === YOU,
    };
  }

  #start(first: number, at: number): void {
    const turned = <T>(all: readonly T[]): T[] => [...all.slice(first), ...all.slice(0, first)];
    this.chairs = turned(this.chairs);
    this.began = [...this.chairs];
    this.#called = turned(this.#called);
    this.#game = this.#games.begin(this.wishes, this.seed);
    if (this.#game.stopping) this.#finishingFrom = 0; // a position may be at them already
    const view = this.game.view(null);
    this.#isHiding = this.game.hidesPiles; // seats see different things
    this.deckStart = view.decks.G ?? view.decks.B ?? 0;
    this.phase = "playing";
    if (this.wishes.clock) this.clocks = new Clocks(this.wishes.clock, this.chairs.length, at);
  }

  #decide({ seat, move }: Entry & { type: "decide" }): void {
    const events = this.game.play(move, seat);
    this.holding.end(seat);
    const isSettled = events.some(
      ({ kind, source }) =>
        REVEALING.has(kind) || TURN_ENDING.has(kind) || (kind === "take" && String(source).endsWith("deck")),
    );
    this.#decided.push({ number: this.number + 1, seat, isYours: this.chairs[seat]!.isYours, isSettled });
    this.#moves.push({ seat, move });
    if (events.some(({ kind }) => kind === "finishing")) this.#finishingFrom = this.#moves.length;
    this.#note({ seat, move, events });
    if (this.game.isOver) this.phase = "over";
  }

  #takeBack({ seat, count = 1 }: Entry & { type: "take_back" }): void {
    for (let left = count; left > 0; left--) this.game.undo();
    const taken = this.#decided.splice(-count);
    this.#moves.splice(-count);
    this.hasTakeBacks ||= taken.some(({ isSettled }) => isSettled);
    if (this.#finishingFrom !== null && this.#moves.length < this.#finishingFrom) this.#finishingFrom = null;
    this.phase = "playing";
    this.#note({ seat, ...(count > 1 ? { back_to: taken[0]!.number } : {}) });
  }

  #note(what: Omit<Happened, "number" | "decision">): void {
    this.decision += 1;
    this.holding.lookAgain(this.game);
    this.happened.push({ number: this.number + 1, decision: this.decision, ...what });
    if (this.happened.length > REMEMBERED) this.happened.shift();
  }

  // How it stands

  /** The game; a NotNow before it has begun. */
  get game(): Playable {
    if (!this.#game) throw new NotNow("not_playing");
    return this.#game;
  }

  /** The game as it is seen here: with the turns that wait to be ended. */
  get position(): Playable {
    return this.holding.position(this.game);
  }

  /** The decisions after an entry of the log, in order. */
  happenedSince(number: number): Happened[] {
    return this.happened.filter((each) => each.number > number);
  }

  get own(): number[] {
    return this.chairs.flatMap((chair, seat) => (chair.isYours ? [seat] : []));
  }

  /** What somebody at this screen is called, if the table was opened with names. */
  called(seat: number): string | null {
    return this.chairs[seat]?.isYours ? (this.#called[seat] ?? null) : null;
  }

  /** What they were called who sat there when the game began. */
  calledAtFirst(seat: number): string | null {
    return this.began[seat]?.isYours ? (this.#called[seat] ?? null) : null;
  }

  /** You may sit down: a bot only stands in. */
  maySit(seat: number): boolean {
    return this.phase === "playing" && this.#whyNotSit(seat) === null;
  }

  #whyNotSit(seat: number): string | null {
    const chair = this.chairs[seat]!;
    if (chair.isYours || chair.wish !== YOU) return "seat_taken";
    return this.#sits >= MOST_SITS ? "sat_too_often" : null;
  }

  get isFull(): boolean {
    return this.chairs.every((chair) => chair.isYours || chair.bot !== null);
  }

  /** The seat whose view you get: of your own, the one to decide; null: a spectator's. */
  get perspective(): number | null {
    const { own } = this;
    return own.find((seat) => this.toDecide.includes(seat)) ?? own[0] ?? null;
  }

  /** The view of a seat; the text of a puzzle file of one's own is in the wishes, and never changes. */
  view(seat: number | null, position: Playable = this.game): View {
    const view: View & { puzzles?: unknown } = { ...position.view(this.#isHiding ? seat : null) };
    if (view.puzzles !== null) delete view.puzzles;
    return view;
  }

  /** The same position for the engine of the page. */
  state(seat: number | null, position: Playable = this.game): string {
    return inBase64(position.bytes(this.#isHiding ? seat : null));
  }

  /** Points so far, as a seat knows them; [P5] those of hidden piles are their owners' to know. */
  scores(seat: number | null, position: Playable = this.game): (number | null)[] {
    const { scores } = position;
    if (!this.#isHiding || this.phase === "over") return [...scores];
    return scores.map((points, other) => (other === seat || other >= this.chairs.length ? points : null));
  }

  /** [E3] [E5] the score that your seats at their Finishing Touches would end with, if they stopped now. */
  finishing(mayAsk: boolean): Record<string, Stopping> {
    const own = this.own.filter((seat) => this.isAtTouches(seat));
    const stopping = own.length ? this.game.stopping : null;
    return Object.fromEntries(
      stopping ? own.map((seat) => [String(seat), this.#stopping(seat, stopping.seats[seat]!, mayAsk)]) : [],
    );
  }

  #stopping(seat: number, { now, before, won, lost, open }: Stop, mayAsk: boolean): Stopping {
    const touches = this.#moves
      .slice(this.#finishingFrom ?? 0)
      .filter((each) => each.seat === seat)
      .map(({ move }) => move);
    return {
      now,
      before,
      ...(won ? { won } : {}),
      ...(lost ? { lost } : {}),
      open,
      ...(touches.length ? { touches } : {}),
      ...(mayAsk ? { may_ask: true } : {}),
    };
  }

  /** [E7] [X17] at Finishing Touches what would break a tie, if nobody placed anything more. */
  get ties(): TieBreak[] {
    const stopping = this.#finishingFrom !== null && this.phase === "playing" ? this.game.stopping : null;
    return (stopping?.ties ?? []).map(({ by, rule, counts }) => ({
      by: by as TieBreak["by"],
      rule,
      ...(counts.length ? { counts } : {}),
    }));
  }

  isAtTouches(seat: number): boolean {
    return this.#finishingFrom !== null && this.toDecide.includes(seat);
  }

  /** What you may do with each of your seats that may decide. */
  get legal(): Record<string, string[]> {
    const own = this.toDecide.filter((seat) => this.chairs[seat]!.isYours && !this.holding.has(seat));
    return Object.fromEntries(own.map((seat) => [String(seat), this.game.legal(seat)]));
  }

  /** Your seats, as long as a decision of yours stands: whichever asks, the last of them is taken back. */
  get mayUndo(): number[] {
    const isNone = this.#lastOwn < 0 && !this.holding.size;
    return isNone || this.phase === "waiting" || this.phase === "closed" ? [] : this.own;
  }

  /** The last decision that was made at this screen; -1: none. */
  get #lastOwn(): number {
    return this.#decided.findLastIndex(({ isYours }) => isYours);
  }

  // What may happen

  #checkSeat(seat: number): void {
    if (!this.chairs[seat]) throw new NotNow("no_such_seat", { args: { seat } });
  }

  #checkOwn(seat: number): void {
    this.#checkSeat(seat);
    if (!this.chairs[seat]!.isYours) throw new NotNow("not_your_seat");
  }

  #checkPlaying(): void {
    if (this.phase === "waiting") throw new NotNow("not_playing");
    if (this.phase !== "playing") throw new NotNow(this.phase === "over" ? "game_over" : "closed");
  }

  /** Nobody else plays here who could be away. */
  checkChoosing(): void {
    this.#checkPlaying();
    throw new NotNow(this.own.length ? "nobody_away" : "not_seated");
  }

  #checkGoingOn(): void {
    if (this.phase === "over" || this.phase === "closed")
      throw new NotNow(this.phase === "over" ? "game_over" : "closed");
  }

  #stale(given: number): NotNow {
    return new NotNow("stale", { args: { given, now: this.decision } });
  }

  /** Not meant for an older position; [L3] what the other marker's holder did meanwhile does not matter. */
  #checkDecision(seat: number, decision: number): void {
    if (decision === this.decision) return;
    const isRecent = this.decision - REMEMBERED <= decision && decision < this.decision;
    const since = this.happened.filter((each) => each.decision > decision);
    const isOthers = since.every((each) => each.seat !== seat && each.move !== undefined);
    if (this.wishes.variant !== "line-clear" || !isRecent || !isOthers) throw this.#stale(decision);
  }

  sit(seat: number): Entry {
    this.#checkSeat(seat);
    this.#checkGoingOn();
    const why = this.#whyNotSit(seat);
    if (why) throw new NotNow(why);
    return { type: "sit", seat, person: YOU };
  }

  /** You give a seat up; a bot takes it, once a turn that waits is ended. */
  stand(seat: number): Entry {
    this.#checkOwn(seat);
    this.#checkGoingOn();
    return this.#ended(seat) ?? { type: "sit", seat, bot: STAND_IN };
  }

  /** Somebody's time is up: a turn that waits is ended; else a bot plays on, and they may sit down again. */
  standIn(seat: number, now: number): Entry {
    if (!this.clocks || !this.chairs[seat]!.isYours || this.clocks.left(seat, now) > 0) throw new NotNow("not_playing");
    return this.#ended(seat) ?? { type: "sit", seat, bot: STAND_IN, kept: YOU };
  }

  /** Only a table that waits is begun or given up, and one in the page never waits. */
  checkWaiting(): void {
    if (this.phase !== "waiting") throw new NotNow(this.phase === "closed" ? "closed" : "not_waiting");
  }

  /** You decide; T1: what ends the turn may be held until you say so. */
  decide(seat: number, decision: number, move: string, hold: boolean): Entry {
    this.#checkOwn(seat);
    const entry = this.decideFor(seat, decision, move);
    if (this.holding.has(seat)) throw new NotNow("held");
    return hold && this.position.held(move, seat) ? { type: "hold", seat, move } : entry;
  }

  /** You end a turn that waits. */
  end(seat: number, decision: number): Entry {
    this.#checkOwn(seat);
    this.#checkPlaying();
    this.#checkDecision(seat, decision);
    const entry = this.#ended(seat);
    if (!entry) throw new NotNow("not_held");
    return entry;
  }

  #ended(seat: number): Entry | null {
    const move = this.holding.move(seat);
    return move === null ? null : { type: "decide", seat, move };
  }

  /** A decision of a seat, whoever makes it. */
  decideFor(seat: number, decision: number, move: string): Entry {
    this.#checkPlaying();
    this.#checkDecision(seat, decision);
    const refusal = this.game.whyNot(move, seat);
    if (refusal) throw new NotNow(refusal.code, refusal);
    return { type: "decide", seat, move };
  }

  /** The last decision that was made at this screen is taken back, with all that followed; or one that waits. */
  takeBack(seat: number, decision: number): Entry {
    this.#checkOwn(seat);
    if (this.phase !== "over") this.#checkPlaying();
    if (this.holding.has(seat)) {
      this.#checkDecision(seat, decision);
      return { type: "drop", seat };
    }
    const since = this.happened.filter((each) => each.decision > decision);
    // What bots did meanwhile goes with it.
    const isOthers = since.every((each) => each.move !== undefined && !this.chairs[each.seat]!.isYours);
    if (decision > this.decision || decision < this.decision - REMEMBERED || !isOthers) throw this.#stale(decision);
    const at = this.#lastOwn;
    if (at < 0) throw new NotNow("nothing_to_undo");
    const count = this.#decided.length - at;
    return { type: "take_back", seat: this.#decided[at]!.seat, ...(count > 1 ? { count } : {}) };
  }

  /** The game goes on at a server's table; in here it has come to its end. */
  move(table: string, key: string): Entry {
    this.#checkPlaying();
    return { type: "moved", table, key };
  }

  checkAgain(): void {
    if (!this.own.length) throw new NotNow("not_seated");
    if (this.phase !== "over") throw new NotNow("not_over");
  }
}
