/** Which page the address asks for; links inside the client change it without loading anything. */
let path = $state(location.pathname);
let query = $state(location.search);

export const here = () => path;
export const asked = () => new URLSearchParams(query);

function look(): void {
  path = location.pathname;
  query = location.search;
}

/** Go to another page of ours. */
export function go(to: string, isReplacing = false): void {
  history[isReplacing ? "replaceState" : "pushState"](null, "", to);
  look();
  scrollTo(0, 0);
}

/** Listen to links and to the browser's own buttons. */
export function follow(): void {
  addEventListener("popstate", look);
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.download || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/assets/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
