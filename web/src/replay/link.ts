/** The address of a moment of a game: `/replay/ID?at=57`, and behind `#` the key of a private game. */

/** Which moment an address asks for; how many decisions had been made then. */
export function momentOf(query: URLSearchParams, most: number): number {
  const text = query.get("at") ?? "";
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), most) : 0;
}

/** Where a moment is found again. */
export function addressOf(id: string | undefined, at: number, hash = ""): string {
  return `/replay${id ? `/${id}` : ""}${at ? `?at=${at}` : ""}${hash}`;
}

/** What the server is asked for a game; the key of a private one goes along. */
export function askedOf(id: string, what: "replay" | "record", hash = ""): string {
  const key = hash.replace(/^#/, "");
  return `games/${id}/${what}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
}
