/** Games that are over, and how they went for oneself. */
import { botName } from "../play/names";
import { say } from "../words/words.svelte";

export interface FinishedSeat {
  name: string | null;
  player: string | null;
  bot: string | null;
  score: number;
  is_winner: boolean;
}
export interface Finished {
  game: string;
  variant: "standard" | "solo" | "line-clear";
  edition: string;
  finished: number;
  seats: FinishedSeat[];
}

export type Result = "won" | "lost" | "shared" | "over";

/** How it went for somebody; around one screen nobody in particular won. */
export function resultOf(game: Finished, me: string): Result {
  const own = game.seats.filter((seat) => seat.player === me);
  if (own.length !== 1) return "over";
  if (!own[0]!.is_winner) return "lost";
  return game.seats.filter((seat) => seat.is_winner).length > 1 ? "shared" : "won";
}

/** What a seat is called; in solo the one that is neither a person nor a bot is the opponent. */
export function seatName(game: Finished, seat: number): string {
  const { name, bot, player } = game.seats[seat]!;
  const isShared = game.seats.filter((each) => each.player === player && each.name === name).length > 1;
  if (name && isShared) return say("seat.player", { number: seat + 1 });
  if (name) return name;
  if (bot) return botName(bot);
  return say(game.variant === "solo" && !player && seat > 0 ? "seat.opponent" : "games.somebody");
}
