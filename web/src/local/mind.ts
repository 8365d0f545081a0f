/** The worker that thinks for the bots of a page. It keeps nothing, and may be ended at any moment. */
import { Box } from "../engine/box";
import { type Bots, MANNERS } from "../engine/built/data";
import { begun } from "../engine/load";
import { MOVE_TEXTS } from "../engine/moves";
import type { Puzzle } from "../engine/puzzles";
import { Thinker } from "../engine/thinker";

export type Manner = keyof typeof MANNERS;

/** What it is given: the module first, then questions. */
export type ToMind =
  | { module: WebAssembly.Module }
  | {
      id: number;
      bot: Manner;
      seat: number;
      /** Blanked: without what the seat may not know. */
      state: Uint8Array<ArrayBuffer>;
      puzzles: readonly Puzzle[];
      /** The same number means the same puzzles. */
      box: number;
      seed: bigint;
    };
export type FromMind = { id: number; move: string } | { id: number; broke: string };

let thinker: Thinker | null = null;
let known: { number: number; box: Box } | null = null;

onmessage = ({ data }: MessageEvent<ToMind>) => {
  if ("module" in data) {
    thinker = new Thinker(begun<Bots>(data.module));
    return;
  }
  const { id, bot, seat, state, puzzles, box, seed } = data;
  if (known?.number !== box) known = { number: box, box: new Box(puzzles) };
  try {
    thinker!.seed(seed);
    const index = thinker!.decide(state, known.box, seat, MANNERS[bot], () => performance.now());
    postMessage({ id, move: MOVE_TEXTS[index]! } satisfies FromMind);
  } catch (error) {
    postMessage({ id, broke: String(error) } satisfies FromMind);
  }
};
