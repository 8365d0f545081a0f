import { expect, test } from "vitest";
import { MemoryStore } from "../testing/memory";
import { engineModule, savedGames } from "../testing/shared";
import type { Incoming, TableNow } from "../wire/messages";
import { type Aside, Desk } from "./desk";
import { readFile } from "./file";
import { EngineGames } from "./games";
import { VERSION } from "./kept";
import { withoutLocks } from "./locks";

const versions = Array.from({ length: VERSION }, (_, at) => at + 1);

test.each(versions)("games that version %i saved are brought along, shown as they were, and go on", async (version) => {
  const told: (Incoming | Aside)[] = [];
  const store = new MemoryStore();
  const desk = new Desk({
    store,
    claim: withoutLocks,
    games: new EngineGames(new WebAssembly.Module(engineModule("rules"))),
    thinker: {
      bots: ["casual"],
      move: () => new Promise(() => undefined),
      stop: () => undefined,
      advice: () => Promise.reject(new Error("nobody advises here")),
    },
    tell: (message) => void told.push(message),
    call: () => undefined,
    now: () => 2_000_000_000,
    below: () => 0,
    seed: () => 0n,
    id: () => "none",
  });
  const { tables } = readFile(savedGames(version))!;
  expect(tables.map(({ kept }) => [kept.phase, kept.version, kept.has_take_backs])).toEqual([
    ["playing", version, true],
    ["over", version, true],
  ]);
  for (const saved of tables) expect(await desk.bring(saved)).toBe(true);
  for (const { kept } of tables)
    expect(store.tables.get(kept.id)!.kept).toEqual({
      ...kept,
      version: VERSION,
      chairs: kept.chairs.map((chair) => expect.objectContaining(chair) as unknown),
    });

  const [{ kept }] = tables as [(typeof tables)[0]];
  const stands = () => told.findLast((each) => each.type === "table") as TableNow;
  await desk.handle({ type: "join", table: kept.id, id: 1 });
  const [[seat, moves]] = Object.entries(stands().legal!) as [[string, string[]]];
  const { decision } = stands();
  await desk.handle({ type: "move", table: kept.id, seat: Number(seat), decision, move: moves[0]!, id: 2 });
  expect(told).toContainEqual(expect.objectContaining({ type: "done", id: 2 }));
  expect(stands().decision).toBe(decision + 1);
});
