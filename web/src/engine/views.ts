/** Views: a position without anything that a seat may not know. As `projectl.notation.views`. */
import type { Position, View } from "./shapes";

const VIEW_FORMAT = "projectl-view/1";

/** Of a position that was blanked: decks as counts, bottom cards that everybody has seen, hidden piles as blanks. */
export function view(blanked: Position): View {
  const decks = Object.entries(blanked.decks);
  const bottom = (name: string, deck: readonly (string | null)[]) =>
    deck.slice(deck.length - blanked.known[name as "W"]!) as string[];
  const seats = blanked.seats.map((seat) =>
    seat.noted.points === null ? { ...seat, pile: seat.pile.map(() => null) } : seat,
  );
  return {
    ...blanked,
    seats,
    format: VIEW_FORMAT,
    decks: Object.fromEntries(decks.map(([name, deck]) => [name, deck.length])),
    known: Object.fromEntries(decks.map(([name, deck]) => [name, bottom(name, deck)])),
    rng: null,
  };
}
