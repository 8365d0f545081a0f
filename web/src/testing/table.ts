/** Messages of a table, short enough to be read in a test. */
import { agree } from "../engine/agreeing";
import { Engine } from "../engine/engine";
import { boxOf } from "../engine/boxes";
import { piecesInPlay } from "../engine/positions";
import { Raw } from "../engine/raw";
import { Recess } from "../engine/recess";
import { buildState } from "../engine/reading";
import type { Terms } from "../engine/shapes";
import { isDone, Situation } from "../engine/situation";
import { Outcome } from "../play/table/outcome";
import { fromBase64, inBase64 } from "../wire/base64";
import { engineModule } from "./shared";
import type { Happened, OwnPuzzle, SeatView, TableNow, View } from "../wire/messages";

export const ID = "table-1";
export const engine = await Engine.load(engineModule("rules"));

export function seatView(about: Partial<SeatView> = {}): SeatView {
  return {
    supply: { O1: 1, I2: 1 },
    puzzles: [null, null, null, null],
    pile: [],
    unused_m: [],
    new_m: [],
    touches: 0,
    actions_left: 3,
    master_used: false,
    black_taken: false,
    noted: { points: 0, puzzles: 0, m: 0 },
    pending: null,
    ...about,
  };
}

export const puzzle = (id = "W01", ...placed: OwnPuzzle["placed"]): OwnPuzzle => ({ id, placed });

const ids = (colour: string, first: number, count: number) =>
  Array.from({ length: count }, (_, at) => colour + String(first + at).padStart(2, "0"));

/** What a table has of each variant that nothing is said about. */
const TABLES: Record<View["variant"], (toDecide: number[]) => Partial<View> & Pick<View, "rows" | "decks">> = {
  standard: () => ({ rows: { W: ids("W", 1, 4), B: ids("B", 1, 4) }, decks: { W: 20, B: 10 } }),
  solo: () => ({
    rows: { G: ids("W", 1, 9) },
    decks: { G: 10 },
    difficulty: "standard",
    solo: { locks: [1, 1, 1], supply: 0, pile: [] },
  }),
  "line-clear": ([white = 0, black = 1]) => ({
    rows: { W: ids("W", 1, 6), B: ids("B", 1, 6) },
    decks: { W: 20, B: 10 },
    markers: { white, black },
  }),
};
const SEATS = { standard: 2, solo: 1, "line-clear": 4 };

export function view(about: Partial<View> = {}): View {
  const { variant = "standard", to_decide = [0] } = about;
  const told = about.seats ?? [];
  const seats = Array.from({ length: Math.max(told.length, SEATS[variant]) }, (_, at) => told[at] ?? seatView());
  const lying = new Set(seats.flatMap((seat) => [...seat.puzzles.map((each) => each?.id), ...seat.pile]));
  const table = TABLES[variant](to_decide);
  const rows = Object.entries(table.rows).map(([row, all]) => [row, all.map((id) => (lying.has(id!) ? null : id))]);
  return {
    format: "projectl-position/1",
    edition: "kickstarter",
    options: {},
    variant,
    expansions: [],
    difficulty: null,
    phase: "turn",
    round: 1,
    final_round: null,
    to_decide,
    idle: { rounds: 0, acted: false, progress: false },
    reserve: { O1: 13 },
    solo: null,
    markers: null,
    passed: [],
    known: Object.fromEntries(Object.keys(table.decks).map((deck) => [deck, []])),
    rng: null,
    ...table,
    rows: Object.fromEntries(rows),
    ...about,
    players: seats.length,
    seats,
  };
}

/** What a seat may know of the position, as the rules read it; nobody knows what lies in the decks. */
export function stateOf(view: View, seat = 0): string {
  const { players, variant, edition, expansions, difficulty, options } = view;
  const played = agree(engine, { players, variant, edition, expansions, difficulty, options });
  const none = Object.fromEntries(piecesInPlay(played.terms).map((piece) => [piece, 0]));
  const { seats, solo, rows } = view;
  const areas = seats.flatMap(({ puzzles, pile }) => [...puzzles.map((each) => each?.id), ...pile]);
  const used = new Set([...areas, ...Object.values(rows).flat(), ...(solo?.pile ?? [])]);
  const unused = (deck: string) =>
    played.box.puzzles.filter(({ id }) => !used.has(id) && (deck === "G" || id.includes(deck))).map(({ id }) => id);
  const decks = Object.entries(view.decks).map(([deck, count]) => [deck, unused(deck).slice(0, count)]);
  const known = Object.keys(view.decks).map((deck) => [deck, 0]);
  const position = {
    ...view,
    format: "projectl-position/1",
    puzzles: null,
    seats: seats.map((seat) => ({ ...seat, supply: { ...none, ...seat.supply } })),
    reserve: { ...none, ...view.reserve },
    decks: Object.fromEntries(decks),
    known: Object.fromEntries(known),
  };
  return inBase64(new Raw(engine, played.box, buildState(position, played)).seenBy(seat));
}

/** The situation of a view, for what asks the rules and no server. */
export const situation = (about: Partial<View> = {}, seat = 0): Situation =>
  situationIn(view(about), stateOf(view(about), seat));

function situationIn(seen: View, state: string): Situation {
  const box = boxOf(engine, seen.expansions, null);
  return Situation.fromBytes({ engine, terms: seen as unknown as Terms, box }, fromBase64(state));
}

/** A puzzle of these cells, with some of them covered already. */
export function recessOf(cells: string, ...placed: OwnPuzzle["placed"]): Recess {
  const rows = [1, 2, 3, 4, 5].map((row) =>
    [..."abcde"].map((column) => (cells.includes(`${column}${row}`) ? "#" : ".")),
  );
  const own = ["XW01 1 O1", ...rows.map((row) => row.join(""))].join("\n");
  return Recess.of(engine, boxOf(engine, [], own), { id: "XW01", placed });
}

/** What a table says of a position of its own seat, for what is given no more than that. */
export function asked(about: Partial<View> = {}) {
  const now = situation(about);
  const { puzzles, supply } = view(about).seats[0]!;
  const outcome = (move: string) => {
    const done = now.foresee(move, 0);
    return isDone(done) ? new Outcome(now, done, 0) : null;
  };
  return {
    puzzles,
    supply,
    outcome,
    showing: null,
    legal: now.legal(0),
    recess: (puzzle: OwnPuzzle) => Recess.of(engine, boxOf(engine, view(about).expansions, null), puzzle),
    whyNot: (move: string) => now.whyNot(move, 0),
    actionsLeft: now.actionsToBegin(0),
    placesLeft: now.placesLeft(0),
  };
}

export interface Telling extends Partial<Omit<TableNow, "view">> {
  view?: Partial<View>;
}

/** One person at seat 0, who is asked, and a bot at seat 1. */
export function told({ view: seen = {}, ...about }: Telling = {}): TableNow {
  const decision = about.decision ?? 0;
  return {
    type: "table",
    table: ID,
    number: decision + 2,
    decision,
    phase: "playing",
    chairs: [
      { name: "Ada", is_you: true, is_here: true },
      { bot: "novice", is_here: true },
    ],
    is_host: true,
    seat: 0,
    view: view(seen),
    state: stateOf(view(seen), about.seat),
    ...about,
  };
}

/** A decision; it is the entry of the log that `told` numbers alike. */
export function did(
  decision: number,
  seat: number,
  move: string | undefined,
  events: Happened["events"] = [],
): Happened {
  return { number: decision + 2, decision, seat, ...(move === undefined ? {} : { move }), events: events! };
}
