/** How a table in the page stands, as a message says it: the one that a server would send. */
import { toldOf } from "../engine/standings";
import type { Chair, TableNow } from "../wire/messages";
import type { LiveTable } from "./live";

/** Who looks: whoever plays here, or somebody who watches what is played in another tab. */
export interface Onlooker {
  isPlaying: boolean;
  /** Hints and plans are answered. */
  hasAdvice: boolean;
}

export function chairsOf(live: LiveTable, time: number, isPlaying: boolean): Chair[] {
  return live.chairs.map(({ isYours, bot }, seat): Chair => {
    const name = live.called(seat);
    return {
      ...(name ? { name } : {}),
      ...(bot ? { bot } : {}),
      ...(isYours && isPlaying ? { is_you: true } : {}),
      ...(isYours ? { is_here: true } : {}),
      ...(isPlaying && live.maySit(seat) ? { is_free: true } : {}),
      ...(live.clocks ? { clock: Math.round(live.clocks.left(seat, time) * 10) / 10 } : {}),
    };
  });
}

/** Keys that would be empty are left out. */
export function filled<T extends object>(all: T): Partial<T> {
  const isEmpty = (value: unknown) =>
    value === null ||
    value === undefined ||
    value === false ||
    value === 0 ||
    (typeof value === "object" && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isEmpty(value))) as Partial<T>;
}

/** How the table stands, with what happened after an entry of its log; the first also says what stays. */
export function describe(
  live: LiveTable,
  { isPlaying, hasAdvice }: Onlooker,
  { time, since, isFirst }: { time: number; since: number; isFirst: boolean },
): TableNow {
  const now: TableNow = {
    type: "table",
    table: live.id,
    number: live.number,
    decision: live.decision,
    phase: live.phase,
    chairs: chairsOf(live, time, isPlaying),
    is_host: isPlaying,
  };
  if (live.phase !== "playing" && live.phase !== "over") return now;
  const seat = isPlaying ? live.perspective : null;
  const position = isPlaying ? live.position : live.game;
  const mayAsk = isPlaying && hasAdvice && live.own.length > 0;
  return {
    ...now,
    ...(seat === null ? {} : { seat }),
    view: live.view(seat, position),
    state: live.state(seat, position),
    ...filled({
      happened: since ? live.happenedSince(since) : [],
      scores: live.scores(seat, position),
      running: [...(live.clocks?.running ?? [])],
      ties: live.ties,
      deck_start: live.deckStart,
      rematch: live.rematch,
      has_take_backs: live.hasTakeBacks,
      has_hints: mayAsk,
      ...(isPlaying
        ? { legal: live.legal, undo: live.mayUndo, held: live.holding.all, finishing: live.finishing(mayAsk) }
        : {}),
      ...(isFirst ? { wishes: live.wishes, faces: live.game.faces } : {}),
      ...(live.phase === "over"
        ? { winners: [...live.game.winners], standing: toldOf(live.game.standing), seed: String(live.seed) }
        : {}),
    }),
  } as TableNow;
}
