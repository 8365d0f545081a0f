/** The address of a moment of a game: `/replay/ID?at=57`, and behind `#` the key of a private game. */

/** Which moment an address asks for; how many decisions had been made then. */
export function momentOf(query: URLSearchParams, most: number): number {
  const text = query.get("at") ?? "";
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), most) : 0;
}

/** Where a moment is found again. */
export function addressOf(path: string, at: number, hash = ""): string {
  return `${path}${at ? `?at=${at}` : ""}${hash}`;
}
