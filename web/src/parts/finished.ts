/** Games that are over, and how they went for oneself. */
import type { Kept } from "../local/kept";
import { here } from "../local/line.svelte";
import { editionOf } from "../local/wishes";
import { botName } from "../play/table/names";
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
  /** It was played in this page. */
  isHere?: boolean;
  /** Decisions were taken back that nobody else would have given back. */
  hasTakeBacks?: boolean;
}

/** Games that were played in this page and are over, the newest first. */
export async function finishedHere(me: string): Promise<Finished[]> {
  const kept = await here.list().catch((): Kept[] => []);
  return kept.flatMap((each) => (each.result ? [finishedOf(each, each.result, me)] : []));
}

function finishedOf(kept: Kept, result: NonNullable<Kept["result"]>, me: string): Finished {
  const isOne = result.filter(({ isYours }) => isYours).length === 1;
  const called = (seat: number) => (isOne ? say("seat-you") : say("seat-player", { number: seat + 1 }));
  return {
    game: kept.id,
    variant: kept.wishes.variant ?? "standard",
    edition: editionOf(kept.wishes),
    finished: kept.changed,
    seats: result.map(({ name, bot, isYours, score, isWinner }, seat) => ({
      name: name ?? (isYours ? called(seat) : null),
      player: isYours ? me : null,
      bot,
      score,
      is_winner: isWinner,
    })),
    isHere: true,
    hasTakeBacks: kept.has_take_backs,
  };
}

export type Result = "won" | "lost" | "shared" | "over";

/** How it went for somebody; around one screen, or where it was broken off, nobody in particular won. */
export function resultOf(game: Finished, me: string): Result {
  const own = game.seats.filter((seat) => seat.player === me);
  if (own.length !== 1) return "over";
  if (!game.seats.some((seat) => seat.is_winner)) return "over";
  if (!own[0]!.is_winner) return "lost";
  return game.seats.filter((seat) => seat.is_winner).length > 1 ? "shared" : "won";
}

/** What a seat is called; in solo the one that is neither a person nor a bot is the opponent. */
export function seatName(game: Finished, seat: number): string {
  const { name, bot, player } = game.seats[seat]!;
  const isShared = game.seats.filter((each) => each.player === player && each.name === name).length > 1;
  if (name && isShared) return say("seat-player", { number: seat + 1 });
  if (name) return name;
  if (bot) return botName(bot);
  return say(game.variant === "solo" && !player && seat > 0 ? "seat-opponent" : "games-somebody");
}
