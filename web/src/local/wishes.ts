/** What is wished for when a table is opened in the page, as it is kept; what cannot be is said before it is made. */
import { DEFAULT_EDITION } from "../engine/built/data";
import type { Wishes } from "../wire/messages";
import { YOU } from "./entries";
import type { Games } from "./playable";
import { NotNow } from "./refusing";

const LONGEST_NAME = 40;

/** Whose rules are played. */
export const editionOf = ({ edition }: Wishes): string => edition ?? DEFAULT_EDITION;

/** Without blanks around it; null for none. */
const tidyName = (name: string | null): string | null =>
  name
    ?.replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME) || null;

/** The same wishes with everything said, as a server keeps them. */
export function tidied(wishes: Wishes, games: Games): Wishes {
  const names = (wishes.names ?? []).map(tidyName);
  return {
    seats: wishes.seats,
    names: names.some(Boolean) ? names : [],
    variant: wishes.variant ?? "standard",
    edition: editionOf(wishes),
    expansions: wishes.expansions ?? [],
    difficulty: wishes.difficulty ?? null,
    options: wishes.options ?? {},
    puzzles: wishes.puzzles ? games.plainly(wishes.puzzles) : null,
    clock: wishes.clock ?? null,
    is_over_days: false,
    is_listed: false,
  };
}

/** A NotNow says why there can be no such table here. */
export function check(wishes: Wishes, bots: readonly string[], games: Games): void {
  const unknown = wishes.seats.find((seat) => seat !== YOU && !bots.includes(seat));
  if (unknown) throw impossible("no_bot", { bot: unknown, bots: bots.join(", ") });
  if (!wishes.seats.includes(YOU)) throw impossible("no_people");
  games.begin(wishes, 0n);
}

export const impossible = (reason: string, args: Record<string, unknown> = {}, rule = ""): NotNow =>
  new NotNow("impossible_table", { args: { ...shown(args), reason, ...(rule ? { rule } : {}) } });

/** What a sentence names: whatever it is, it is shown as a number or as a text. */
export const shown = (args: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
