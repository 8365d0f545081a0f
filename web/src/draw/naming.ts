/** How things on the table are called by whoever listens instead of looking. */
import { faceOf } from "./faces";
import { isPiece, type Piece } from "../geometry/cells";
import { count, say } from "../words/words.svelte";
import type { OwnPuzzle } from "../wire/messages";

export const pieceName = (piece: Piece) => `${piece} ${say(`piece.${piece}`)}`;

export function rewardName(reward: string): string {
  if (isPiece(reward)) return pieceName(reward);
  return say(reward === "M" ? "board.reward_m" : reward === "^^" ? "board.reward_up_two" : "board.reward_up");
}

export function puzzleName(id: string): string {
  const face = faceOf(id);
  return say(face.isBlack ? "board.puzzle_black" : "board.puzzle_white", {
    puzzle: id,
    points: count("count.point", face.points),
    reward: rewardName(face.reward),
  });
}

/** A puzzle with what lies on it. */
export function puzzleState({ id, placed }: OwnPuzzle): string {
  const filled = placed.reduce((sum, [, cells]) => sum + cells.length / 2, 0);
  const open = faceOf(id).cells.length - filled;
  return `${puzzleName(id)}, ${count("board.open_cell", open)}`;
}
