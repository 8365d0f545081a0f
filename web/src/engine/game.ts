/**
 * The page's front door: one class to play, look at, save and load games of every kind. As `projectl.Game`.
 *
 * It knows no rule: compiled code does, and this reads its records. Moves are given and told as texts.
 */
import { DEFAULT_EDITION, EDITIONS } from "./built/data";
import { agree, type Agreed } from "./agreeing";
import { ownFaces, type Face, type GameBox } from "./boxes";
import type { Engine } from "./engine";
import type { Event } from "./events";
import { unsound } from "./json";
import { MOVE_TEXTS, indexOf, type AnyMove } from "./moves";
import { opponentSupply, type Wishes } from "./options";
import { Raw } from "./raw";
import { buildState, wishesOf } from "./reading";
import { checkCount, checkHeader, noRecord, readRecord, writeRecord, type GameRecord, type Header } from "./records";
import { IllegalMove, type Refusal } from "./refusals";
import { mayBeSeated, type Seats } from "./seats";
import { newGame } from "./setup";
import type { OptionName, Position, Terms, View } from "./shapes";
import { isDone, Situation } from "./situation";
import type { Standing, Stopping } from "./standings";

/** A decision that was made, and how things were before it. */
interface Decided {
  readonly seat: number;
  readonly index: number;
  readonly before: Situation;
}

export class Game {
  readonly #played: Agreed;
  /** What the cards were shuffled with, or the position it began from. */
  readonly #start: bigint | Position;
  #now: Situation;
  #history: Decided[] = [];
  #seated: Seats;
  /** For the record alone: decisions were taken back that nobody takes back from others. */
  hasTakeBacks = false;

  private constructor(played: Agreed, now: Situation, start: bigint | Position) {
    this.#played = played;
    this.#now = now;
    this.#start = start;
    this.#seated = Array<null>(played.terms.players).fill(null);
  }

  // Making a game

  /** A new game, set up from a seed below 2 ** 64; an Impossible says what does not go together. */
  static new(engine: Engine, wishes: Wishes, seed: bigint): Game {
    const played = agree(engine, wishes);
    return new Game(played, new Situation(played, newGame(engine, played.terms, seed, played.box)), seed);
  }

  /** The game that continues from a complete position; an Impossible says what cannot be. */
  static fromDict(engine: Engine, position: unknown): Game {
    const played = agree(engine, wishesOf(position));
    const raw = new Raw(engine, played.box, buildState(position, played));
    if (raw.unsound(opponentSupply(played.terms)).code !== 0) throw unsound();
    const game = Game.#from(played, new Situation(played, raw));
    if (!game.toDecide.every((seat) => game.legal(seat).length)) throw unsound();
    return game;
  }

  /** The game in the position of bytes that a game gave out, complete or without what a seat may not know. */
  static fromBytes(engine: Engine, wishes: Wishes, bytes: Uint8Array): Game {
    const played = agree(engine, wishes);
    return Game.#from(played, Situation.fromBytes(played, bytes));
  }

  /** A game that begins in the middle. */
  static #from(played: Agreed, now: Situation): Game {
    return new Game(played, now, now.position);
  }

  /** A game replayed from its record; an Impossible or an IllegalMove says which line cannot be. */
  static fromRecord(engine: Engine, text: string): Game {
    const record = readRecord(text);
    const begun = record.position();
    const game = begun === null ? Game.#fromHeader(engine, record) : Game.fromDict(engine, begun);
    checkHeader(record, game.#header(), EDITIONS[game.#played.terms.edition]);
    game.#seated = record.seats(game.#played.terms.players);
    game.hasTakeBacks = record.hasTakeBacks;
    for (const { line, seat, move } of record.moves) game.#replay(line, seat, move);
    checkCount(record);
    return game;
  }

  static #fromHeader(engine: Engine, record: GameRecord): Game {
    const seed = record.seed();
    const players = record.number("players");
    const wishes: Wishes = {
      players: players === null ? null : Number(players),
      variant: record.text("variant") ?? "standard",
      edition: record.text("edition") ?? DEFAULT_EDITION,
      expansions: record.words("expansions"),
      difficulty: record.text("difficulty"),
      options: record.options(),
      puzzles: record.own,
    };
    return Game.new(engine, wishes, seed);
  }

  #replay(line: number, seat: number, move: string): void {
    const { players } = this.#played.terms;
    if (seat >= players) throw noRecord("no_seat", { line, seat, seats: players });
    try {
      this.play(move, seat);
    } catch (error) {
      throw error instanceof IllegalMove ? new IllegalMove(error.refusal, line) : error;
    }
  }

  /** A game of its own in the same position with the same history. */
  copy(): Game {
    const twin = new Game(this.#played, this.#now, this.#start);
    twin.#history = [...this.#history];
    twin.#seated = this.#seated;
    twin.hasTakeBacks = this.hasTakeBacks;
    return twin;
  }

  // Playing

  /** The seats that may decide now; two of them in Line Clear, none when the game is over. */
  get toDecide(): number[] {
    return this.#now.toDecide;
  }

  #actor(seat?: number): number {
    const deciding = this.toDecide;
    if (seat === undefined && deciding.length > 1)
      throw new RangeError(`seats ${deciding.join()} may decide: say which`);
    const actor = seat ?? deciding[0] ?? 0;
    if (!Number.isInteger(actor) || actor < 0 || actor >= this.#played.terms.players)
      throw new RangeError(`there is no seat ${actor} at this table`);
    return actor;
  }

  /** Every move a seat may make now, in index order; none for a seat that may not decide. */
  legal(seat?: number): string[] {
    return this.#now.legal(this.#actor(seat));
  }

  /** Null if the move may be made, otherwise why not. */
  whyNot(move: AnyMove, seat?: number): Refusal | null {
    return this.#now.whyNot(move, this.#actor(seat));
  }

  /** Make a move: the events it caused. An IllegalMove says why it may not be made, and nothing has changed. */
  play(move: AnyMove, seat?: number): Event[] {
    const actor = this.#actor(seat);
    const done = this.#now.play(move, actor);
    if (!isDone(done)) throw new IllegalMove(done);
    this.#history.push({ seat: actor, index: indexOf(move)!, before: this.#now });
    this.#now = done.after;
    return done.events;
  }

  /** T1: the game in which a turn that ends with this move waits to be ended; null where it does not wait. */
  held(move: AnyMove, seat: number): { after: Game; events: Event[] } | null {
    const done = this.#now.held(move, this.#actor(seat));
    if (!done) return null;
    const after = this.copy();
    after.#now = done.after;
    return { after, events: done.events };
  }

  /** Take back one decision. */
  undo(): void {
    const last = this.#history.pop();
    if (!last) throw new RangeError("there is nothing to undo");
    this.#now = last.before;
  }

  // Looking

  /** How things are now. */
  get situation(): Situation {
    return this.#now;
  }

  get isOver(): boolean {
    return this.#now.isOver;
  }

  /** Points of each seat; in solo seat 1 is the automatic opponent. */
  get scores(): number[] {
    return this.#now.scores;
  }

  /** P5: whether what somebody completed lies face down. */
  get hidesPiles(): boolean {
    return this.#now.hidesPiles;
  }

  /** E6, E7: what each score is made of, and once the game is over the step that decided it. */
  get standing(): Standing {
    return this.#now.standing;
  }

  /** E3, E5: at Finishing Touches how each seat would end if nobody placed anything more; null before them. */
  get stopping(): Stopping | null {
    return this.#now.stopping;
  }

  /** The points that each of a seat's four slots would cost if the game ended now. */
  unfinishedCosts(seat: number): number[] {
    return this.#now.unfinishedCosts(this.#actor(seat));
  }

  /** The winning seats, several if they share the victory; none until the game is over. */
  get winners(): number[] {
    return this.#now.winners;
  }

  /** What a seat may know; null: what everybody at the table may know. */
  view(seat: number | null = null): View {
    return this.#now.view(seat === null ? null : this.#actor(seat));
  }

  /** The complete position. */
  toDict(): Position {
    return this.#now.position;
  }

  /** The bytes of the position, as compiled code reads them; for a seat those without what it may not know. */
  bytes(seat?: number | null): Uint8Array<ArrayBuffer> {
    if (seat === undefined) return this.#now.bytes;
    return this.#now.seenBy(seat === null ? null : this.#actor(seat)).bytes;
  }

  /** The faces of a puzzle file of one's own that are not the published ones. */
  get faces(): Record<string, Face> {
    return ownFaces(this.#played.box);
  }

  /** The puzzles it is played with. */
  get box(): GameBox {
    return this.#played.box;
  }

  get terms(): Terms {
    return this.#played.terms;
  }

  /** How many decisions were made. */
  get decisions(): number {
    return this.#history.length;
  }

  /** Who sits where, for the record alone: null where nobody knows. */
  get seated(): Seats {
    return this.#seated;
  }

  set seated(seated: Seats) {
    const isName = (one: Seats[number]) => one === null || mayBeSeated(one.name);
    if (seated.length !== this.#played.terms.players || !seated.every(isName))
      throw new RangeError("one name for each seat");
    this.#seated = seated;
  }

  #header(): Header {
    const { terms, box } = this.#played;
    const preset = EDITIONS[terms.edition];
    const names = Object.keys(terms.options) as OptionName[];
    const changed = names.filter((name) => terms.options[name] !== preset[name]);
    return { ...terms, ...box, options: changed.map((name) => [name, terms.options[name]]) };
  }

  /** The whole game as text. */
  record(): string {
    const moves = this.#history.map(({ seat, index }) => [seat, MOVE_TEXTS[index]!] as const);
    return writeRecord(this.#header(), this.#start, this.#seated, moves, this.hasTakeBacks);
  }
}
