/** Something leaves: an element moves along its way, and is heard when it has arrived. */
import { sound } from "../../browser/sounds";
import type { Mover } from "./mover.svelte";
import type { Flight } from "./motion";
import { onCard, rectOf } from "./places";

/** How far an arc rises, of its way and at most. */
const RISE = 0.18;
const MOST_RISE = 72;

/** Move it, and forget it when it has arrived. */
export function launch(mover: Mover, flight: Flight, element: HTMLElement): void {
  const target = rectOf(flight.to);
  const to = target && flight.onto ? onCard(target, flight.onto) : target;
  const done = () => mover.arrive(flight);
  if (!to?.width) return done();
  const { from, time: duration } = flight;
  const { width, height } = element.getBoundingClientRect();
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const size = (box: DOMRect) =>
    flight.points === null ? Math.sqrt((box.width * box.height) / (width * height)) : box === to ? 0.5 : 1;
  const at = (box: DOMRect, turn: string) => {
    const [x, y] = middle(box);
    return `translate(${x - width / 2}px, ${y - height / 2}px) scale(${size(box)}) ${turn}`;
  };
  const still = "rotate(0deg) rotateY(0deg)";
  const easing = flight.isArc ? "cubic-bezier(.45,.05,.35,1)" : "cubic-bezier(.2,.8,.2,1)";
  const timing = { duration, easing, fill: "forwards" } as const;
  const way = element.animate(
    [
      { transform: at(from, still), opacity: 1 },
      { transform: at(to, flight.turn || still), opacity: 1 },
    ],
    timing,
  );
  if (flight.isArc) {
    const [[x, y], [toX, toY]] = [middle(from), middle(to)];
    const rise = Math.min(MOST_RISE, Math.hypot(toX - x, toY - y) * RISE);
    const lift = [0, -rise, 0].map((up) => ({ translate: `0 ${up}px`, easing: "ease-in-out" }));
    element.animate(lift, { ...timing, easing: "linear", fill: "none" });
  }
  way.onfinish = () => {
    if (flight.points === null) sound(flight.puzzle ? "card" : "piece");
    done();
  };
  way.oncancel = done;
}
