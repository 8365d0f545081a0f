/** What a puzzle of one's own has to say: one pill on its lower edge, bright where a piece would complete it. */
import type { Recess } from "../../engine/recess";
import { type Piece, PIECES, readCells } from "../../geometry/cells";
import { say } from "../../words/words.svelte";

export type Pieces = Partial<Record<Piece, number>>;

export interface News {
  text: string;
  isBright: boolean;
  /** The sign before the words: it has what it can get. */
  isDone?: boolean;
}

/** What a piece would do on a puzzle. */
export interface Fit {
  piece: Piece;
  /** Cells that it could cover. */
  lit: string[];
  /** How many cells stay open. */
  leaves: number;
  /** A piece that would fill what it leaves, laid well: one at hand before others. */
  rest: Piece | null;
}

/** What a piece would do here; null where it has no room. */
export function fit(recess: Recess, piece: Piece, atHand: (piece: Piece) => boolean = () => false): Fit | null {
  const ways = recess.fits(piece);
  if (!ways.length) return null;
  const left = ways.map((cells) => recess.with(cells));
  const rests = left.flatMap((each) => each.lastPiece ?? []);
  const lit = [...new Set(ways.flatMap((cells) => readCells(cells).map(String)))];
  return { piece, lit, leaves: left[0]!.open.length, rest: rests.find(atHand) ?? rests[0] ?? null };
}

/** The single piece of these that would complete a puzzle. */
export function completer(recess: Recess | null, pieces: Pieces): Piece | null {
  const piece = recess?.lastPiece;
  return piece && (pieces[piece] ?? 0) > 0 ? piece : null;
}

const completes = (piece: Piece): News => ({ text: say("pill-completes", { piece }), isBright: true });
const MOST = 4;

/** What pieces that might come, or one that is held, would do; and the cells where they go. */
export function wouldDo(recess: Recess, pieces: readonly Piece[], supply: Pieces): { lit: Set<string>; news: News } {
  const isHeld = (piece: Piece) => (supply[piece] ?? 0) > 0;
  const fits = [...new Set(pieces)].flatMap((piece) => fit(recess, piece, isHeld) ?? []);
  const lit = new Set(fits.flatMap((each) => each.lit));
  const last = fits.find((each) => each.leaves === 0);
  if (last) return { lit, news: completes(last.piece) };
  if (!fits.length)
    return {
      lit,
      news: {
        text: pieces.length === 1 ? say("pill-no-room-for", { piece: pieces[0]! }) : say("pill-no-room"),
        isBright: false,
      },
    };
  if (pieces.length > 1) return { lit, news: fitting(fits.map((each) => each.piece)) };
  const { piece, leaves, rest } = fits[0]!;
  const text = rest ? say("pill-leaves-for", { piece, rest }) : say("pill-leaves", { number: leaves, piece });
  return { lit, news: { text, isBright: false } };
}

const fitting = (pieces: readonly Piece[]): News => ({
  text: say("pill-fit", {
    number: pieces.length,
    pieces: pieces.slice(0, MOST).join(" ") + (pieces.length > MOST ? " …" : ""),
  }),
  isBright: false,
});

/** During an action that places on several puzzles: which of these pieces could come here. */
export function mayCome(recess: Recess, pieces: Pieces): News {
  const last = completer(recess, pieces);
  if (last) return completes(last);
  const fits = PIECES.filter((piece) => (pieces[piece] ?? 0) > 0 && recess.fits(piece).length > 0);
  return fits.length ? fitting(fits) : { text: say("pill-nothing"), isBright: false };
}

/** At rest: only what would complete it is worth saying. */
export function atRest(recess: Recess, supply: Pieces): News | null {
  const piece = completer(recess, supply);
  return piece && completes(piece);
}
