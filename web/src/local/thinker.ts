/** One worker that thinks for all bot seats of a page; whoever ends it loses a thought, and nothing else. */
import { CHAMPION, MANNERS } from "../engine/built/data";
import { advise, type Think } from "./advising";
import type { LiveTable } from "./live";
import type { FromMind, ToMind } from "./mind";
import { NotHere, NotNow } from "./refusing";
import type { Advice, Found, Thinker } from "./thinking";
import type { Question, Thoughts } from "./thoughts";

/** Whoever asked while another thought was thrown away asks once more. */
const AGAIN_S = 1;

interface Asked {
  done: (found: never) => void;
  failed: (error: Error) => void;
}

export class WorkerThinker implements Thinker {
  readonly bots = Object.keys(MANNERS);
  readonly #compiling: () => Promise<WebAssembly.Module>;
  readonly #fetching: () => Promise<ArrayBuffer>;
  #module: Promise<WebAssembly.Module> | null = null;
  #weights: Promise<ArrayBuffer> | null = null;
  /** The worker that has been given the weights of the network. */
  #learned: Worker | null = null;
  #worker: Worker | null = null;
  readonly #asked = new Map<number, Asked>();
  readonly #boxes = new WeakMap<object, number>();
  #id = 0;

  /**
   * `compiling` fetches the module when somebody first has to think, `fetching` the weights of the network when a bot
   * first asks it; a NotHere says that they do not come.
   */
  constructor(compiling: () => Promise<WebAssembly.Module>, fetching: () => Promise<ArrayBuffer>) {
    this.#compiling = compiling;
    this.#fetching = fetching;
  }

  async move(live: LiveTable, bot: string, seat: number): Promise<string> {
    if (MANNERS[bot as Thoughts["move"]["of"]].kind === CHAMPION) await this.#learn();
    return this.#think(live, seat, "move", bot as Thoughts["move"]["of"]);
  }

  advice(live: LiveTable, asked: Advice): Promise<Found> {
    return advise(this.#think, live, asked);
  }

  #think: Think = async ({ game }, seat, name, of) => {
    const id = ++this.#id;
    if (!this.#boxes.has(game.box)) this.#boxes.set(game.box, id);
    const position = {
      seat,
      state: game.bytes(seat),
      puzzles: game.box.puzzles,
      box: this.#boxes.get(game.box)!,
      seed: crypto.getRandomValues(new BigUint64Array(1))[0]!,
    };
    const module = await this.#compiled();
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#begin(module).postMessage({ id, question: { name, of, position } as Question } satisfies ToMind);
    });
  };

  async #compiled(): Promise<WebAssembly.Module> {
    this.#module ??= this.#compiling();
    try {
      return await this.#module;
    } catch {
      this.#module = null; // it is asked for again
      throw new NotHere();
    }
  }

  async #learn(): Promise<void> {
    const module = await this.#compiled();
    this.#weights ??= this.#fetching();
    try {
      const weights = await this.#weights;
      const worker = this.#begin(module);
      if (this.#learned !== worker) worker.postMessage({ weights } satisfies ToMind);
      this.#learned = worker;
    } catch {
      this.#weights = null; // they are asked for again
      throw new NotHere();
    }
  }

  #begin(module: WebAssembly.Module): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./mind.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromMind>) => this.#hear(data);
    worker.onerror = () => this.#end(new Error("the thinker broke"));
    worker.postMessage({ module } satisfies ToMind);
    this.#worker = worker;
    return worker;
  }

  #hear(answer: FromMind): void {
    const asked = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if ("found" in answer) asked?.done(answer.found as never);
    else {
      asked?.failed(new Error(answer.broke));
      this.#end(new NotNow("busy", { retryAfter: AGAIN_S })); // what broke is thrown away
    }
  }

  stop(): void {
    if (this.#asked.size) this.#end(new NotNow("busy", { retryAfter: AGAIN_S }));
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { failed } of this.#asked.values()) failed(reason);
    this.#asked.clear();
  }
}
