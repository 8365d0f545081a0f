/** The keyboard at a table: letters for actions, and the piece in hand moved by arrow keys. */
import { tick } from "svelte";
import { prefer, prefs } from "../../browser/prefs.svelte";
import type { Playing } from "./context";
import { drag } from "../hand/drag.svelte";
import type { Doing } from "./ui.svelte";

const ACTIONS: Record<string, Doing> = {
  t: "take",
  g: "gain",
  u: "swap",
  p: "place",
  m: "master",
  b: "ghost",
  a: "ambassador",
  y: "recycle",
};
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Something stands before the board: a sheet, or the curtain between two people. */
const isCovered = () => document.querySelector("dialog[open]") !== null;

/** Listen at a table; the answer stops it. */
export function listenToKeys({ table, hand, ui }: Playing): () => void {
  /** What the piece in hand makes of a key; whether it was meant for it. */
  function inHand(key: string, target: EventTarget | null): boolean {
    if (!hand.piece) return false;
    /** Whoever has gone on to another button presses that one. */
    const isMeant =
      !(target instanceof HTMLElement) ||
      target === document.body ||
      target.matches(`[data-piece="${hand.piece}"], [data-do=main]`);
    const step = STEPS[key];
    if (step && !hand.isDragged) hand.step(...step);
    else if (key === "r") drag.change(() => hand.turn(), hand);
    else if (key === "f") drag.change(() => hand.flip(), hand);
    else if (key === "Enter" && isMeant && !hand.isDragged && hand.move) void ui.confirm();
    else if (/^[1-4]$/.test(key)) hand.go(Number(key));
    else return false;
    return true;
  }

  const isOurs = (event: KeyboardEvent) =>
    !(event.defaultPrevented || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey);
  const keyOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);

  /** The piece in hand comes first: an arrow key moves it, and not the focus. */
  function first(event: KeyboardEvent): void {
    if (isOurs(event) && !isCovered() && inHand(keyOf(event), event.target)) event.preventDefault();
  }

  function press(event: KeyboardEvent): void {
    if (!isOurs(event)) return;
    const key = keyOf(event);
    if (isCovered() && key !== "Escape" && key !== "?") return;
    if (key === "Escape") {
      if (ui.asked || ui.tip) ui.asked = ui.tip = null;
      else if (ui.drawer) ui.drawer = null;
      else if (ui.isTalking && isCovered()) ui.isTalking = false;
      else ui.back();
    } else if (key === "?") ui.drawer = ui.drawer === "keys" ? null : "keys";
    else if (key === "z") void table.undo();
    else if (key === "h") void ui.hint();
    else if (key === "l") table.showing?.showAgain();
    else if (key === "i")
      ui.ask(ui.asks?.(event.target) ?? ui.tip?.asked ?? null); // what has the focus, or the mouse
    else if (key === "n") prefer("hasIds", !prefs.hasIds);
    else if (/^[1-4]$/.test(key)) focusOn(`[data-slot="${key}"] button`);
    else if (ACTIONS[key]) {
      void ui.begin(ACTIONS[key]).then(() => focusFor(ACTIONS[key]!, ui.doing));
    } else if ((key === "Enter" || key === " ") && event.repeat)
      return event.preventDefault(); // held down it ends no turn
    else if (
      event.target === document.body &&
      ui.main &&
      (ui.main.key === "end"
        ? key === "Enter" || key === " "
        : key === "Enter" && ui.main.key !== "pass" && ui.main.key !== "finish")
    )
      void ui.confirm(); // what is not played yet is ended by no key
    else return;
    event.preventDefault();
  }

  addEventListener("keydown", first, { capture: true });
  addEventListener("keydown", press);
  return () => {
    removeEventListener("keydown", first, { capture: true });
    removeEventListener("keydown", press);
  };
}

/** Where the next choice is made. */
function focusFor(action: Doing, doing: Doing | null): void {
  if (doing !== action) return;
  const places: Partial<Record<Doing, string>> = {
    take: "[data-group=market] button.can",
    place: "[data-group=tray] button[data-piece]",
  };
  void tick().then(() =>
    focusOn(
      places[action] ?? "[data-group=dock] :is([data-option], [data-cut], [data-recycle]):not([aria-disabled=true])",
    ),
  );
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
