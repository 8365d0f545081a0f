/** What this browser remembers of how somebody likes it, as it is when the page begins. */
import { chosen, type Language } from "../words/languages";

export type Theme = "dark" | "light" | "system";
export type Pace = "calm" | "brisk" | "instant";
export type Signs = "off" | "subtle" | "strong";
/** How much a table tells of what fits, completes and scores best. */
export type Coach = "off" | "light" | "full";

export const DEFAULTS = {
  theme: "system" as Theme,
  signs: "subtle" as Signs,
  language: null as Language | null,
  sounds: true,
  volume: 0.6,
  isEndingAtOnce: false,
  pace: "brisk" as Pace,
  isNotifying: false,
  hasCurtain: true,
  level: "casual",
  coach: "light" as Coach,
  hasIds: false,
};
export const PREFIX = "projectl.";

export function remembered(): typeof DEFAULTS {
  const found: Record<string, unknown> = { ...DEFAULTS };
  for (const key of Object.keys(DEFAULTS)) {
    try {
      const text = localStorage.getItem(PREFIX + key);
      if (text !== null) found[key] = key === "theme" ? text : JSON.parse(text);
    } catch {
      // Private windows may keep nothing, and an old value may be unreadable: the default it is.
    }
  }
  return found as typeof DEFAULTS;
}

/** The language to begin with. */
export const wantedLanguage = (): Language => remembered().language ?? chosen(navigator.languages);

export const isLight = matchMedia("(prefers-color-scheme: light)");

/** Make the page look so. */
export function dress(wanted: Theme): void {
  const theme = wanted === "system" ? (isLight.matches ? "light" : "dark") : wanted;
  document.documentElement.dataset["theme"] = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", theme === "light" ? "#D6D3CB" : "#0C0D10");
}
