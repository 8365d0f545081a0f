/**
 * A state read back from a position. As `projectl.notation.reading`.
 *
 * Here is looked at what is written: names, ids, cells and numbers that there are. Whether such a table can be is for
 * the rules to say.
 */
import {
  Book,
  COLOURS,
  DECK_AT,
  LEVEL_UP,
  MARK_SHIFT,
  M_NEW,
  M_NONE,
  M_UNUSED,
  NONE,
  ORDINARY,
  PENDING_NAMES,
  PIECES,
  RECYCLE,
  REWARD,
  SEATS,
  SLOTS,
  State,
} from "./built/data";
import type { Agreed } from "./agreeing";
import { Json, unsound } from "./json";
import { numbers } from "./memory";
import { PLACED } from "./moves";
import { agreed, type Wishes } from "./options";
import { FORMAT, PHASES, deckNames, piecesInPlay, rowSize } from "./positions";
import { colour } from "./puzzles";

const COUNT = 127;
const LARGE = 30_000;
const WORD = 0xffff_ffff;
const MARKERS = ["white", "black"];
const KINDS = Object.values(PENDING_NAMES);
const PENDING_KEYS = {
  master: ["placed_on"],
  ambassador: ["placed_on"],
  ghost: ["placed_on", "parts"],
  reward: ["puzzles"],
  levelup: ["puzzles", "steps", "raised"],
  recycle: ["row", "under"],
} as const;
const EMPTY = ["deck", "finished", "finished_by", "grid", "row", "puzzle", "open_rewards", "raised"] as const;
const PLACEMENTS = new Map(PLACED.map((placed, at) => [placed.join(" "), at]));

const TERMS = ["format", "edition", "options", "variant", "expansions", "difficulty", "players", "puzzles"] as const;
const CLOCK = ["phase", "round", "final_round", "to_decide", "idle", "passed", "rng"] as const;
const THINGS = ["seats", "reserve", "rows", "decks", "known", "solo", "markers"] as const;
const SEAT = ["supply", "puzzles", "pile", "unused_m", "new_m", "noted", "pending"] as const;
const TURN = ["touches", "actions_left", "master_used", "black_taken"] as const;

type Fields = typeof State.fields;
/** Fields of numbers that are no BigInt. */
type Narrow = { [Name in keyof Fields]: Fields[Name]["of"] extends "i64" ? never : Name }[keyof Fields];

const parts = (position: unknown) => new Json(position).record([...TERMS, ...CLOCK, ...THINGS]);
type Parts = ReturnType<typeof parts>;

/** What was agreed at the table of a position. */
export function wishesOf(position: unknown): Wishes {
  const given = parts(position);
  given.format.among([FORMAT]);
  const options = given.options.entries().map(([name, { value }]) => {
    if (typeof value !== "boolean" && typeof value !== "number" && typeof value !== "string") throw unsound();
    return [name, value] as const;
  });
  return {
    players: given.players.number(SEATS),
    variant: given.variant.text(),
    edition: given.edition.text(),
    expansions: given.expansions.list().map((each) => each.text()),
    difficulty: given.difficulty.isNull ? null : given.difficulty.text(),
    options: Object.fromEntries(options),
    puzzles: given.puzzles.isNull ? null : given.puzzles.text(),
  };
}

/** Builds a state, noting which puzzles it has seen. */
class Builder {
  readonly state: Uint8Array<ArrayBuffer>;
  readonly #seen = new Set<string>();

  readonly book: Uint8Array<ArrayBuffer>;
  readonly given: Parts;
  readonly played: Agreed;

  constructor(given: Parts, played: Agreed) {
    this.given = given;
    this.played = played;
    this.state = agreed(played.terms);
    this.book = played.engine.book(played.box);
  }

  field<Name extends Narrow>(name: Name) {
    return numbers(this.state.buffer, 0, State, name) as Int8Array;
  }

  put(name: Narrow, value: number, at = 0): void {
    this.field(name)[at] = value;
  }

  build(): Uint8Array<ArrayBuffer> {
    for (const name of EMPTY) this.field(name).fill(NONE);
    this.field("recycling").fill(NONE);
    this.field("marker").fill(NONE);
    this.clock();
    this.counts(this.given.reserve, "reserve", 0);
    const { players } = this.played.terms;
    for (const [seat, each] of this.given.seats.list(players).entries()) this.seat(seat, each);
    this.table();
    return this.state;
  }

  /** A puzzle by id, each only once in the whole position. */
  puzzle(json: Json): number {
    const id = json.text();
    const number = this.played.box.number.get(id);
    if (number === undefined || this.#seen.has(id)) throw unsound();
    this.#seen.add(id);
    return number;
  }

  counts(json: Json, name: Narrow, first: number): void {
    const pieces = piecesInPlay(this.played.terms);
    const found = json.record(pieces);
    for (const [at, piece] of pieces.entries()) this.put(name, found[piece].number(COUNT), first + at);
  }

  clock(): void {
    const { given } = this;
    const idle = given.idle.record(["rounds", "acted", "progress"]);
    this.put("phase", given.phase.among(PHASES));
    this.put("round_now", given.round.number(LARGE, 1));
    this.put("final_round", given.final_round.isNull ? 0 : given.final_round.number(LARGE, 1));
    this.put("idle_rounds", idle.rounds.number(3));
    this.put("idle_acted", idle.acted.flag());
    this.put("idle_progress", idle.progress.flag());
    for (const seat of given.to_decide.list()) {
      const number = seat.number(this.played.terms.players - 1);
      if (this.field("deciding")[number]) throw unsound();
      this.put("deciding", 1, number);
    }
    for (const marker of given.passed.list()) this.put("passed", 1, marker.among(MARKERS));
    if (given.rng.isNull === this.played.terms.options.endless_white) throw unsound();
    const words = given.rng.isNull ? [] : given.rng.list(4);
    for (const [at, word] of words.entries()) this.put("rng", word.number(WORD), at);
  }

  seat(seat: number, json: Json): void {
    const given = json.record([...SEAT, ...TURN]);
    this.counts(given.supply, "supply", seat * PIECES.length);
    for (const [slot, lying] of given.puzzles.list(SLOTS).entries()) if (!lying.isNull) this.lying(seat, slot, lying);
    this.pile(seat, given.pile, given.unused_m, given.new_m);
    this.put("touches", given.touches.number(COUNT), seat);
    this.put("actions_left", given.actions_left.number(3), seat);
    this.put("master_used", given.master_used.flag(), seat);
    this.put("black_taken", given.black_taken.flag(), seat);
    const noted = given.noted.record(["points", "puzzles", "m"], ["m_new"]);
    this.put("noted_points", noted.points.number(LARGE), seat);
    this.put("noted_puzzles", noted.puzzles.number(LARGE), seat);
    this.put("noted_m", noted.m.number(COUNT), seat);
    this.put("noted_new_m", noted.m_new?.number(COUNT) ?? 0, seat);
    if (!given.pending.isNull) this.pending(seat, given.pending);
  }

  lying(seat: number, slot: number, json: Json): void {
    const { id, placed } = json.record(["id", "placed"]);
    const puzzle = this.puzzle(id);
    const masks = numbers(this.book.buffer, 0, Book, "placement_mask");
    const joins = numbers(this.book.buffer, 0, Book, "placement_joins");
    const { recess } = this.played.box.puzzles[puzzle]!;
    let [filled, joined] = [0, 0n];
    for (const each of placed.list()) {
      const [piece, cells] = each.list(2).map((part) => part.text()) as [string, string];
      const at = PLACEMENTS.get(`${piece} ${cells}`);
      const isInPlay = (piecesInPlay(this.played.terms) as readonly string[]).includes(piece);
      if (at === undefined || !isInPlay || masks[at]! & ~(recess & ~filled)) throw unsound();
      filled |= masks[at]!;
      joined |= joins[at]!;
    }
    const place = seat * SLOTS + slot;
    this.put("puzzle", puzzle, place);
    this.put("filled", filled, place);
    numbers(this.state.buffer, 0, State, "joins")[place] = joined;
  }

  pile(seat: number, pile: Json, unused: Json, fresh: Json): void {
    const ids = pile.list().map((id) => id.text());
    const marked = unused.list().map((id) => id.text());
    const news = fresh.list().map((id) => id.text());
    if (new Set(marked).size < marked.length || !marked.every((id) => ids.includes(id))) throw unsound();
    if (!news.every((id) => marked.includes(id))) throw unsound();
    for (const id of pile.list()) {
      const mark = news.includes(id.text()) ? M_NEW : marked.includes(id.text()) ? M_UNUSED : M_NONE;
      this.finish(seat, this.puzzle(id), mark);
    }
  }

  finish(owner: number, number: number, mark: number): void {
    const size = this.field("finished_size")[0]!;
    if (size >= this.field("finished").length) throw unsound();
    this.put("finished", number, size);
    this.put("finished_by", owner | (mark << MARK_SHIFT), size);
    this.put("finished_size", size + 1);
  }

  pending(seat: number, json: Json): void {
    const kind = KINDS[json.record(["kind"], [...new Set(Object.values(PENDING_KEYS).flat())]).kind.among(KINDS)]!;
    const keys: readonly (typeof PENDING_KEYS)[typeof kind][number][] = PENDING_KEYS[kind];
    const given = json.record(["kind", ...keys]);
    const number = Number(Object.entries(PENDING_NAMES).find(([, name]) => name === kind)![0]);
    this.put("pending", number, seat);
    let slots = 0;
    for (const slot of given.placed_on?.list() ?? []) slots |= 1 << (slot.number(SLOTS, 1) - 1);
    this.put("placed_on", slots, seat);
    for (const [piece, left] of given.parts?.entries() ?? [])
      this.put("ghost_parts", left.number(COUNT), seat * ORDINARY + new Json(piece).among(PIECES.slice(0, ORDINARY)));
    if (number === REWARD || number === LEVEL_UP) this.rewards(seat, given.puzzles!);
    if (number === LEVEL_UP) {
      this.put("steps", given.steps!.number(2, 1), seat);
      this.put("raised", given.raised!.isNull ? NONE : given.raised!.among(PIECES), seat);
    }
    if (number === RECYCLE) {
      this.put("recycling", given.row!.among(COLOURS), seat);
      this.put("recycled", given.under!.number(SLOTS), seat);
    }
  }

  rewards(seat: number, json: Json): void {
    const puzzles = json.list();
    const pile = this.given.seats.list()[seat]!.record([...SEAT, ...TURN]).pile.value as string[];
    if (!puzzles.length || puzzles.length > SLOTS || new Set(puzzles.map((id) => id.text())).size < puzzles.length)
      throw unsound();
    for (const [at, id] of puzzles.entries()) {
      if (!pile.includes(id.text())) throw unsound();
      this.put("open_rewards", this.played.box.number.get(id.text())!, seat * SLOTS + at);
    }
  }

  table(): void {
    const { given } = this;
    const { terms } = this.played;
    const names = deckNames(terms);
    const [rows, decks, known] = [given.rows.record(names), given.decks.record(names), given.known.record(names)];
    for (const [deck, name] of names.entries()) {
      const row = rows[name].list(rowSize(terms));
      const first = deck * (this.field("row").length / 2);
      for (const [place, id] of row.entries())
        if (!id.isNull) this.put(name === "G" ? "grid" : "row", this.ofColour(id, name), first + place);
      this.deck(deck, name, decks[name].list(), known[name]);
    }
    if (given.solo.isNull === (terms.variant === "solo")) throw unsound();
    if (!given.solo.isNull) this.solo(given.solo);
    if (given.markers.isNull === (terms.variant === "line-clear")) throw unsound();
    if (given.markers.isNull) this.turn();
    else {
      const markers = given.markers.record(["white", "black"]);
      this.put("marker", markers.white.number(terms.players - 1), 0);
      this.put("marker", markers.black.number(terms.players - 1), 1);
    }
  }

  /** Whose turn it is; turns end with the last seat's. */
  turn(): void {
    const deciding = this.field("deciding").indexOf(1);
    const isTurn = this.given.phase.text() === PHASES[0];
    this.put("marker", isTurn ? deciding : this.played.terms.players - 1);
  }

  deck(deck: number, name: string, ids: Json[], known: Json): void {
    const room = (DECK_AT[deck + 1] ?? this.field("deck").length) - DECK_AT[deck]!;
    if (ids.length > room) throw unsound();
    for (const [place, id] of ids.reverse().entries())
      this.put("deck", this.ofColour(id, name), DECK_AT[deck]! + place);
    this.put("deck_size", ids.length, deck);
    this.put("known", known.number(ids.length), deck);
  }

  ofColour(id: Json, name: string): number {
    const number = this.puzzle(id);
    if (name !== "G" && colour(this.played.box.puzzles[number]!) !== name) throw unsound();
    return number;
  }

  solo(json: Json): void {
    const { locks, supply, pile } = json.record(["locks", "supply", "pile"]);
    for (const [column, count] of locks.list(3).entries()) this.put("locks", count.number(COUNT), column);
    this.put("opponent_supply", supply.number(COUNT));
    for (const id of pile.list()) this.finish(1, this.puzzle(id), M_NONE);
  }
}

/** The state of a position; an Impossible says that it cannot be. */
export const buildState = (position: unknown, played: Agreed): Uint8Array<ArrayBuffer> =>
  new Builder(parts(position), played).build();
