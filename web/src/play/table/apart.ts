/** A message that tells of several decisions, as one message for each: how the table stood after every one of them. */
import type { GameBox } from "../../engine/boxes";
import type { Engine } from "../../engine/engine";
import { isDone } from "../../engine/situation";
import { inBase64 } from "../../wire/base64";
import type { TableNow, View } from "../../wire/messages";
import { situationOf } from "./foresight";

/**
 * What came in between is worked out by the rules, as far as it is sure: a card that was turned up comes with the last.
 * From where that cannot be known on, decisions stay together.
 */
export function apart(before: TableNow | null, now: TableNow, engine: Engine | null, box: GameBox | null): TableNow[] {
  const happened = now.happened ?? [];
  let position = engine && box && before && happened.length > 1 ? situationOf(engine, before, box) : null;
  const found: TableNow[] = [];
  const common = { ...now };
  // What is said once it is over, or about its end.
  delete common.standing;
  delete common.winners;
  delete common.seed;
  delete common.finishing;
  for (const each of happened.slice(0, -1)) {
    const done = each.move === undefined ? null : position?.foresee(each.move, each.seat);
    if (!done || !isDone(done) || done.after.isOver) break;
    position = done.after;
    const { scores } = position;
    found.push({
      ...common,
      number: each.number,
      decision: each.decision,
      phase: "playing",
      view: position.view(now.seat ?? null) as View,
      state: inBase64(position.bytes),
      scores: (now.scores ?? []).map((points, seat) => (points === null ? null : scores[seat]!)),
      happened: [each],
      legal: {},
      undo: [],
      held: {},
    });
  }
  return [...found, { ...now, happened: happened.slice(found.length) }];
}
