/**
 * The files of a site are kept by a worker, so that it opens without a line. A newer version of them begins when a page
 * comes from a game, or from none, to another page: then that is loaded anew, once.
 */
import { isServed, root } from "./address";

/** What our server has needs that server anyway. */
const keeper = !isServed && "serviceWorker" in navigator ? navigator.serviceWorker : null;

/**
 * So long nothing was loaded: where the old worker had to answer while it was to be replaced, its successor was seen
 * to wait in Chromium for two minutes and more.
 */
const QUIET_MS = 1000;

/** A newer version has begun: this page is of the old one. */
let isOld = false;
let arrivals = 0;

export function keepFiles(): void {
  if (!keeper) return;
  addEventListener("load", () => void keeper.register(`${root}offline.js`).catch(() => undefined));
  // Only a page that had a worker is told of another one: the first begins with the next page.
  keeper.addEventListener("controllerchange", () => {
    isOld = true;
    location.reload();
  });
}

/** Until all that a page needs has come. */
async function quiet(): Promise<void> {
  const loaded = () => performance.getEntriesByType("resource").length;
  for (let before = -1; before !== loaded();) {
    before = loaded();
    await new Promise((go) => setTimeout(go, QUIET_MS));
  }
}

/** A page was come to: where no game is being played, and it is stayed at, a version that waits may begin. */
export async function arrive(page: string): Promise<void> {
  const arrival = ++arrivals;
  if (!keeper?.controller || /^\/(t|here)\//.test(page)) return;
  if (isOld) return location.reload();
  const kept = await keeper.getRegistration(root).catch(() => undefined);
  if (!kept?.waiting) return;
  await quiet();
  if (arrival === arrivals) kept.waiting?.postMessage(null);
}
