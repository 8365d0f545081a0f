import { expect, test } from "vitest";
import { engineModule, golden, sharedTests } from "../testing/shared";
import { Engine } from "./engine";
import { Game } from "./game";
import type { Position, View } from "./shapes";

interface Seen {
  game: string;
  decisions: number;
  seat: number;
  legal: string[];
  position: Position;
  view: View;
}
const engine = await Engine.load(engineModule("rules"));
const positions = sharedTests<Seen[]>("positions");

test.each(positions)("$game after $decisions decisions is written as Python writes it", (seen) => {
  const game = Game.fromRecord(engine, golden(seen.game));
  while (game.decisions > seen.decisions) game.undo();
  expect(JSON.stringify(game.toDict())).toBe(JSON.stringify(seen.position));
  expect(JSON.stringify(game.view(seen.seat))).toBe(JSON.stringify(seen.view));
  expect(game.legal(seen.seat).slice(-3)).toEqual(seen.legal);
});

test.each(positions)("$game after $decisions decisions is the same game when it is read back", (seen) => {
  const whole = Game.fromRecord(engine, golden(seen.game));
  while (whole.decisions > seen.decisions) whole.undo();
  const game = Game.fromDict(engine, JSON.parse(JSON.stringify(seen.position)));
  expect(game.bytes()).toEqual(whole.bytes());
  expect(Game.fromRecord(engine, game.record()).bytes()).toEqual(whole.bytes());
});
