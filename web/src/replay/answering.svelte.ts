/** What lies on the table of a game that is looked through says what it is, as at a table that is played. */
import type { Answering } from "../play/doing/answers";
import type { Asked } from "../play/doing/asked";
import type { Resting } from "../play/doing/resting";
import type { View } from "../wire/messages";
import type { Replay } from "./replay.svelte";

/** What somebody rests on or has pressed. */
export class Asking {
  asked = $state.raw<Asked | null>(null);
  tip = $state.raw<Resting["ui"]["tip"]>(null);
  asks: Resting["ui"]["asks"] = null;

  ask(asked: Asked | null): void {
    this.tip = null;
    if (asked) this.asked = asked;
  }
}

/** Nobody holds anything. */
export const EMPTY_HAND: Resting["hand"] = { piece: null, isDragged: false };

/** The view as it is drawn: what was completed just now still lies there. */
function drawn({ view, changes }: Pick<Replay, "view" | "changes">): View {
  const seats = view.seats.map((seat, at) => {
    const completed = changes.seats[at]?.completed;
    if (!completed?.size) return seat;
    return { ...seat, puzzles: seat.puzzles.map((puzzle, slot) => completed.get(slot) ?? puzzle) };
  });
  return { ...view, seats };
}

/** A moment, as answers read a table: nobody sits there, so nothing can be done. */
export function lookedAt(replay: Replay): Answering {
  const { game } = replay;
  return {
    ...(game.is_over && replay.at === replay.last ? { accounts: game.standing.accounts } : {}),
    view: drawn(replay),
    scores: replay.lines.map((line) => line[replay.at]!),
    chairs: game.seats.map(({ name, bot }) => ({ ...(name ? { name } : {}), ...(bot ? { bot } : {}) })),
    name: (seat) => replay.name(seat),
    isYou: (seat) => replay.isYou(seat),
    seat: null,
    own: [],
    mine: null,
    puzzles: [],
    supply: {},
    legal: [],
    spots: [],
    situation: null,
    offered: new Set(),
    isMyTurn: false,
    isHeld: false,
    recess: () => null,
    may: () => false,
    mayDo: () => false,
    whyNot: () => null,
    actsOf: () => [],
    actionsLeft: 0,
  };
}
