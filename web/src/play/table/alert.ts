/**
 * It is your turn: said by the tab's icon, and by a sound if that is wished for, as is a piece that lands; the title is
 * the page's.
 */
import type { TableNow } from "../../wire/messages";
import { root } from "../../browser/route.svelte";
import { prefs } from "../../browser/prefs.svelte";
import type { LiveTable } from "./table.svelte";

const CALM = `${root}favicon.svg`;
const LIT = `${root}favicon-turn.svg`;

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

const GAP_S = 0.09;
const MOST = 5;

/** A soft click for each piece that lands, after so many seconds. */
function click(pieces: number, wait: number): void {
  const context = new AudioContext();
  for (let at = 0; at < Math.min(pieces, MOST); at++) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = context.currentTime + wait + at * GAP_S;
    tone.type = "triangle";
    tone.frequency.setValueAtTime(340, begin);
    tone.frequency.exponentialRampToValueAtTime(130, begin + 0.05);
    volume.gain.setValueAtTime(0.1, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.07);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.08);
  }
  setTimeout(() => void context.close(), 1500);
}

/** One's own piece lies there already; those of others are on their way for a moment. */
const FLIGHT_S = 0.28;

function hearPieces(now: TableNow, own: readonly number[]): void {
  const placed = (now.happened ?? []).flatMap(({ events = [] }) => events.filter(({ kind }) => kind === "place"));
  if (placed.length) click(placed.length, placed.some(({ seat }) => own.includes(seat!)) ? 0 : FLIGHT_S);
}

/** Watch a table; the answer stops it. */
export function alertOfTurn(table: LiveTable): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  let wasMine = table.isMyTurn;
  const show = () => icon?.setAttribute("href", table.isMyTurn ? LIT : CALM);
  show();
  const stop = table.onChange((before, now, isSaid) => {
    if (before && prefs.sounds && document.visibilityState === "visible") hearPieces(now, table.own);
    if (!isSaid) return;
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
