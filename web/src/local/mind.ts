/** The worker that thinks for the bots of a page, and advises its people; it keeps nothing, and may end at any time. */
import type { Bots } from "../engine/built/data";
import { begun } from "../engine/load";
import { Thinker } from "../engine/thinker";
import { type Question, Thinking, type Thought, type Thoughts } from "./thoughts";

/** What it is given: the module first, the weights of the network before somebody asks for it, and questions. */
export type ToMind = { module: WebAssembly.Module } | { weights: ArrayBuffer } | { id: number; question: Question };
export type FromMind = { id: number; found: Thoughts[Thought]["is"] } | { id: number; broke: string };

let thinking: Thinking | null = null;

onmessage = ({ data }: MessageEvent<ToMind>) => {
  if ("module" in data) {
    thinking = new Thinking(new Thinker(begun<Bots>(data.module)));
    return;
  }
  if ("weights" in data) return thinking!.learn(data.weights);
  const { id, question } = data;
  try {
    postMessage({ id, found: thinking!.answer(question) } satisfies FromMind);
  } catch (error) {
    postMessage({ id, broke: String(error) } satisfies FromMind);
  }
};
