/** What is asked over HTTP. */
import { hrefOf } from "../browser/route.svelte";
import { server } from "./server.svelte";
import type { Refused, Wishes } from "./messages";

/** The server said no, with a code to put into words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Partial<Refused>,
  ) {
    super(refused.sentence ?? `HTTP ${status}`);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, type = "application/json"): Promise<T> {
  if (!(await server.find())) throw new ApiError(0, { code: "no_server" });
  const response = await fetch(hrefOf(`/api/${path}`), {
    method,
    ...(body === undefined
      ? {}
      : { body: type === "application/json" ? JSON.stringify(body) : String(body), headers: { "content-type": type } }),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.json().catch(() => ({}))) as Partial<Refused>);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export interface Me {
  id: string;
  name: string;
  account: string | null;
  ratings: { variant: string; rating: number; deviation: number; games: number }[];
}
export interface Opened {
  table: string;
  key: string;
  link: string;
}

let me: Promise<Me> | null = null;

const KNOWN = "projectl.known";

/** Whether this browser was somebody before; asking for what is one's own makes a guest of nobody who only looks. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return me !== null;
  }
}

function remember(found: Me): Me {
  try {
    localStorage.setItem(KNOWN, "true");
  } catch {
    // Private windows may keep nothing.
  }
  return found;
}

/** Who I am; the first time this makes a guest of me. */
export const whoAmI = (): Promise<Me> =>
  (me ??= ask<Me>("GET", "me").then(remember, (error: unknown) => ((me = null), Promise.reject(error as Error))));
export const forgetWho = () => (me = null);

export const api = {
  get: <T>(path: string) => ask<T>("GET", path),
  post: <T>(path: string, body: unknown) => ask<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => ask<T>("PUT", path, body),
  remove: <T>(path: string) => ask<T>("DELETE", path),
  text: <T>(path: string, body: string) => ask<T>("POST", path, body, "text/plain"),
  openTable: async (wishes: Wishes): Promise<Opened> => {
    await whoAmI();
    return ask<Opened>("POST", "tables", wishes);
  },
  /** A table where a game goes on that was begun in a page. */
  goOn: async (game: { record: string; seats: string[] }): Promise<Opened> => {
    await whoAmI();
    return ask<Opened>("POST", "tables/record", game);
  },
};

/** What the server is asked for a game; the key of a private one goes along. */
export function askedOf(id: string, what: "replay" | "record", hash = ""): string {
  const key = hash.replace(/^#/, "");
  return `games/${id}/${what}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
}
