/** It is your turn: said by the tab's icon and by a sound; the title is the page's. */
import { prefs } from "../../browser/prefs.svelte";
import { root } from "../../browser/address";
import { sound } from "../../browser/sounds";
import { TIMES } from "../moments/times";
import type { LiveTable } from "./table.svelte";

const CALM = `${root}favicon.svg`;
const LAMPS = [0, 1, 2];
const LIT = `${root}favicon-turn.svg`;

/** The lamps light up one after the other, then two notes. */
function ring(): void {
  for (const lamp of LAMPS) sound("lamp", lamp * TIMES.lamp);
  sound("turn", LAMPS.length * TIMES.lamp);
}

/** Watch a table; the answer stops it. */
export function alertOfTurn(table: LiveTable): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  let wasMine = table.isMyTurn;
  const show = () => icon?.setAttribute("href", table.isMyTurn ? LIT : CALM);
  show();
  const stop = table.onChange((before, now, isSaid) => {
    if (!isSaid) return;
    void Promise.resolve(table.showing?.landed()).then(() => {
      show();
      const isMine = table.isMyTurn && now.phase === "playing";
      if (isMine && !wasMine && before) ring();
      if (isMine && !wasMine && before && prefs.isNotifying && table.line.isShared)
        void import("./notify").then(({ callToTurn }) => callToTurn(table));
      wasMine = isMine;
    });
  });
  return () => {
    stop();
    icon?.setAttribute("href", CALM);
  };
}
