import { expect, test } from "vitest";
import { engineModule, golden, goldenGames } from "../testing/shared";
import { boxOfFaces } from "./boxes";
import { Engine } from "./engine";
import type { Event } from "./events";
import { Game } from "./game";
import { isDone } from "./situation";

const engine = await Engine.load(engineModule("rules"));

/** Without an Endless White Deck that is made anew: its cards are shuffled, and turned up. */
function withoutRenewal(events: readonly Event[]): Event[] {
  const noted = events.findIndex((event) => event.kind === "noted");
  if (noted < 0) return [...events];
  const rest = events.slice(noted + 1);
  const kept = rest.findIndex((event) => event.kind !== "refill");
  return [...events.slice(0, noted), ...(kept < 0 ? [] : rest.slice(kept))];
}

/** Where two things differ, as paths. */
function differences(one: unknown, other: unknown, path = ""): [path: string, one: unknown][] {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return Object.is(one, other) ? [] : [[path, one]];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const of = (thing: object, key: string) => (thing as Record<string, unknown>)[key];
  return [...keys].flatMap((key) => differences(of(one, key), of(other, key), `${path}/${key}`));
}

test.each(goldenGames())("in %s every decision is foreseen as far as it is sure, and nothing is made up", (name) => {
  const game = Game.fromRecord(engine, golden(name));
  const { terms } = game;
  const moves = golden(name).split("\n\n")[1]!.trim().split("\n");
  while (game.decisions) game.undo();
  let cut = 0;
  for (const line of moves) {
    const [seat, move] = [Number(line[0]), line.slice(2)];
    const done = game.situation.seenBy(seat).foresee(move, seat);
    if (!isDone(done)) throw new Error(`${move} was refused`);
    const all = game.play(move, seat);
    const events = withoutRenewal(all);
    // Of what happened, from the first on; cards that were turned up have no name yet.
    for (const [at, event] of done.events.entries())
      for (const [path, value] of differences(event, events[at])) {
        expect([event.kind, path, value]).toEqual([expect.stringMatching(/^(refill|take)$/), "/puzzle", null]);
        cut++;
      }
    const rest = events.slice(done.events.length);
    const isRenewed = events.length < all.length;
    const isUnsure = isRenewed || (terms.variant === "solo" && done.events.at(-1)!.kind === "end_turn");
    if (!isUnsure) expect(rest).toEqual([]);
    cut += rest.length;
    // How things are then: what differs is a card that nobody knew.
    if (isUnsure || done.after.isOver) continue;
    for (const [path, value] of differences(done.after.view(seat), game.view(seat))) {
      const isUnknown = /^\/rows\/|^\/seats\/\d\/puzzles\/\d$/.test(path) && value === null;
      expect([path, value, isUnknown]).toEqual([path, value, true]);
    }
    expect(done.after.toDecide).toEqual(game.toDecide);
  }
  expect(cut).toBeGreaterThan(0);
});

test("a decision that may not be made is refused with the words of the rules, and nothing is foreseen", () => {
  const { situation } = Game.new(engine, { players: 2 }, 7n);
  expect(situation.foresee("place 1 O1 a1", 0)).toEqual(situation.whyNot("place 1 O1 a1", 0));
  expect(situation.foresee("swap O1 O1", 0)).toMatchObject({ code: "swap_same_shape", rule: "T8" });
  expect(situation.foresee("nonsense", 0)).toMatchObject({ code: "unreadable" });
});

test.each(goldenGames())("the box of %s is told by its faces", (name) => {
  const game = Game.fromRecord(engine, golden(name));
  const { puzzles, faces } = boxOfFaces(game.terms.expansions, game.faces);
  expect([puzzles, faces]).toEqual([game.box.puzzles, game.box.faces]);
});
