/** What a puzzle of one's own has to say: one pill on its lower edge, bright where a piece would complete it. */
import { faceOf } from "../draw/faces";
import { type Piece, PIECES, readCells } from "../geometry/cells";
import { filler, fit, type Mask, maskOf } from "../geometry/fits";
import { count, say } from "../words/words.svelte";
import type { OwnPuzzle } from "../wire/messages";

export type Pieces = Partial<Record<Piece, number>>;

export interface News {
  text: string;
  isBright: boolean;
  /** The sign before the words: it has what it can get. */
  isDone?: boolean;
}

/** The cells of a puzzle that nothing lies on. */
export function freeCells({ id, placed }: OwnPuzzle): Mask {
  return maskOf(faceOf(id).cells) & ~maskOf(placed.flatMap(([, cells]) => readCells(cells)));
}

export const isFull = (puzzle: OwnPuzzle): boolean => freeCells(puzzle) === 0;

/** The single piece of these that would complete a puzzle. */
export function completer(puzzle: OwnPuzzle, pieces: Pieces): Piece | null {
  const piece = filler(freeCells(puzzle));
  return piece && (pieces[piece] ?? 0) > 0 ? piece : null;
}

const completes = (piece: Piece): News => ({ text: say("pill.completes", { piece }), isBright: true });
const MOST = 4;

/** What pieces that might come, or one that is held, would do; and the cells where they go. */
export function wouldDo(puzzle: OwnPuzzle, pieces: readonly Piece[], supply: Pieces): { lit: Set<string>; news: News } {
  const free = freeCells(puzzle);
  const fits = [...new Set(pieces)].flatMap((piece) => {
    const found = fit(piece, free, (other) => (supply[other] ?? 0) > 0);
    return found ? [{ piece, ...found }] : [];
  });
  const lit = new Set(fits.flatMap((each) => [...each.lit]));
  const last = fits.find((each) => each.leaves === 0);
  if (last) return { lit, news: completes(last.piece) };
  if (!fits.length)
    return {
      lit,
      news: {
        text: pieces.length === 1 ? say("pill.no_room_for", { piece: pieces[0]! }) : say("pill.no_room"),
        isBright: false,
      },
    };
  if (pieces.length > 1) return { lit, news: fitting(fits.map((each) => each.piece)) };
  const { piece, leaves, rest } = fits[0]!;
  const text = rest ? say("pill.leaves_for", { piece, rest }) : count("pill.leaves", leaves, { piece });
  return { lit, news: { text, isBright: false } };
}

const fitting = (pieces: readonly Piece[]): News => ({
  text: count("pill.fit", pieces.length, {
    pieces: pieces.slice(0, MOST).join(" ") + (pieces.length > MOST ? " …" : ""),
  }),
  isBright: false,
});

/** During an action that places on several puzzles: which of these pieces could come here. */
export function mayCome(puzzle: OwnPuzzle, pieces: Pieces): News {
  const here = PIECES.filter((piece) => (pieces[piece] ?? 0) > 0);
  const free = freeCells(puzzle);
  const fits = here.filter((piece) => fit(piece, free));
  const last = completer(puzzle, pieces);
  return last ? completes(last) : fits.length ? fitting(fits) : { text: say("pill.nothing"), isBright: false };
}

/** At rest: only what would complete it is worth saying. */
export function atRest(puzzle: OwnPuzzle, supply: Pieces): News | null {
  const piece = completer(puzzle, supply);
  return piece && completes(piece);
}
