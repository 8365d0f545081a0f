import type { Rules } from "./built/data";
import rules from "./built/rules.wasm?url";
import { Engine } from "./engine";
import { begun, compile } from "./load";

let loading: Promise<WebAssembly.Module> | null = null;
let engine: Promise<Engine> | null = null;

async function load(): Promise<WebAssembly.Module> {
  try {
    return await compile(await fetch(rules));
  } catch (error) {
    loading = engine = null; // the next one tries again
    throw error;
  }
}

/** The rules as a module, fetched once for the page and its worker, when somebody first asks for them. */
export const moduleHere = (): Promise<WebAssembly.Module> => (loading ??= load());

/** The rules on the page's own thread. */
export const rulesHere = (): Promise<Engine> =>
  (engine ??= moduleHere().then((module) => new Engine(begun<Rules>(module))));
