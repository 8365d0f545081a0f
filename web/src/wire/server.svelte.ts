/** Whether there is a server of ours: only where this page came from, and whoever wants to know shares one question. */
import { isServed } from "../browser/address";
import { hrefOf } from "../browser/route.svelte";

/** Anything but our own list of tables means that there is none: a host of files answers what it likes. */
async function ask(): Promise<boolean> {
  try {
    const answer = (await (await fetch(hrefOf("/api/tables"))).json()) as { tables?: unknown } | null;
    return Array.isArray(answer?.tables);
  } catch {
    return false;
  }
}

class Server {
  /** What needs one is offered as soon as this is known. */
  isThere = $state(isServed);
  #answer: Promise<boolean> | null = null;

  find(): Promise<boolean> {
    return (this.#answer ??= isServed ? Promise.resolve(true) : ask().then((isThere) => (this.isThere = isThere)));
  }
}

export const server = new Server();
