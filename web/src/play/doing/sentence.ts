/** What the bar says: the next useful thing in one sentence, then something quieter, and the keys that apply. */
import { figure, type Key, listed, say } from "../../words/words.svelte";
import type { Piece } from "../../geometry/cells";
import type { Pending } from "../../wire/messages";
import type { Coach } from "./coach.svelte";
import { clockText } from "../table/away.svelte";
import { isCoached } from "../table/coached";
import { inWords } from "../table/names";
import { completer } from "../table/news";
import type { Showing } from "../table/showing.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { Ui } from "./ui.svelte";

export interface Sentence {
  text: string;
  /** Said where there is room. */
  more?: string;
  keys?: Keys;
}
export type Keys = readonly (readonly [names: readonly string[], does: Key])[];

/** What of a table the sentence is made of. */
export type Told = Pick<
  LiveTable,
  | "view"
  | "chairs"
  | "seat"
  | "isMyTurn"
  | "puzzles"
  | "supply"
  | "recess"
  | "whyNot"
  | "outcome"
  | "actionsLeft"
  | "placesLeft"
  | "heldMove"
> & {
  away: Pick<LiveTable["away"], "of">;
  showing: Pick<Showing, "isOn" | "again" | "text" | "seat"> | null;
  touches: Pick<LiveTable["touches"], "told" | "stopping" | "ways">;
  name(seat: number): string;
  mayDo(word: string): boolean;
};
export type Begun = Pick<Ui, "source" | "doing" | "dock" | "pending" | "given" | "main" | "endsAtOnce"> & {
  hand: Pick<Ui["hand"], "piece" | "target" | "isLegal" | "isDragged" | "spots">;
  look: Pick<Ui["look"], "at">;
  coach: Pick<Coach, "line" | "text" | "worth"> | null;
};

const ESC: Keys = [[["Esc"], "keyline-back"]];
const IN_HAND: Keys = [
  [["←", "→", "↑", "↓"], "keyline-move"],
  [["↵"], "main-place"],
];
const IN_ROWS: Keys = [[["←", "→"], "keyline-look"], [["↵"], "main-take"], ...ESC];
const IN_LADDER: Keys = [[["↑", "↓"], "keyline-level"], [["←", "→"], "keyline-shape"], ...ESC];
const IN_DOCK: Keys = [[["←", "→"], "keyline-look"], [["↵"], "keyline-choose"], ...ESC];
const AT_REST: Keys = [
  [["1–4"], "keyline-slots"],
  [["?"], "keyline-all"],
];
const HELD: Keys = [
  [["↵"], "main-end"],
  [["Z"], "main-undo"],
];
/** What the game asks for cannot be put back. */
const asked = (keys: Keys) => keys.slice(0, -1);

export function sentence(table: Told, ui: Begun): Sentence {
  const { view } = table;
  if (!view || view.phase === "over") return { text: "" };
  if (table.showing?.isOn) return shown(table, table.showing);
  if (table.seat === null) return { text: say("bar-watching") };
  if (!table.isMyTurn) return waiting(table, view.to_decide);
  if (table.heldMove) return { text: say(table.heldMove === "pass" ? "bar-held-pass" : "bar-held"), keys: HELD };
  const { hand } = ui;
  const move = ui.main?.move;
  // A card that comes to light cannot be taken back: that is said before.
  if (view.phase === "turn" && move && move !== "pass" && ui.endsAtOnce(move))
    return { text: say("bar-at-once"), keys: ESC };
  if (hand.piece) {
    const { piece } = hand;
    if (!hand.spots.length) return { text: nowhere(table, piece), keys: ESC };
    const [done] = (!hand.isDragged && hand.isLegal && move && table.outcome(move)?.completed) || [];
    if (done) {
      const { points } = table.outcome(move!)!;
      return { text: say("bar-place-completes", { piece, puzzle: done.puzzle, points }), keys: IN_HAND };
    }
    return {
      // What is dragged is looked at, and shows by itself where it would lie: words that change would cost its frames.
      text: say(hand.isDragged || !hand.target ? "bar-where" : hand.isLegal ? "bar-place-here" : "bar-not-here", {
        piece,
      }),
      keys: IN_HAND,
    };
  }
  if (ui.dock === "recycle" && table.actionsLeft === 1 && move) return { text: say("bar-at-once"), keys: ESC };
  if (ui.source) return { text: say("bar-take"), keys: IN_ROWS };
  if (ui.dock) return inDock(ui, ui.dock);
  if (view.phase === "turn" && !ui.doing && ui.coach?.line.length)
    return { text: ui.coach.text, more: ui.coach.worth, keys: AT_REST };
  if (ui.pending) return inAction(table, ui.pending);
  if (ui.doing) return { text: say(`bar-do-${ui.doing}`), keys: ui.doing === "take" ? IN_ROWS : IN_DOCK };
  if (view.phase === "finishing")
    return { text: touching(table) ?? completion(table) ?? say("bar-finishing"), keys: AT_REST };
  return atRest(table);
}

/** Why a piece goes nowhere: it fits nowhere, or where it does the rules say what is to be done first. */
function nowhere(table: Told, piece: Piece): string {
  const fits = table.puzzles.flatMap((puzzle, at) =>
    ((puzzle && table.recess(puzzle)?.fits(piece)) ?? []).map((cells) => `place ${at + 1} ${piece} ${cells}`),
  );
  const refusal = fits.length ? table.whyNot(fits[0]!) : null;
  return refusal ? inWords({ code: refusal.code, args: refusal.args }) : say("bar-nowhere", { piece });
}

/** Others are to decide; somebody who is away is not thinking. */
function waiting(table: Told, seats: readonly number[]): Sentence {
  const { away, chairs } = table;
  const gone = seats.find((seat) => away.of(seat) !== null && !chairs[seat]?.bot);
  if (gone !== undefined)
    return {
      text: say("bar-away", { who: table.name(gone), time: clockText(away.of(gone)!) }),
      more: say(chairs[gone]?.clock === undefined ? "bar-away-seat" : "bar-away-clock"),
    };
  return { text: say("bar-wait", { who: listed(seats.map((seat) => table.name(seat))), number: seats.length }) };
}

/** What others do, while it is shown. */
function shown(table: Told, { again, text, seat }: NonNullable<Told["showing"]>): Sentence {
  if (again)
    return { text: say("bar-again", { at: again.at, of: again.of, text }), keys: [[["Esc"], "main-back-to-turn"]] };
  const playing = seat === null ? "" : say("bar-plays", { who: table.name(seat) });
  return { text: text || playing, keys: [[["␣"], "main-skip-ahead"]] };
}

/** A choice is open: what the option that is looked at would mean. */
function inDock(ui: Begun, dock: NonNullable<Ui["dock"]>): Sentence {
  const isAsked = ui.pending !== null;
  const isLadder = dock === "swap" || dock === "levelup";
  const all = isLadder ? IN_LADDER : IN_DOCK;
  const keys = isAsked ? asked(all) : all;
  const look = ui.look.at;
  if (look?.pieces.length) {
    const [word, given] = look.move.split(" ");
    const pieces = listed(look.pieces);
    if (word === "swap" || word === "levelup" || word === "ghost")
      return { text: say("bar-goes-comes", { given: given!, pieces }), keys };
    return { text: say("bar-comes", { pieces }), keys };
  }
  return { text: isAsked ? say(`bar-${ui.pending!.kind}`) : say(`bar-do-${dock as "swap"}`), keys };
}

/** An action that places on several puzzles is under way (T11, T12). */
function inAction(table: Told, pending: Pending): Sentence {
  const end = table.outcome("done");
  const full = end?.completed.map(({ puzzle }) => puzzle) ?? [];
  const points = end?.points ?? 0;
  const more = full.length ? say("bar-then", { number: full.length, puzzles: full[0]!, points }) : undefined;
  const text = !pending.placed_on?.length
    ? say(`bar-${pending.kind}`)
    : table.mayDo("place")
      ? say("bar-may-still", { number: table.placesLeft })
      : say("bar-may-end");
  return { text, ...(more ? { more } : {}) };
}

/** Nothing is begun: what is at hand, by what there is and what is legal, not by what is wise. */
function atRest(table: Told): Sentence {
  // R1: where every action is due, nothing else says why the turn cannot be ended.
  const left = say(table.mayDo("pass") ? "board-action-left" : "bar-must", { number: table.actionsLeft });
  const more = { more: left, keys: AT_REST };
  const done = completion(table);
  if (done) return { text: done, ...more };
  const hasPuzzle = table.puzzles.some(Boolean);
  if (!hasPuzzle && table.mayDo("take")) return { text: say("bar-none-yet"), ...more };
  if (!["take", "gain", "swap", "place", "master", "ambassador", "ghost", "recycle"].some((word) => table.mayDo(word)))
    return { text: say("bar-nothing-left"), ...more };
  if (isCoached() && hasPuzzle && !table.mayDo("place")) return { text: say("bar-none-fits"), ...more };
  return { text: left, keys: AT_REST };
}

/** E3: the best touches, where the server may say them. */
function touching({ touches }: Told): string | null {
  const { told, stopping } = touches;
  if (!told || !stopping) return null;
  return told.line?.length
    ? say("bar-finishing-best", { ways: touches.ways(told.line), best: figure(told.best) })
    : say("bar-finishing-done", { score: figure(stopping.now) });
}

/** Which single pieces of the supply complete which puzzles. */
function completion(table: Told): string | null {
  if (!isCoached() || !table.mayDo("place")) return null;
  const found = table.puzzles.flatMap((puzzle) => {
    const piece = puzzle && completer(table.recess(puzzle), table.supply);
    return piece ? [say("bar-completes", { piece, puzzle: puzzle.id })] : [];
  });
  return found.length ? found.slice(0, 2).join(" ") : null;
}
