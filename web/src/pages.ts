/** Every page by its address, each loaded when it is first asked for. */
import type { Component } from "svelte";
import type { Part } from "./words/languages";

export interface Found {
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  /** What it has to say beside what the first page says. */
  words: readonly Part[];
  props: Record<string, string>;
}

const REST = ["rest"] as const;
const TUTORIAL = ["rest", "tutorial"] as const;
const DAILY = ["rest", "daily"] as const;

const PAGES: [RegExp, () => Promise<unknown>, (readonly Part[])?][] = [
  [/^\/$/, () => import("./pages/Home.svelte")],
  [/^\/(?<place>t|here)\/(?<id>[\w-]+)$/, () => import("./table/TablePage.svelte")],
  [/^\/new$/, () => import("./pages/NewTable.svelte"), REST],
  [/^\/lobby$/, () => import("./pages/Lobby.svelte"), REST],
  [/^\/games$/, () => import("./pages/Games.svelte"), REST],
  [/^\/replay(?:\/(?<id>[\w-]+))?$/, () => import("./pages/Replay.svelte"), REST],
  [/^\/here\/(?<own>[\w-]+)\/replay$/, () => import("./pages/Replay.svelte"), REST],
  [/^\/rules$/, () => import("./pages/Rules.svelte"), REST],
  [/^\/learn$/, () => import("./tutorial/Learn.svelte"), TUTORIAL],
  [/^\/learn\/game$/, () => import("./tutorial/FirstGame.svelte"), TUTORIAL],
  [/^\/learn\/(?<chapter>[\w-]+)$/, () => import("./tutorial/Lesson.svelte"), TUTORIAL],
  [/^\/daily\/trainer$/, () => import("./daily/Trainer.svelte"), DAILY],
  [/^\/daily(?:\/(?<day>[\d-]+))?$/, () => import("./daily/Daily.svelte"), DAILY],
  [/^\/settings$/, () => import("./pages/Settings.svelte"), REST],
];

/** The page for an address; one that says so if there is none. */
export function find(path: string): Found {
  for (const [pattern, load, words = []] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load: load as Found["load"], words, props: { ...match.groups } };
  }
  return { load: (() => import("./pages/Nothing.svelte")) as Found["load"], words: [], props: {} };
}
