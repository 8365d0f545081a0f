/** It is your turn: said by the tab's icon, and by a sound if that is wished for; the title is the page's. */
import { prefs } from "./prefs.svelte";
import type { LiveTable } from "./table.svelte";

const CALM = "/favicon.svg";
const LIT = "/favicon-turn.svg";

/** Two soft notes, made here: nothing has to be loaded. */
export function chime(): void {
  const context = new AudioContext();
  [523.25, 783.99].forEach((pitch, at) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = context.currentTime + at * 0.14;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
  });
  setTimeout(() => void context.close(), 1500);
}

/** Watch a table; the answer stops it. */
export function alertOfTurn(table: LiveTable): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  let wasMine = table.isMyTurn;
  const show = () => icon?.setAttribute("href", table.isMyTurn ? LIT : CALM);
  show();
  const stop = table.onChange((_, now) => {
    queueMicrotask(() => {
      show();
      const isMine = table.isMyTurn && now.phase === "playing";
      if (isMine && !wasMine && prefs.sounds) chime();
      wasMine = isMine;
    });
  });
  return () => {
    stop();
    icon?.setAttribute("href", CALM);
  };
}
