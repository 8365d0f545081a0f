/** What the bar says: the next useful thing in one sentence, then something quieter, and the keys that apply. */
import { count, figure, type Key, listed, say } from "../../words/words.svelte";
import type { Pending } from "../../wire/messages";
import { completer } from "../table/news";
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
  "view" | "seat" | "isMyTurn" | "puzzles" | "supply" | "recess" | "outcome" | "actionsLeft" | "placesLeft"
> & {
  touches: Pick<LiveTable["touches"], "told" | "stopping" | "ways">;
  name(seat: number): string;
  mayDo(word: string): boolean;
};
export type Begun = Pick<Ui, "waiting" | "source" | "doing" | "dock" | "pending" | "given"> & {
  hand: Pick<Ui["hand"], "piece" | "target" | "isLegal" | "spots">;
  look: Pick<Ui["look"], "at">;
};

const ESC: Keys = [[["Esc"], "keyline.back"]];
const IN_HAND: Keys = [
  [["←", "→", "↑", "↓"], "keyline.move"],
  [["↵"], "main.place"],
];
const IN_ROWS: Keys = [[["←", "→"], "keyline.look"], [["↵"], "main.take"], ...ESC];
const IN_LADDER: Keys = [[["↑", "↓"], "keyline.level"], [["←", "→"], "keyline.shape"], ...ESC];
const IN_DOCK: Keys = [[["←", "→"], "keyline.look"], [["↵"], "keyline.choose"], ...ESC];
const AT_REST: Keys = [
  [["1–4"], "keyline.slots"],
  [["?"], "keyline.all"],
];
/** What the game asks for cannot be put back. */
const asked = (keys: Keys) => keys.slice(0, -1);

export function sentence(table: Told, ui: Begun): Sentence {
  const { view } = table;
  if (!view || view.phase === "over") return { text: "" };
  const left = table.actionsLeft;
  if (ui.waiting)
    return {
      text: ui.waiting === "pass" && left ? count("bar.confirm_left", left) : say("bar.confirm"),
      keys: [[["↵"], "main.confirm"], ...ESC],
    };
  if (table.seat === null) return { text: say("bar.watching") };
  if (!table.isMyTurn)
    return { text: say("bar.wait", { who: view.to_decide.map((seat) => table.name(seat)).join(", ") }) };
  const { hand } = ui;
  if (hand.piece) {
    const { piece } = hand;
    if (!hand.spots.length) return { text: say("bar.nowhere", { piece }), keys: ESC };
    return {
      text: say(hand.target ? (hand.isLegal ? "bar.place_here" : "bar.not_here") : "bar.where", { piece }),
      keys: IN_HAND,
    };
  }
  if (ui.source) return { text: say("bar.take"), keys: IN_ROWS };
  if (ui.dock) return inDock(ui, ui.dock);
  if (ui.pending) return inAction(table, ui.pending);
  if (ui.doing) return { text: say(`bar.do_${ui.doing}`), keys: ui.doing === "take" ? IN_ROWS : IN_DOCK };
  if (view.phase === "finishing")
    return { text: touching(table) ?? completion(table) ?? say("bar.finishing"), keys: AT_REST };
  return atRest(table);
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
      return { text: count("bar.goes_comes", look.pieces.length, { given: given!, pieces }), keys };
    return { text: count("bar.comes", look.pieces.length, { pieces }), keys };
  }
  return { text: isAsked ? say(`bar.${ui.pending!.kind}`) : say(`bar.do_${dock as "swap"}`), keys };
}

/** An action that places on several puzzles is under way (T11, T12). */
function inAction(table: Told, pending: Pending): Sentence {
  const end = table.outcome("done");
  const full = end?.completed.map(({ puzzle }) => puzzle) ?? [];
  const points = count("count.point", end?.points ?? 0);
  const more = full.length ? count("bar.then", full.length, { puzzles: full[0]!, points }) : undefined;
  const text = !pending.placed_on?.length
    ? say(`bar.${pending.kind}`)
    : table.mayDo("place")
      ? count("bar.may_still", table.placesLeft)
      : say("bar.may_end");
  return { text, ...(more ? { more } : {}) };
}

/** Nothing is begun: what is at hand, by what there is and what is legal, not by what is wise. */
function atRest(table: Told): Sentence {
  // R1: where every action is due, nothing else says why the turn cannot be ended.
  const left = count(table.mayDo("pass") ? "board.action_left" : "bar.must", table.actionsLeft);
  const more = { more: left, keys: AT_REST };
  const done = completion(table);
  if (done) return { text: done, ...more };
  const hasPuzzle = table.puzzles.some(Boolean);
  if (!hasPuzzle && table.mayDo("take")) return { text: say("bar.none_yet"), ...more };
  if (!["take", "gain", "swap", "place", "master", "ambassador", "ghost", "recycle"].some((word) => table.mayDo(word)))
    return { text: say("bar.nothing_left"), ...more };
  if (hasPuzzle && !table.mayDo("place")) return { text: say("bar.none_fits"), ...more };
  return { text: left, keys: AT_REST };
}

/** E3: the best touches, where the server may say them. */
function touching({ touches }: Told): string | null {
  const { told, stopping } = touches;
  if (!told || !stopping) return null;
  return told.line?.length
    ? say("bar.finishing_best", { ways: touches.ways(told.line), best: figure(told.best) })
    : say("bar.finishing_done", { score: figure(stopping.now) });
}

/** Which single pieces of the supply complete which puzzles. */
function completion(table: Told): string | null {
  if (!table.mayDo("place")) return null;
  const found = table.puzzles.flatMap((puzzle) => {
    const piece = puzzle && completer(table.recess(puzzle), table.supply);
    return piece ? [say("bar.completes", { piece, puzzle: puzzle.id })] : [];
  });
  return found.length ? found.slice(0, 2).join(" ") : null;
}
