/** One stop for Tab a group, arrow keys inside it: to the nearest neighbour in that direction. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const TIDY_MS = 50;

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2] as const;
};

/** The neighbour of an element in a direction; what lies aside counts as farther away. */
export function neighbour<T extends { at: readonly [number, number] }>(
  from: readonly [number, number],
  others: readonly T[],
  step: readonly [number, number],
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const [x, y] = [other.at[0] - from[0], other.at[1] - from[1]];
    const along = x * step[0] + y * step[1];
    const aside = Math.abs(x * step[1]) + Math.abs(y * step[0]);
    if (along > 2 && along + 3 * aside < least) [best, least] = [other, along + 3 * aside];
  }
  return best;
}

/** For a group of buttons that are all in it from the start, or come and go. */
export const arrows: Attachment<HTMLElement> = (group) => {
  const members = () =>
    [...group.querySelectorAll<HTMLElement>("button, a[href], [data-stop]")].filter(
      (each) => each.offsetParent !== null,
    );

  function tidy(): void {
    const all = members();
    const stop =
      all.find((each) => each === document.activeElement) ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) {
      const wanted = each === stop ? 0 : -1;
      if (each.tabIndex !== wanted) each.tabIndex = wanted;
    }
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const here = document.activeElement;
    const all = members();
    if (!here || !all.includes(here as HTMLElement)) return;
    const others = all.filter((each) => each !== here).map((each) => ({ each, at: middle(each) }));
    const next = neighbour(middle(here), others, step);
    if (next) next.each.focus();
    event.preventDefault();
  }

  // Looking at what is visible makes the browser lay out the page: once, when all has come and gone and is drawn.
  let wait = 0;
  const settle = () => (clearTimeout(wait), (wait = 0), tidy());
  const later = () => (wait ||= window.setTimeout(settle, TIDY_MS));
  // Tab comes sooner than that: where the stop has gone it would leave the page.
  const soon = (event: KeyboardEvent) => wait && event.key === "Tab" && settle();
  const watcher = new MutationObserver(later);
  watcher.observe(group, { childList: true, subtree: true });
  addEventListener("keydown", soon, { capture: true });
  group.addEventListener("keydown", press);
  group.addEventListener("focusin", tidy);
  tidy();
  return () => {
    watcher.disconnect();
    clearTimeout(wait);
    removeEventListener("keydown", soon, { capture: true });
    group.removeEventListener("keydown", press);
    group.removeEventListener("focusin", tidy);
  };
};
