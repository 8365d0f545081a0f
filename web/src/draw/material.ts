/** What pieces look like: their colours, and the engraved sign that says which is which without colour. */
import type { Piece } from "../geometry/cells";

export const COLOUR: Record<Piece, string> = {
  O1: "#FFF200", I2: "#26B144", I3: "#127BCA", V3: "#F68712", I4: "#8B359F", L4: "#00ACCF",
  O4: "#EC0E58", S4: "#F25C19", T4: "#EC008C", P5: "#E9F1FF", U5: "#E9F1FF", L5: "#E9F1FF",
}; // prettier-ignore

const GHOSTS = new Set<Piece>(["P5", "U5", "L5"]);
export const isGhost = (piece: Piece) => GHOSTS.has(piece);

const WHITE_SIGNS = new Set<Piece>(["I2", "I3", "I4", "O4", "S4", "T4"]);
export const signInk = (piece: Piece) => (WHITE_SIGNS.has(piece) ? "#fff" : "#000");

/** One sign a cell, around 0,0 in a box of +-1; never turned with the piece. */
export const SIGN: Record<Piece, string> = {
  O1: "M0 0m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0",
  I2: "M-.9-.45H.9M-.9.45H.9",
  I3: "M-.9-.8H.9M-.9 0H.9M-.9.8H.9",
  V3: "M-.75-.8V.75H.8",
  I4: "M-.9-.9V.9M-.3-.9V.9M.3-.9V.9M.9-.9V.9",
  L4: "M-.9 0L0-.9L.9 0L0 .9Z",
  O4: "M-.8-.8H.8V.8H-.8Z",
  S4: "M-.9.9L.9-.9M-.9.05L.05-.9M-.05.9L.9-.05",
  T4: "M-.9 0H.9M0-.9V.9",
  P5: "M0 0m-.85 0a.85.85 0 1 0 1.7 0a.85.85 0 1 0-1.7 0",
  U5: "M-.85-.8V0A.85.85 0 0 0 .85 0V-.8",
  L5: "M-.8-.8L.8.8M.8-.8L-.8.8",
};

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour so far on the way to another. */
export function mixed(from: string, to: string, part: number): string {
  const goal = channels(to);
  const mix = channels(from).map((value, index) => Math.round(value + (goal[index]! - value) * part));
  return "#" + mix.map((value) => value.toString(16).padStart(2, "0")).join("");
}

/** The dark line around a piece; yellow needs more of it to hold on a light hollow. */
export function rim(piece: Piece): string {
  return isGhost(piece) ? "#3D4858" : mixed(COLOUR[piece], "#000000", piece === "O1" ? 0.54 : 0.42);
}
