/** Things that travel: what an event moved is shown on its way from where it was to where it is. */
import type { Piece } from "../../geometry/cells";
import type { Happening, TableNow } from "../../wire/messages";

export interface Flight {
  id: number;
  piece: Piece | null;
  puzzle: string | null;
  from: DOMRect;
  to: string;
  delay: number;
}

const CARD_MS = 320;
const GAP_MS = 40;
const MOST = 24;

const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null;
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Flights {
  flying = $state.raw<Flight[]>([]);
  #id = 0;

  /** Before the new position is drawn: where everything that moves is now. */
  prepare(before: TableNow | null, now: TableNow, mine: number | null): Flight[] {
    if (!before?.view || isCalm() || document.visibilityState !== "visible") return [];
    const events = (now.happened ?? []).flatMap((each) => each.events ?? []);
    return events.slice(0, MOST).flatMap((event) => this.#flightsOf(event, before, mine));
  }

  #flightsOf(event: Happening, before: TableNow, mine: number | null): Flight[] {
    const { seat } = event;
    const area = seat === mine ? `[data-seat="${seat}"], [data-group=tray]` : `[data-seat="${seat}"]`;
    const supply = (piece: unknown) => `[data-supply="${seat}:${piece}"], ${area}`;
    switch (event.kind) {
      case "take":
        return this.#one(
          `[data-source="${event["source"]}"]`,
          `[data-own="${seat}:${event["slot"]}"]`,
          null,
          String(event["puzzle"]),
        );
      case "gain":
      case "reward":
        return this.#one(`[data-reserve="${event["piece"]}"]`, supply(event["piece"]), event["piece"] as Piece, null);
      case "place":
        return seat === mine
          ? []
          : this.#one(supply(event["piece"]), `[data-own="${seat}:${event["slot"]}"]`, event["piece"] as Piece, null);
      case "complete": {
        const puzzle = before.view?.seats[seat!]?.puzzles[Number(event["slot"]) - 1];
        return (puzzle?.placed ?? []).flatMap(([piece], at) =>
          this.#one(`[data-own="${seat}:${event["slot"]}"]`, supply(piece), piece, null, at * GAP_MS),
        );
      }
      case "opponent_take":
        return this.#one(
          `[data-source="${event["source"]}"]`,
          '[data-pile="opponent"], [data-seat="opponent"]',
          null,
          String(event["puzzle"]),
        );
      default:
        return [];
    }
  }

  #one(from: string, to: string, piece: Piece | null, puzzle: string | null, delay = 0): Flight[] {
    const box = rectOf(from);
    return box && box.width ? [{ id: ++this.#id, piece, puzzle, from: box, to, delay }] : [];
  }

  begin(flights: Flight[]): void {
    if (flights.length) this.flying = [...this.flying, ...flights];
  }

  /** Move an element along its way, and forget it when it has arrived. */
  launch(flight: Flight, element: HTMLElement): void {
    const to = rectOf(flight.to);
    const done = () => {
      this.flying = this.flying.filter((each) => each.id !== flight.id);
    };
    if (!to?.width) return done();
    const own = element.getBoundingClientRect();
    const at = (box: DOMRect, scale: number) =>
      `translate(${box.left + box.width / 2 - own.width / 2}px, ${box.top + box.height / 2 - own.height / 2}px) ` +
      `scale(${scale})`;
    const size = (box: DOMRect) => (flight.puzzle ? box.width / own.width : 1);
    const way = element.animate(
      [
        { transform: at(flight.from, size(flight.from)), opacity: 1 },
        { transform: at(to, size(to)), opacity: 1, offset: 0.9 },
        { transform: at(to, size(to)), opacity: 0 },
      ],
      { duration: CARD_MS + 80, delay: flight.delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
    );
    way.onfinish = done;
    way.oncancel = done;
  }
}
