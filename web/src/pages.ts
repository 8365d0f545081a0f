/** Every page by its address, each loaded when it is first asked for. */
import type { Component } from "svelte";
import { speakOf } from "./words/words.svelte";

export interface Found {
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  props: Record<string, string>;
}

/** A page that has more to say than the first ones: it comes with its words. */
const withRest = (load: () => Promise<unknown>) => async () => (await Promise.all([load(), speakOf("rest")]))[0];

/** The same for whoever learns to play. */
const withTutorial = (load: () => Promise<unknown>) => async () =>
  (await Promise.all([load(), speakOf("rest"), speakOf("tutorial")]))[0];

/** The same for whoever plays the puzzle of a day. */
const withDaily = (load: () => Promise<unknown>) => async () =>
  (await Promise.all([load(), speakOf("rest"), speakOf("daily")]))[0];

const PAGES: [RegExp, () => Promise<unknown>][] = [
  [/^\/$/, () => import("./pages/Home.svelte")],
  [/^\/(?<place>t|here)\/(?<id>[\w-]+)$/, () => import("./table/TablePage.svelte")],
  [/^\/new$/, withRest(() => import("./pages/NewTable.svelte"))],
  [/^\/lobby$/, withRest(() => import("./pages/Lobby.svelte"))],
  [/^\/games$/, withRest(() => import("./pages/Games.svelte"))],
  [/^\/replay(?:\/(?<id>[\w-]+))?$/, withRest(() => import("./pages/Replay.svelte"))],
  [/^\/here\/(?<own>[\w-]+)\/replay$/, withRest(() => import("./pages/Replay.svelte"))],
  [/^\/rules$/, withRest(() => import("./pages/Rules.svelte"))],
  [/^\/learn$/, withTutorial(() => import("./tutorial/Learn.svelte"))],
  [/^\/learn\/game$/, withTutorial(() => import("./tutorial/FirstGame.svelte"))],
  [/^\/learn\/(?<chapter>[\w-]+)$/, withTutorial(() => import("./tutorial/Lesson.svelte"))],
  [/^\/daily\/trainer$/, withDaily(() => import("./daily/Trainer.svelte"))],
  [/^\/daily(?:\/(?<day>[\d-]+))?$/, withDaily(() => import("./daily/Daily.svelte"))],
  [/^\/settings$/, withRest(() => import("./pages/Settings.svelte"))],
];

/** The page for an address; one that says so if there is none. */
export function find(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load: load as Found["load"], props: { ...match.groups } };
  }
  return { load: (() => import("./pages/Nothing.svelte")) as Found["load"], props: {} };
}
