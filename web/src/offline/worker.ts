/**
 * Keeps a site's own files, so that it opens without a line: only those on the list that the build puts here, each
 * with its digest. What a server answers is none of them. A new version waits until no page of the old one is open, or
 * until the only one says that it is between games (`browser/versions.ts`): so no game changes its program.
 */
interface Happening extends Event {
  readonly request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { matchAll(which: object): Promise<{ readonly url: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate" | "fetch" | "message", listener: (event: Happening) => void): void;
}

const scope = self as unknown as Scope;
const root = scope.registration.scope;
const FILES = new Map("LIST_OF_FILES" as unknown as [string, string][]);
/** One origin may have several sites: each clears up after itself alone. */
const mine = `projectl ${root} `;
const version = mine + "VERSION_OF_FILES";
const PAGE = "index.html";

async function load(name: string): Promise<Response> {
  const answer = await fetch(new URL(name, root), { cache: "no-cache" });
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const text = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Half of one version and half of another would be none: then all stays as it is.
  if (!answer.ok || text !== FILES.get(name)) throw new Error(name);
  return answer;
}

async function keep(): Promise<void> {
  const cache = await caches.open(version);
  for (const name of FILES.keys()) await cache.put(new URL(name, root), await load(name));
}

async function clear(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== version);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Some page is between games: this version begins, if there is no other page. */
async function begin(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.filter(({ url }) => url.startsWith(root)).length === 1) await scope.skipWaiting();
}

async function answer(name: string, request: Request): Promise<Response> {
  return (await (await caches.open(version)).match(new URL(name, root))) ?? fetch(request);
}

scope.addEventListener("install", (event) => event.waitUntil(keep()));
scope.addEventListener("activate", (event) => event.waitUntil(clear()));
scope.addEventListener("message", (event) => event.waitUntil(begin()));
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const address = url.replace(/[?#].*$/, "");
  const name = address.slice(root.length) || PAGE;
  if (method === "GET" && address.startsWith(root) && FILES.has(name)) event.respondWith(answer(name, event.request));
});
