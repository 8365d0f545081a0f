import rules from "./built/rules.wasm?url";
import { Engine } from "./engine";

let loading: Promise<Engine> | null = null;

async function load(): Promise<Engine> {
  try {
    return await Engine.load(await fetch(rules));
  } catch (error) {
    loading = null; // the next one tries again
    throw error;
  }
}

/** The rules on the page's own thread, fetched when somebody first asks for them. */
export const rulesHere = (): Promise<Engine> => (loading ??= load());
