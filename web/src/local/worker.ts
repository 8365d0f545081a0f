/** The worker that has the tables of this page. */
import weights from "../engine/built/champion.bin?url";
import bots from "../engine/built/bots.wasm?url";
import { compile } from "../engine/load";
import { Desk } from "./desk";
import { type FromDesk, runners, type ToDesk } from "./errands";
import { EngineGames } from "./games";
import { claiming } from "./locks";
import { NotNow } from "./refusing";
import { Database } from "./store";
import { WorkerThinker } from "./thinker";

const tell = (message: FromDesk) => postMessage(message);
const others = new BroadcastChannel("projectl.tables");

const below = (most: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % most;
const id = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

let give: (module: WebAssembly.Module) => void;
/** The page, which has them too, sends the rules. */
const rules = new Promise<WebAssembly.Module>((given) => (give = given));
// Messages that come before the engine is there wait for it.
const ready = begin();
// The page hears of errors, not of promises: without an engine there is no worker.
ready.catch((error: unknown) =>
  setTimeout(() => {
    throw error;
  }),
);

/** What a request was answered with. */
function sent(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`the weights were not sent: ${response.status}`);
  return response.arrayBuffer();
}

async function begin() {
  const games = new EngineGames(await rules);
  const desk = new Desk({
    store: new Database(),
    claim: claiming(),
    games,
    thinker: new WorkerThinker(
      async () => compile(await fetch(bots)),
      async () => sent(await fetch(weights)),
    ),
    tell: (said) => tell({ said }),
    call: (table) => others.postMessage(table),
    now: () => Date.now() / 1000,
    below,
    seed: () => crypto.getRandomValues(new BigUint64Array(1))[0]!,
    id,
  });
  others.onmessage = (event: MessageEvent<string>) => void desk.hear(event.data);
  return { desk, run: runners(desk, games) };
}

onmessage = async ({ data }: MessageEvent<ToDesk>) => {
  if ("rules" in data) return give(data.rules);
  const { desk, run } = await ready;
  if ("isInAir" in data) return desk.hold(data.isInAir);
  if ("ask" in data) return desk.handle(data.ask);
  try {
    const runner = run[data.errand] as (of: unknown) => Promise<Extract<FromDesk, { is: unknown }>["is"]>;
    tell({ id: data.id, is: await runner(data.of) });
  } catch (error) {
    if (!(error instanceof NotNow)) throw error;
    const { code, args, rule } = error;
    tell({ id: data.id, refused: { type: "refused", code, sentence: "", args, ...(rule ? { rule } : {}) } });
  }
};
