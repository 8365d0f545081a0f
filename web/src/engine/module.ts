import rules from "./built/rules.wasm?url";
import { compile } from "./load";

let loading: Promise<WebAssembly.Module> | null = null;

async function load(): Promise<WebAssembly.Module> {
  try {
    return await compile(await fetch(rules));
  } catch (error) {
    loading = null; // the next one tries again
    throw error;
  }
}

/** The rules as a module, fetched once for the page and its worker, when somebody first asks for them. */
export const moduleHere = (): Promise<WebAssembly.Module> => (loading ??= load());
