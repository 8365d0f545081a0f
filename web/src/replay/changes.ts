/** What differs between two moments of a table, so that it can be lit; it compares and knows no rule. */
import type { Piece } from "../geometry/cells";
import type { Happening, OwnPuzzle, View } from "../wire/messages";

export interface Changes {
  /** Places of rows and of the grid: W1, G5; and decks: Wdeck. */
  places: Set<string>;
  /** Pieces of the reserve. */
  reserve: Set<Piece>;
  /** Columns of the solo grid, counted from 0, whose locks changed. */
  columns: Set<number>;
  /** How many puzzles the solo opponent took. */
  opponent: number;
  seats: SeatChanges[];
}

export interface SeatChanges {
  supply: Set<Piece>;
  /** Slots, counted from 0, that changed; with the cells that were laid there. */
  slots: Map<number, string[]>;
  /** Puzzles that were completed and are gone: as they lay there at the last. */
  completed: Map<number, OwnPuzzle>;
  /** How many puzzles of the pile are new. */
  pile: number;
}

const NOTHING: Changes = { places: new Set(), reserve: new Set(), columns: new Set(), opponent: 0, seats: [] };

type Counts = Partial<Record<Piece, number>>;
function different(before: Counts, now: Counts): Set<Piece> {
  const pieces = new Set([...Object.keys(before), ...Object.keys(now)] as Piece[]);
  return new Set([...pieces].filter((piece) => (before[piece] ?? 0) !== (now[piece] ?? 0)));
}

/** What changed from one view to the next, and the events between them. */
export function changesOf(before: View | null, now: View, events: readonly Happening[]): Changes {
  if (!before) return NOTHING;
  const places = new Set<string>();
  for (const [row, puzzles] of Object.entries(now.rows)) {
    puzzles.forEach((puzzle, at) => puzzle !== before.rows[row as "W"]?.[at] && places.add(`${row}${at + 1}`));
  }
  for (const [deck, size] of Object.entries(now.decks))
    if (size !== before.decks[deck as "W"]) places.add(`${deck}deck`);
  const locks = now.solo?.locks ?? [];
  return {
    places,
    reserve: different(before.reserve, now.reserve),
    columns: new Set(locks.flatMap((count, at) => (count !== before.solo?.locks[at] ? [at] : []))),
    opponent: Math.max(0, (now.solo?.pile.length ?? 0) - (before.solo?.pile.length ?? 0)),
    seats: now.seats.map((seat, number) => {
      const was = before.seats[number]!;
      const completed = new Map<number, OwnPuzzle>();
      for (const event of events) {
        if (event.kind === "complete" && event.seat === number)
          completed.set(Number(event["slot"]) - 1, lastSeen(was.puzzles, event, events));
      }
      const slots = new Map<number, string[]>();
      seat.puzzles.forEach((puzzle, at) => {
        const old = was.puzzles[at];
        const lay = old && old.id === puzzle?.id ? new Set(old.placed.map(([, cells]) => cells)) : new Set<string>();
        const laid = (puzzle?.placed ?? []).map(([, cells]) => cells).filter((cells) => !lay.has(cells));
        if (puzzle?.id !== old?.id || laid.length) slots.set(at, laid);
      });
      return {
        supply: different(was.supply, seat.supply),
        slots,
        completed,
        pile: Math.max(0, seat.pile.length - was.pile.length),
      };
    }),
  };
}

/** A puzzle as it lay in its slot when it was full. */
function lastSeen(puzzles: readonly (OwnPuzzle | null)[], event: Happening, events: readonly Happening[]): OwnPuzzle {
  const slot = Number(event["slot"]);
  const laid = events
    .filter((each) => each.kind === "place" && each.seat === event.seat && each["slot"] === slot)
    .map((each): [Piece, string] => [each["piece"] as Piece, String(each["cells"])]);
  return { id: String(event["puzzle"]), placed: [...(puzzles[slot - 1]?.placed ?? []), ...laid] };
}
