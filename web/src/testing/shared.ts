/** What `tests/shared/` and `tests/golden/` have written down for Python and for us. */
import { readFileSync } from "node:fs";

const TESTS = new URL("../../../tests/", import.meta.url);

export const sharedTests = <T>(chapter: string): T =>
  JSON.parse(readFileSync(new URL(`shared/${chapter}.json`, TESTS), "utf8")) as T;

/** The record of a golden game. */
export const golden = (name: string): string => readFileSync(new URL(`golden/${name}.record`, TESTS), "utf8");

/** The bytes of a module of the engine, as a page would be sent them. */
export const engineModule = (name: "rules" | "bots"): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`src/engine/built/${name}.wasm`));
