/** Opening a table: one at a time, and if it cannot be, why not. */
import { go } from "../browser/route.svelte";
import { api } from "../wire/api";
import type { Wishes } from "../wire/messages";
import { whichRule, whyNot } from "./refused";

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
      const { table, key } = await api.openTable(wishes);
      go(`/t/${table}#${key}`);
    } catch (error) {
      this.complaint = whyNot(error);
      this.rule = whichRule(error);
    } finally {
      this.isBusy = false;
    }
  }
}
