/**
 * The files of a site are kept by a worker, so that it opens without a line. A newer version of them begins when a page
 * comes from a game, or from none, to another page: then that is loaded anew, once.
 */
import { isServed, root } from "./route.svelte";

/** What our server has needs that server anyway. */
const keeper = !isServed && "serviceWorker" in navigator ? navigator.serviceWorker : null;

/** A newer version has begun: this page is of the old one. */
let isOld = false;

export function keepFiles(): void {
  if (!keeper) return;
  addEventListener("load", () => void keeper.register(`${root}offline.js`).catch(() => undefined));
  // Only a page that had a worker is told of another one: the first begins with the next page.
  keeper.addEventListener("controllerchange", () => {
    isOld = true;
    location.reload();
  });
}

/** A page was come to: where no game is being played, a version that waits may begin. */
export async function arrive(page: string): Promise<void> {
  if (!keeper?.controller || /^\/(t|here)\//.test(page)) return;
  if (isOld) return location.reload();
  const kept = await keeper.getRegistration(root).catch(() => undefined);
  kept?.waiting?.postMessage(null);
}
