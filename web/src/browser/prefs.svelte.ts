/** What this browser remembers of how somebody likes it. */
import { LANGUAGES } from "../words/languages";
import { DEFAULTS, dress, isLight, PREFIX, remembered } from "./remembered";

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

isLight.addEventListener("change", showTheme);

/** Make the page look as preferred. */
export function showTheme(): void {
  dress(prefs.theme);
}
