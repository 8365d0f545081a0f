/** What this browser remembers of how somebody likes it. */
import { chosen, type Language, LANGUAGES } from "../words/words.svelte";

export type Theme = "dark" | "light" | "system";
export type Pace = "calm" | "brisk" | "instant";
export type Signs = "off" | "subtle" | "strong";
/** How much a table tells of what fits, completes and scores best. */
export type Coach = "off" | "light" | "full";

const DEFAULTS = {
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
const PREFIX = "projectl.";

function remembered(): typeof DEFAULTS {
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

export const prefs = $state(remembered());

/** Change something, and remember it. */
export function prefer<K extends keyof typeof DEFAULTS>(key: K, value: (typeof DEFAULTS)[K]): void {
  prefs[key] = value;
  try {
    localStorage.setItem(PREFIX + key, key === "theme" ? String(value) : JSON.stringify(value));
  } catch {
    // ... then it lasts as long as the page.
  }
}

/** All of it, for a file that takes it elsewhere. */
export const allPrefs = (): typeof DEFAULTS => ({ ...prefs });

/** What such a file says: only what is known here, and of the right kind. */
export function bringPrefs(found: Record<string, unknown>): void {
  for (const key of Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]) {
    const value = found[key];
    const isLanguage = key === "language" && typeof value === "string" && value in LANGUAGES;
    if (isLanguage || (value !== undefined && typeof value === typeof DEFAULTS[key])) prefer(key, value as never);
  }
  showTheme();
}

/** The language to begin with. */
export const wantedLanguage = () => prefs.language ?? chosen(navigator.languages);

const isLight = matchMedia("(prefers-color-scheme: light)");
isLight.addEventListener("change", showTheme);

/** Make the page look as preferred. */
export function showTheme(): void {
  const theme = prefs.theme === "system" ? (isLight.matches ? "light" : "dark") : prefs.theme;
  document.documentElement.dataset["theme"] = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", theme === "light" ? "#D6D3CB" : "#0C0D10");
}
