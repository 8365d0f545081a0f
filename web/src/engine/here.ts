import type { Rules } from "./built/data";
import { Engine } from "./engine";
import { begun } from "./load";
import { moduleHere } from "./module";

let engine: Engine | null = null;

/** The rules on the page's own thread, fetched when somebody first asks for them. */
export async function rulesHere(): Promise<Engine> {
  const module = await moduleHere();
  return (engine ??= new Engine(begun<Rules>(module)));
}
