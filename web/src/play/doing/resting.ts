/** Whatever somebody rests on or presses shows what it is; nothing is taken, chosen or dragged by it. */
import { type Asked, askedBy, THINGS } from "./asked";
import type { Playing } from "./context";

const REST_MS = 500;
/** A mouse passes over many things on its way. */
const HOVER_MS = 650;
/** A finger is never quite still. */
const SLOP = 10;

/** What of a table it takes. */
export interface Resting {
  table: Pick<Playing["table"], "view">;
  hand: Pick<Playing["hand"], "piece" | "isDragged">;
  ui: Pick<Playing["ui"], "asks" | "asked" | "tip" | "ask">;
}

/** Listen at a table; the answer stops it. */
export function listenToResting({ table, hand, ui }: Resting): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let isShown = false;
  let pressed: Asked | null = null;
  /** What the mouse is on; pressed, it is known. */
  let hovered: Element | null = null;
  let hovering: ReturnType<typeof setTimeout> | undefined;
  /** Where it was pressed. */
  let press: Pick<PointerEvent, "clientX" | "clientY"> | null = null;

  const thingAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
  function find(target: EventTarget | null) {
    const thing = thingAt(target);
    // Whoever holds a piece points with it.
    return !thing || (hand.piece && thing.dataset["slot"]) ? null : askedBy(thing.dataset, table);
  }
  function cancel(): void {
    clearTimeout(timer);
    from = null;
  }
  function leave(): void {
    clearTimeout(hovering);
    if (ui.tip) ui.tip = null;
  }
  /** A page that stood still has heard of its own clock before it heard of the finger, whose clock is what counts. */
  function end(event: PointerEvent): void {
    if (from && isShown && event.timeStamp - from.timeStamp < REST_MS) {
      isShown = false;
      ui.asked = null;
    }
    cancel();
  }

  ui.asks = find;
  addEventListener(
    "pointerdown",
    (event) => {
      cancel();
      leave();
      isShown = false;
      press = event;
      const asked = event.pointerType === "touch" && event.isPrimary ? find(event.target) : null;
      if (!asked || hand.isDragged) return;
      from = event;
      const show = () => {
        if (from !== event || hand.isDragged) return;
        isShown = true;
        ui.asked = asked;
      };
      // What the finger did meanwhile is heard before the next frame.
      timer = setTimeout(() => requestAnimationFrame(show), REST_MS);
    },
    on,
  );
  addEventListener(
    "pointermove",
    (event) => from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLOP && end(event),
    on,
  );
  addEventListener("pointerup", end, on);
  addEventListener("pointercancel", cancel, on);
  addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType !== "mouse") return;
      const thing = thingAt(event.target);
      if (thing === hovered) return;
      hovered = thing;
      leave();
      // What was pressed has gone, and something else lies there now: nobody has pointed at that.
      if (press && press.clientX === event.clientX && press.clientY === event.clientY) return;
      press = null;
      const asked = hand.piece || event.buttons ? null : find(event.target);
      if (!thing || !asked) return;
      hovering = setTimeout(() => {
        if (!hand.piece && !ui.asked) ui.tip = { asked, box: thing.getBoundingClientRect() };
      }, HOVER_MS);
    },
    on,
  );
  // The finger that showed it presses nothing when it is lifted.
  addEventListener(
    "click",
    (event) => {
      const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-ask]") : null;
      pressed = thing && askedBy(thing.dataset, table); // as it was before anything was done
      if (!isShown || !event.detail) return; // a key is no finger
      isShown = false;
      event.preventDefault();
      event.stopPropagation();
    },
    on,
  );
  // What nothing else is done with answers when it is pressed.
  addEventListener(
    "click",
    (event) => {
      if (pressed && !event.defaultPrevented) ui.ask(pressed);
    },
    { signal: stop.signal },
  );
  // A browser's own menu has nothing to say here: a finger has its answer, and the right button asks.
  addEventListener(
    "contextmenu",
    (event) => {
      const asked = hand.piece ? null : find(event.target);
      const isFinger = (event as PointerEvent).pointerType === "touch";
      if (isFinger ? !find(event.target) : !asked || event.defaultPrevented) return;
      event.preventDefault();
      if (!isFinger) ui.ask(asked!);
    },
    on,
  );
  return () => {
    cancel();
    leave();
    ui.asks = null;
    stop.abort();
  };
}
