/** What the parts of a table share. */
import { getContext, setContext } from "svelte";
import type { Hand } from "../hand/hand.svelte";
import type { Flights } from "../moments/flights.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { Ui } from "./ui.svelte";

export interface Playing {
  table: LiveTable;
  hand: Hand;
  ui: Ui;
}
/** The same for what is drawn: things may still be on their way there. */
export interface Drawing extends Playing {
  flights: Flights;
}

const KEY = Symbol("playing");
export const share = (playing: Drawing) => setContext(KEY, playing);
export const playing = () => getContext<Drawing>(KEY);
