/** A whole game of the page to be looked through, as a server would send it. */
import { toldOf } from "../engine/standings";
import type { View } from "../wire/messages";
import type { Frame, Recorded } from "../wire/recorded";
import type { Playable } from "./playable";

/** Keys of a view that are the same from the first decision to the last: only `start` has them. */
const CONSTANT = new Set([
  "format",
  "edition",
  "options",
  "variant",
  "expansions",
  "difficulty",
  "players",
  "puzzles",
  "rng",
]);

/** What everybody may know once the game is over: hidden piles too [P5], decks as counts. */
function openView(game: Playable): View {
  const view = game.view(null);
  if (!game.hidesPiles) return view;
  return { ...view, seats: view.seats.map((_, seat) => game.view(seat).seats[seat]!) };
}

function frameOf(game: Playable, { seat, move }: { seat: number; move: string }): Frame {
  const events = game.play(move, seat);
  const view = Object.fromEntries(Object.entries(openView(game)).filter(([key]) => !CONSTANT.has(key)));
  return { seat, move, events, view, scores: [...game.scores] };
}

/** The replay of a game that has yet to be played. */
export function replayOf(
  game: Playable,
  decisions: readonly { seat: number; move: string }[],
  about: Pick<Recorded, "seats" | "seed">,
): Recorded {
  const start = openView(game);
  const start_scores = [...game.scores];
  const frames = decisions.map((decision) => frameOf(game, decision));
  return {
    ...about,
    variant: start.variant,
    edition: start.edition,
    expansions: start.expansions,
    key: null,
    is_over: game.isOver,
    scores: [...game.scores],
    winners: [...game.winners],
    standing: toldOf(game.standing),
    faces: game.faces,
    start,
    start_scores,
    frames,
  };
}
