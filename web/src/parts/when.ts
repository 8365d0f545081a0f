/** Times as people say them, in the language of the page. */
import { spoken } from "../words/words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was; times are in seconds since 1970. */
export function ago(then: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - then);
  const [unit, seconds] = STEPS.find(([, length]) => past >= length) ?? ["second", 1];
  const number = unit === "second" ? 0 : -Math.floor(past / seconds);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(number, unit);
}

export const day = (then: number) =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeStyle: "short" }).format(then * 1000);

/** The time of day. */
export const atTime = (then: number) => new Intl.DateTimeFormat(spoken(), { timeStyle: "short" }).format(then * 1000);
