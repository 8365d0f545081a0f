/** Every page by its address, each loaded when it is first asked for. */
import type { Component } from "svelte";

export interface Found {
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  props: Record<string, string>;
}

const PAGES: [RegExp, () => Promise<unknown>][] = [
  [/^\/$/, () => import("./pages/Home.svelte")],
  [/^\/(?<place>t|here)\/(?<id>[\w-]+)$/, () => import("./table/TablePage.svelte")],
  [/^\/new$/, () => import("./pages/NewTable.svelte")],
  [/^\/lobby$/, () => import("./pages/Lobby.svelte")],
  [/^\/games$/, () => import("./pages/Games.svelte")],
  [/^\/replay(?:\/(?<id>[\w-]+))?$/, () => import("./pages/Replay.svelte")],
  [/^\/here\/(?<own>[\w-]+)\/replay$/, () => import("./pages/Replay.svelte")],
  [/^\/rules$/, () => import("./pages/Rules.svelte")],
  [/^\/settings$/, () => import("./pages/Settings.svelte")],
];

/** The page for an address; one that says so if there is none. */
export function find(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load: load as Found["load"], props: { ...match.groups } };
  }
  return { load: (() => import("./pages/Nothing.svelte")) as Found["load"], props: {} };
}
