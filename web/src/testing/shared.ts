/** What `tests/shared/` and `tests/golden/` have written down for Python and for us. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const TESTS = new URL("../../../tests/", import.meta.url);

export const sharedTests = <T>(chapter: string): T =>
  JSON.parse(readFileSync(new URL(`shared/${chapter}.json`, TESTS), "utf8")) as T;

/** The record of a golden game. */
export const golden = (name: string): string => readFileSync(new URL(`golden/${name}.record`, TESTS), "utf8");

/** The names of all golden games. */
export const goldenGames = (): string[] =>
  readdirSync(new URL("golden/", TESTS)).flatMap((file) => /^(.*)\.record$/.exec(file)?.[1] ?? []);

/** The file of saved games that a version of the page wrote; whoever changes what is kept adds one. */
export const savedGames = (version: number): string =>
  readFileSync(new URL(`golden/saved-${version}.json`, TESTS), "utf8");

/** The bytes of a module of the engine, as a page would be sent them. */
export const engineModule = (name: "rules" | "bots"): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`src/engine/built/${name}.wasm`));

/** A style sheet that every page begins with. */
export const styles = (name: string): string => readFileSync(`src/styles/${name}.css`, "utf8");

/** JSON, its keys in the order that they are in, as eight letters. */
export const digest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);
