/** The engine's games, as tables are given them. */
import type { Rules } from "../engine/built/data";
import { Engine } from "../engine/engine";
import { Game } from "../engine/game";
import { Impossible } from "../engine/impossible";
import { begun } from "../engine/load";
import { readSet, write } from "../engine/puzzles";
import { readRecord } from "../engine/records";
import { IllegalMove } from "../engine/refusals";
import type { Wishes } from "../wire/messages";
import type { Recorded } from "../wire/recorded";
import type { Games, Playable } from "./playable";
import { NotNow } from "./refusing";
import { replayOf } from "./replays";
import { impossible, shown } from "./wishes";

/** Decisions of a game that is shown; people's games have a few hundred. */
const MOST_DECISIONS = 4000;

export class EngineGames implements Games {
  readonly #module: WebAssembly.Module;
  #engine: Engine;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
    this.#engine = this.#instance();
  }

  #instance(): Engine {
    return new Engine(begun<Rules>(this.#module));
  }

  begin(wishes: Wishes, seed: bigint): Playable {
    try {
      return Game.new(this.#engine, { ...wishes, players: wishes.seats.length }, seed) as Playable;
    } catch (error) {
      throw error instanceof Impossible ? impossible(error.code, error.args, error.rule) : error;
    }
  }

  plainly(puzzles: string): string {
    try {
      return write(readSet(puzzles, () => true).puzzles);
    } catch (error) {
      throw error instanceof Impossible ? impossible(error.code, error.args, error.rule) : error;
    }
  }

  look(text: string): Recorded {
    try {
      const game = Game.fromRecord(this.#engine, text);
      const { moves, header } = readRecord(text);
      if (moves.length > MOST_DECISIONS) throw new NotNow("not_a_record", { args: { reason: "record_too_long" } });
      for (let left = moves.length; left > 0; left--) game.undo();
      const seats = game.seated.map((one) => ({
        name: one && !one.isBot ? one.name : null,
        bot: one?.isBot ? one.name : null,
        is_you: false,
      }));
      return replayOf(game as Playable, moves, { seats, seed: header.get("seed") ?? null });
    } catch (error) {
      throw notARecord(error);
    }
  }

  renew(): void {
    this.#engine = this.#instance();
  }
}

function notARecord(error: unknown): unknown {
  if (error instanceof Impossible)
    return new NotNow("not_a_record", { args: { ...shown(error.args), reason: error.code } });
  if (!(error instanceof IllegalMove)) return error;
  const { code, args, rule } = error.refusal;
  return new NotNow("not_a_record", { args: { ...args, refusal: code, line: error.line ?? 0 }, rule });
}
