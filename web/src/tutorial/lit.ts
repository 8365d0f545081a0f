/** What is lit on the board: the thing that does the next step, by where it is begun and how far it has got. */
import type { Playing } from "../play/doing/context";
import { screen } from "../play/screen/screen.svelte";

const MAIN = '[data-do="main"]';
const DOCK = "[data-dock]";
/** What there is to look at, by the names that steps have for it. */
const SHOWN: Record<string, readonly string[]> = {
  lamps: ['[data-group="mine"] .lamps'],
  tray: ['[data-group="tray"]'],
  meter: ['[data-ask="meter"]'],
  solo: ['[data-group="market"]'],
  market: ['[data-group="market"]'],
  own: ['[data-own="0:1"]'],
};

export const shownBy = (name: string): readonly string[] => SHOWN[name] ?? [];

/** Selectors of what does a move now. */
export function litFor(move: string, { table, hand, ui }: Playing): readonly string[] {
  if (table.isHeld) return [MAIN];
  const [word, first = "", second = ""] = move.split(" ");
  /** What a dock asks for; a sheet has a button of its own. */
  const chosen = (option: string) => [DOCK, `${DOCK} ${option}`, ...(screen.isPhone ? [] : [MAIN])];
  switch (word) {
    case "take":
      return [`[data-source="${first}"]`, ...(ui.source === first ? [MAIN] : [])];
    case "place":
      return [
        `[data-group="tray"] [data-piece="${second}"]`,
        `[data-slot="${first}"]`,
        ...(hand.isLegal && !hand.isDragged ? [MAIN] : []),
      ];
    case "recycle":
    case "under":
      return ui.dock
        ? [DOCK, ...(table.view?.rows.W ?? []).map((_, at) => `[data-source="W${at + 1}"]`), MAIN]
        : DO(word);
    case "gain":
      return ui.dock ? chosen(`[data-option="${first}"]`) : DO(word);
    case "swap":
    case "levelup":
      return ui.dock ? chosen(`:is(.ladder, .get) [data-option="${second}"]`) : DO(word);
    case "ghost":
      return ui.dock ? chosen(`[data-cut="${move}"]`) : DO(word);
    case "master":
    case "ambassador":
      return DO(word);
    default:
      return [MAIN];
  }
}

/** An action may be folded away behind another button. */
const DO = (word: string): readonly string[] => [`[data-do="${word}"]`];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where they are; what is not drawn is left out, and what is folded away stands behind More. */
export function boxesOf(selectors: readonly string[]): Box[] {
  const boxOf = (element: Element): Box[] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width && height ? [{ x, y, width, height }] : [];
  };
  const found = selectors.flatMap((each) => [...document.querySelectorAll(`.table :is(${each})`)].flatMap(boxOf));
  const isFolded = !found.length && selectors.some((each) => each.startsWith("[data-do="));
  return isFolded ? [...document.querySelectorAll('[data-do="more"]')].flatMap(boxOf) : found;
}
