/**
 * Opening a table: one at a time, and if it cannot be, why not. Where nobody comes from elsewhere it is opened in this
 * page, and no server is asked.
 */
import { go } from "../browser/route.svelte";
import { api } from "../wire/api";
import { here } from "../local/line.svelte";
import type { Wishes } from "../wire/messages";
import { isRefused, whichRule, whyNot } from "./refused";

/** Nobody comes to such a table from elsewhere. */
const isForHere = (wishes: Wishes): boolean => !wishes.seats.includes("open");

/** The address of a new table; why there can be none is thrown. */
async function opened(wishes: Wishes): Promise<string> {
  if (!isForHere(wishes)) return openThere(wishes);
  try {
    return await openHere(wishes);
  } catch (error) {
    if (isRefused(error)) throw error;
    return openThere(wishes); // a browser that runs no engine
  }
}

async function openThere(wishes: Wishes): Promise<string> {
  const { table, key } = await api.openTable(wishes);
  return `/t/${table}#${key}`;
}

/** The worker and the rules of a game in this page are fetched and begun before somebody asks for one. */
export const prepare = (): void => here.open();

const openHere = async (wishes: Wishes): Promise<string> => here.pathTo(await here.run("open", wishes));

export class Opening {
  isBusy = $state(false);
  complaint = $state("");
  /** The rule behind it, if it is one. */
  rule = $state<string | null>(null);

  /** Open a table and go there. */
  async open(wishes: Wishes): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.complaint = "";
    this.rule = null;
    try {
      go(await opened(wishes));
    } catch (error) {
      this.complaint = whyNot(error);
      this.rule = whichRule(error);
    } finally {
      this.isBusy = false;
    }
  }
}
