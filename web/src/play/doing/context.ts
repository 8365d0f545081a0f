/** What the parts of a table share. */
import { getContext, setContext } from "svelte";
import type { Hand } from "../hand/hand.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { Ui } from "./ui.svelte";

export interface Playing {
  table: LiveTable;
  hand: Hand;
  ui: Ui;
}

const KEY = Symbol("playing");
export const share = (playing: Playing) => setContext(KEY, playing);
export const playing = () => getContext<Playing>(KEY);
