/** How things on the table are called by whoever listens instead of looking. */
import { faceOf } from "./faces";
import { isPiece, type Piece } from "../geometry/cells";
import { say } from "../words/words.svelte";
import type { OwnPuzzle } from "../wire/messages";

export const pieceName = (piece: Piece) => `${piece} ${say(`piece-${piece}`)}`;

export function rewardName(reward: string): string {
  if (isPiece(reward)) return pieceName(reward);
  return say(reward === "M" ? "board-reward-m" : reward === "^^" ? "board-reward-up-two" : "board-reward-up");
}

export function puzzleName(id: string): string {
  const face = faceOf(id);
  return say(face.isBlack ? "board-puzzle-black" : "board-puzzle-white", {
    puzzle: id,
    points: face.points,
    reward: rewardName(face.reward),
  });
}

/** A puzzle with what lies on it. */
export function puzzleState({ id, placed }: OwnPuzzle): string {
  const filled = placed.reduce((sum, [, cells]) => sum + cells.length / 2, 0);
  const open = faceOf(id).cells.length - filled;
  return `${puzzleName(id)}, ${say("board-open-cell", { number: open })}`;
}
