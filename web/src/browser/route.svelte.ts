/** Which page the address asks for; links inside the client change it without loading anything. */
import { isServed, nameHere, root } from "./address";

let now = $state.raw(nameHere());

export const here = () => now.pathname;
export const asked = () => now.searchParams;
/** What stands last in the address, behind its own `#`: a rule to look at, the key of a table. */
export const fragment = () => now.hash.slice(1);

/** Where something by a name of ours is found: a page, or what a server answers. */
export function hrefOf(to: string): string {
  const isPage = !to.startsWith("/api/");
  return !isServed && isPage ? `${root}#${to}` : root + to.slice(1);
}
/** The same for people elsewhere. */
export const linkOf = (to: string) => location.origin + hrefOf(to);

function look(): void {
  now = nameHere();
}

/** Another name for what is shown already. */
export const rename = (to: string) => history.replaceState(history.state, "", hrefOf(to));

/** Go to another page of ours. */
export function go(to: string, isReplacing = false): void {
  history[isReplacing ? "replaceState" : "pushState"](null, "", hrefOf(to));
  look();
  scrollTo(0, 0);
}

/** The link that something happens to, leading where its name is found: also in a new tab, or copied. */
function linkAt(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const to = link?.getAttribute("href");
  if (link && to?.startsWith("/") && ![`${root}#`, `${root}api/`].some((start) => to.startsWith(start)))
    link.setAttribute("href", hrefOf(to));
  return link;
}

/** The name of the page that a link leads to; null if it is none of ours. */
function nameOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || !link.pathname.startsWith(root)) return null;
  if (!isServed) return link.pathname === root && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  const path = `/${link.pathname.slice(root.length)}`;
  return path.startsWith("/api/") || path.startsWith("/assets/") ? null : path + link.search + link.hash;
}

/** Listen to links and to the browser's own buttons. */
export function follow(): void {
  addEventListener("popstate", look);
  for (const touched of ["pointerover", "pointerdown", "focusin"]) addEventListener(touched, linkAt);
  addEventListener("click", (event) => {
    const link = linkAt(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.download) return;
    const to = nameOf(link);
    if (to === null) return;
    const page = new URL(to, "http://name");
    if (page.pathname === here() && page.search === now.search && page.hash) return;
    event.preventDefault();
    go(to);
  });
}
