/** A finger that rests on something shows what it is; nothing is taken, chosen or dragged by it. */
import { isPiece, type Piece } from "../../geometry/cells";
import type { Playing } from "./context";

/** What somebody wants to know more about: a puzzle of a row, one that lies before a seat, or a kind of piece. */
export type Asked = { source: string } | { seat: number; slot: number } | { piece: Piece };

const REST_MS = 500;
/** A finger is never quite still. */
const SLOP = 10;
/** The buttons of a choice have a first tap of their own. */
const THINGS = "[data-source], [data-own], [data-piece], [data-reserve], [data-supply]";

/** What something on the table stands for; null where there is nothing to tell. */
export function askedBy(
  { source, own, piece, reserve, supply }: DOMStringMap,
  { view }: Playing["table"],
): Asked | null {
  if (source) return view?.rows[source[0] as "W"]?.[Number(source.slice(1)) - 1] ? { source } : null;
  if (own) {
    const [seat, slot] = own.split(":").map(Number) as [number, number];
    return view?.seats[seat]?.puzzles[slot - 1] ? { seat, slot } : null;
  }
  const kind = piece ?? reserve ?? supply?.split(":")[1] ?? "";
  return isPiece(kind) ? { piece: kind } : null;
}

/** Listen at a table; the answer stops it. */
export function listenToResting({ table, hand, ui }: Playing): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let isShown = false;

  function find(target: EventTarget | null): Asked | null {
    const thing = target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
    // Whoever holds a piece points with it.
    return !thing || (hand.piece && thing.dataset["slot"]) ? null : askedBy(thing.dataset, table);
  }
  function cancel(): void {
    clearTimeout(timer);
    from = null;
  }

  addEventListener(
    "pointerdown",
    (event) => {
      cancel();
      isShown = false;
      const asked = event.pointerType === "touch" && event.isPrimary ? find(event.target) : null;
      if (!asked || hand.isDragged) return;
      from = event;
      timer = setTimeout(() => {
        if (hand.isDragged) return;
        isShown = true;
        ui.asked = asked;
      }, REST_MS);
    },
    on,
  );
  addEventListener(
    "pointermove",
    (event) => from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLOP && cancel(),
    on,
  );
  addEventListener("pointerup", cancel, on);
  addEventListener("pointercancel", cancel, on);
  // The finger that showed it presses nothing when it is lifted.
  addEventListener(
    "click",
    (event) => {
      if (!isShown || !event.detail) return; // a key is no finger
      isShown = false;
      event.preventDefault();
      event.stopPropagation();
    },
    on,
  );
  // A browser's own menu for a resting finger has nothing to say here.
  addEventListener(
    "contextmenu",
    (event) => (event as PointerEvent).pointerType === "touch" && find(event.target) && event.preventDefault(),
    on,
  );
  return () => {
    cancel();
    stop.abort();
  };
}
