/** How far somebody has come: in this browser, where they may leave and go on at any time. */
import type { Chapter } from "./steps";

interface Kept {
  /** The step that comes next, by chapter. */
  at: Partial<Record<Chapter, number>>;
  /** Chapters that were gone through. */
  done: Chapter[];
  /** The first game, and what was said there already. */
  game: string | null;
  said: string[];
}
const KEY = "projectl.tutorial";
const NOTHING: Kept = { at: {}, done: [], game: null, said: [] };

export function progress(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...NOTHING }; // nothing is kept here, or nothing that can be read
  }
}

export function keep(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...change }));
  } catch {
    // ... then it lasts as long as the page.
  }
}

export const keepStep = (chapter: Chapter, at: number): void => keep({ at: { ...progress().at, [chapter]: at } });

export function keepDone(chapter: Chapter): void {
  const { at, done } = progress();
  keep({ at: { ...at, [chapter]: 0 }, done: [...new Set([...done, chapter])] });
}
