/** A complete position as JSON. As `projectl.notation.positions`. */
import {
  AMBASSADOR,
  COLOURS,
  DECK_AT,
  FREE,
  GHOST,
  LEVEL_UP,
  MARK_SHIFT,
  MASTER,
  M_NEW,
  M_NONE,
  M_UNUSED,
  NONE,
  ORDINARY,
  OWNER_BITS,
  PENDING_NAMES,
  PIECES,
  RECYCLE,
  REWARD,
} from "./built/data";
import type { GameBox } from "./boxes";
import { PLACED } from "./moves";
import type { Plain } from "./plain";
import type { Deck, Pending, Piece, Pieces, Position, Seat, Terms } from "./shapes";

/** The placements that lie in a slot, by first cell: compiled code reads them back from its joins. */
export type PiecesOn = (seat: number, slot: number) => readonly number[];

export const FORMAT = "projectl-position/1";
export const PHASES = ["turn", "finishing", "over"] as const;
const ROW_SIZE = { standard: 4, "line-clear": 6, solo: 9 };

/** C1, C4: the shapes of this game. */
export const piecesInPlay = (terms: Terms): readonly Piece[] =>
  terms.expansions.includes("ghost") ? PIECES : PIECES.slice(0, ORDINARY);

/** S3, L1, X1: places in a row, or in the grid. */
export const rowSize = (terms: Terms): number => ROW_SIZE[terms.variant];

/** The decks of this game: W and B, or the one G of solo. */
export const deckNames = (terms: Terms): readonly Deck[] => (terms.variant === "solo" ? ["G"] : COLOURS);

const counts = (pieces: readonly Piece[], all: readonly number[]): Pieces =>
  Object.fromEntries(pieces.map((piece, at) => [piece, all[at]!]));

/** Reads one state, with the puzzles that its numbers stand for. */
class Reader {
  readonly state: Plain;
  readonly box: GameBox;
  readonly terms: Terms;
  readonly piecesOn: PiecesOn;

  constructor(state: Plain, box: GameBox, terms: Terms, piecesOn: PiecesOn) {
    this.state = state;
    this.box = box;
    this.terms = terms;
    this.piecesOn = piecesOn;
  }

  id(number: number): string {
    return this.box.puzzles[number]!.id;
  }

  ids(numbers: readonly number[]): (string | null)[] {
    return numbers.map((number) => (number === NONE ? null : this.id(number)));
  }

  pile(seat: number, ...marks: readonly number[]): (string | null)[] {
    const { finished, finished_by: by, finished_size: size } = this.state;
    const isTheirs = (owner: number) => (owner & OWNER_BITS) === seat && marks.includes(owner >> MARK_SHIFT);
    return this.ids(finished.slice(0, size).filter((_, k) => isTheirs(by[k]!)));
  }

  pending(seat: number): Pending | null {
    const { state } = this;
    const kind = state.pending[seat]!;
    if (kind === FREE) return null;
    const pending: Pending = { kind: PENDING_NAMES[String(kind) as keyof typeof PENDING_NAMES] };
    const slots = [1, 2, 3, 4].filter((slot) => (state.placed_on[seat]! >> (slot - 1)) & 1);
    const queue = state.open_rewards[seat]!.filter((puzzle) => puzzle !== NONE);
    if (kind === MASTER || kind === AMBASSADOR || kind === GHOST) pending.placed_on = slots;
    if (kind === GHOST) pending.parts = this.parts(seat);
    if (kind === REWARD || kind === LEVEL_UP) pending.puzzles = queue.map((puzzle) => this.id(puzzle));
    if (kind === LEVEL_UP) {
      pending.steps = state.steps[seat]!;
      pending.raised = PIECES[state.raised[seat]!] ?? null;
    }
    if (kind === RECYCLE) {
      pending.row = COLOURS[state.recycling[seat]!]!;
      pending.under = state.recycled[seat]!;
    }
    return pending;
  }

  parts(seat: number): Pieces {
    const parts = this.state.ghost_parts[seat]!.map((left, piece) => [PIECES[piece]!, left] as const);
    return Object.fromEntries(parts.filter(([, left]) => left));
  }

  seat(seat: number): Seat {
    const { state } = this;
    const newM = state.noted_new_m[seat]!;
    const points = state.noted_points[seat]!;
    return {
      supply: counts(piecesInPlay(this.terms), state.supply[seat]!),
      puzzles: state.puzzle[seat]!.map((puzzle, slot) =>
        puzzle === NONE
          ? null
          : { id: this.id(puzzle), placed: this.piecesOn(seat, slot).map((at) => [...PLACED[at]!]) },
      ),
      pile: this.pile(seat, M_NONE, M_UNUSED, M_NEW),
      unused_m: this.pile(seat, M_UNUSED, M_NEW) as string[],
      new_m: this.pile(seat, M_NEW) as string[],
      touches: state.touches[seat]!,
      actions_left: state.actions_left[seat]!,
      master_used: Boolean(state.master_used[seat]),
      black_taken: Boolean(state.black_taken[seat]),
      noted: {
        points: points === NONE ? null : points,
        puzzles: state.noted_puzzles[seat]!,
        m: state.noted_m[seat]!,
        ...(newM ? { m_new: newM } : {}),
      },
      pending: this.pending(seat),
    };
  }

  rows(): Position["rows"] {
    if (this.terms.variant === "solo") return { G: this.ids(this.state.grid) };
    const [white, black] = this.state.row.map((row) => this.ids(row.slice(0, rowSize(this.terms))));
    return { W: white!, B: black! };
  }

  deck(deck: number): (string | null)[] {
    const first = DECK_AT[deck]!;
    return this.ids(this.state.deck.slice(first, first + this.state.deck_size[deck]!).reverse());
  }

  position(): Position {
    const { state, terms, box } = this;
    const seats = [...Array(terms.players).keys()];
    const decks = deckNames(terms).map((name, deck) => [name, deck] as const);
    return {
      format: FORMAT,
      edition: terms.edition,
      options: { ...terms.options },
      variant: terms.variant,
      expansions: [...terms.expansions],
      difficulty: terms.difficulty,
      players: terms.players,
      phase: PHASES[state.phase]!,
      round: state.round_now,
      final_round: state.final_round || null,
      to_decide: seats.filter((seat) => state.deciding[seat]),
      idle: {
        rounds: state.idle_rounds,
        acted: Boolean(state.idle_acted),
        progress: Boolean(state.idle_progress),
      },
      puzzles: box.own,
      seats: seats.map((seat) => this.seat(seat)),
      reserve: counts(piecesInPlay(terms), state.reserve),
      rows: this.rows(),
      decks: Object.fromEntries(decks.map(([name, deck]) => [name, this.deck(deck)])),
      known: Object.fromEntries(decks.map(([name, deck]) => [name, state.known[deck]!])),
      solo:
        terms.variant === "solo"
          ? { locks: state.locks, supply: state.opponent_supply, pile: this.pile(1, M_NONE) as string[] }
          : null,
      markers: terms.variant === "line-clear" ? { white: state.marker[0]!, black: state.marker[1]! } : null,
      passed: (["white", "black"] as const).filter((_, marker) => state.passed[marker]),
      rng: terms.options.endless_white ? state.rng : null,
    };
  }
}

/** Everything there is to know about a position. */
export const position = (state: Plain, box: GameBox, terms: Terms, piecesOn: PiecesOn): Position =>
  new Reader(state, box, terms, piecesOn).position();
