/** Tables in the page without a browser, for `tests/same/test_tables.py`: scripts as JSON in, what was told out. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Bots } from "../engine/built/data";
import { begun } from "../engine/load";
import { Thinker as Mind } from "../engine/thinker";
import { advise, type Think } from "../local/advising";
import { Desk } from "../local/desk";
import { EngineGames } from "../local/games";
import { withoutLocks } from "../local/locks";
import type { Thinker } from "../local/thinking";
import { type Question, Thinking, type Thoughts } from "../local/thoughts";
import type { Incoming, Outgoing, TableNow, Wishes } from "../wire/messages";
import { MemoryStore } from "./memory";

interface Script {
  wishes: Wishes;
  seed: string;
  first: number;
  /** Who decides what, by the decision it is: bots do as they did at the server. */
  decided: Record<number, { seat: number; move: string }>;
  messages: (Outgoing & { id: number })[];
}

const [, , rules, bots] = process.argv;
const games = new EngineGames(new WebAssembly.Module(readFileSync(rules!)));
/** As in the test: hints are then the same every time. */
const NODES = 200;
let thinking: Thinking | null = null;
const boxes: object[] = [];

/** Thought about at once, and here. */
const think: Think = async ({ game }, seat, name, of) => {
  thinking ??= new Thinking(new Mind(begun<Bots>(new WebAssembly.Module(readFileSync(bots!)))));
  if (!boxes.includes(game.box)) boxes.push(game.box);
  const { puzzles } = game.box;
  const position = { seat, state: game.bytes(seat), puzzles, box: boxes.indexOf(game.box), seed: 0n };
  const about = name === "hint" ? { ...(of as Thoughts["hint"]["of"]), nodes: NODES } : of;
  return thinking.answer({ name, of: about, position } as Question<typeof name>);
};

const tick = () => new Promise((later) => setTimeout(later, 0));

/** Whether a bot is still to decide. */
const isGoingOn = ({ phase, view, chairs }: TableNow): boolean =>
  phase === "playing" && view!.to_decide.some((seat) => chairs[seat]!.bot);

/** What each message of a script was answered with. */
async function answersTo({ wishes, seed, first, decided, messages }: Script): Promise<unknown[][]> {
  let told: unknown[] = [];
  let last: TableNow | null = null;
  let tables = 0;
  const thinker: Thinker = {
    bots: [...new Set(["casual", ...wishes.seats])],
    move: async (live, _bot, seat) => {
      // [L3] another bot may be the first of two to decide.
      while (decided[live.decision]?.seat !== seat) await tick();
      return decided[live.decision]!.move;
    },
    stop: () => undefined,
    advice: (live, asked) => advise(think, live, asked),
  };
  const desk = new Desk({
    store: new MemoryStore(),
    claim: withoutLocks,
    games,
    thinker,
    tell: (message) => {
      if (message.type === "table") last = message;
      told.push(structuredClone(message));
    },
    call: () => undefined,
    now: () => 0,
    below: () => first,
    seed: () => BigInt(seed),
    id: () => `table-${++tables}`,
  });
  await desk.open(wishes);
  const answers = [];
  for (const message of messages) {
    told = [];
    await desk.handle(message);
    while (last && isGoingOn(last)) await tick();
    answers.push(told as Incoming[]);
  }
  return answers;
}

const scripts = JSON.parse(readFileSync(0, "utf8")) as Script[];
const answers = [];
for (const script of scripts) answers.push(await answersTo(script));
writeFileSync(1, JSON.stringify(answers));
