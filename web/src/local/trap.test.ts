import { expect, test, vi } from "vitest";
import type { Rules } from "../engine/built/data";
import { begun } from "../engine/load";
import { MemoryStore } from "../testing/memory";
import { engineModule } from "../testing/shared";
import type { Incoming, TableNow } from "../wire/messages";
import { type Aside, Desk } from "./desk";
import { EngineGames } from "./games";
import { withoutLocks } from "./locks";

/** A module with one function, which traps. */
const TRAP = new WebAssembly.Module(
  Uint8Array.of(
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // the head
    ...[1, 4, 1, 0x60, 0, 0], // takes nothing, gives nothing
    ...[3, 2, 1, 0, 7, 5, 1, 1, 0x74, 0, 0], // called t
    ...[10, 5, 1, 3, 0, 0, 0x0b], // unreachable
  ),
);
const traps = vi.hoisted(() => ({ left: 0, instances: 0 }));

vi.mock(import("../engine/load"), async (original) => {
  const load = await original();
  const trap = (rules: Rules): never => {
    new Uint8Array(rules.memory.buffer).fill(255); // whatever state that leaves behind
    return load.begun<{ t: () => never }>(TRAP).t();
  };
  const wrapped = (module: WebAssembly.Module): Rules => {
    const rules = load.begun<Rules>(module);
    traps.instances += 1;
    return { ...rules, play: (...given) => (traps.left-- === 1 ? trap(rules) : rules.play(...given)) };
  };
  return { ...load, begun: wrapped as typeof begun };
});

test("an engine that traps is thrown away: the table is made anew from its log, and goes on", async () => {
  const told: (Incoming | Aside)[] = [];
  const desk = new Desk({
    store: new MemoryStore(),
    claim: withoutLocks,
    games: new EngineGames(new WebAssembly.Module(engineModule("rules"))),
    thinker: null,
    tell: (message) => void told.push(structuredClone(message)),
    call: () => undefined,
    now: () => 0,
    below: () => 0,
    seed: () => 7n,
    id: () => "table",
  });
  const table = await desk.open({ seats: ["you", "you"] });
  await desk.handle({ type: "join", table, number: 1, id: 1 });
  const now = () => told.findLast((each): each is TableNow => each.type === "table")!;
  const decide = async (move: string) => {
    const [seat] = now().view!.to_decide;
    await desk.handle({ type: "move", table, seat: seat!, decision: now().decision, move, id: 2 });
    return told.findLast((each) => "id" in each && each.id === 2)!;
  };
  const answers = [];
  for (const move of ["take W1", "take W2", "gain O1", "take W1"]) answers.push(await decide(move));
  expect(answers).toMatchObject(answers.map(() => ({ type: "done" })));
  const before = now();

  traps.left = 1;
  expect(await decide("take W2")).toMatchObject({ type: "refused", code: "broken" });
  expect(traps.instances).toBe(2);
  expect(now()).toMatchObject({ decision: 4, view: before.view, legal: before.legal, scores: before.scores });
  expect(await decide("take W2")).toMatchObject({ type: "done" });
  expect(now()).toMatchObject({ decision: 5 });
});
