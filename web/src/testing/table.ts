/** Messages of a table, short enough to be read in a test. */
import type { Happened, OwnPuzzle, SeatView, TableNow, View } from "../wire/messages";

export const ID = "table-1";

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

export function view(about: Partial<View> = {}): View {
  const seats = about.seats ?? [seatView(), seatView()];
  return {
    format: "projectl-position/1",
    edition: "current",
    options: {},
    variant: "standard",
    expansions: [],
    difficulty: null,
    players: seats.length,
    phase: "turn",
    round: 1,
    final_round: null,
    to_decide: [0],
    idle: { rounds: 0, acted: false, progress: false },
    seats,
    reserve: { O1: 13 },
    rows: { W: ["W01", "W02", "W03", "W04"], B: ["B01", "B02", "B03", "B04"] },
    decks: { W: 20, B: 10 },
    solo: null,
    markers: null,
    passed: [],
    known: { W: [], B: [] },
    rng: null,
    ...about,
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
    legal: { "0": ["gain O1", "take W1", "take W2", "master", "pass"] },
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
