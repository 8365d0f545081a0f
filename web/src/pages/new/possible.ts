/** What the rules say of a table that somebody is putting together; nothing while they are on their way. */
import { EXPANSIONS } from "../../engine/built/data";
import type { Engine } from "../../engine/engine";
import { problemWith, tried } from "../../engine/forms";
import type { Problem, Wishes } from "../../engine/options";
import { shown } from "../../local/wishes";
import { fillIn, isKey, kebab } from "../../words/words.svelte";
import { choicesOf, type Draft, type Expansion, isForPeople, type Option, valueOf, type Value } from "./draft";

export type Rules = Engine | null;

const asked = (draft: Draft): Wishes => ({
  players: draft.seats.length,
  variant: draft.mode,
  edition: draft.edition,
  expansions: draft.expansions,
  difficulty: draft.mode === "solo" ? draft.difficulty : null,
  options: draft.options as Record<string, Value>,
  puzzles: draft.puzzles.trim() || null,
});

/** Why this table cannot be opened, as far as it is plain to see; the table has the last word. */
export function problem(rules: Rules, draft: Draft): Problem | null {
  if (!isForPeople(draft)) return { code: "no_people", rule: "", args: {} };
  return rules && problemWith(rules, asked(draft));
}

/** Whether there may be so many seats: some number that way is fine, or what is wrong has nothing to do with them. */
function mayHave(rules: Engine, draft: Draft, seats: number): boolean {
  const codes = tried(rules, asked(draft), "seats");
  const isThatWay = (number: number) => (seats > draft.seats.length ? number >= seats : number <= seats);
  const fine = codes.flatMap((code, number) => (code === 0 ? [number] : []));
  return fine.length ? fine.some(isThatWay) : codes[seats] === codes[draft.seats.length];
}

/** Why there can be no further seat. */
export function noMoreSeats(rules: Rules, draft: Draft): Problem | null {
  const seats = draft.seats.length + 1;
  if (!rules || mayHave(rules, draft, seats)) return null;
  return problemWith(rules, { ...asked(draft), players: seats });
}

/** Whether a seat may go. */
export const mayHaveFewer = (rules: Rules, draft: Draft): boolean =>
  rules !== null && mayHave(rules, draft, draft.seats.length - 1);

/** The expansions that would make this table possible. */
export const repairs = (rules: Rules, draft: Draft): Expansion[] =>
  EXPANSIONS.filter((name) => {
    if (!rules || draft.expansions.includes(name)) return false;
    return problemWith(rules, asked({ ...draft, expansions: [...draft.expansions, name] })) === null;
  });

/** Why another value of an option is not to be had, where the table is fine as it is. */
export function notOffered(rules: Rules, draft: Draft, option: Option): Problem | null {
  const values = choicesOf(option);
  const now = valueOf(draft, option);
  if (!rules || typeof now === "number" || problem(rules, draft)) return null;
  const others: readonly Value[] = (values ?? [false, true]).filter((value) => value !== now);
  const codes = tried(rules, asked(draft), option);
  const wrong = others.find((value) => codes[values?.indexOf(String(value)) ?? Number(value)] !== 0);
  if (wrong === undefined) return null;
  return problemWith(rules, asked({ ...draft, options: { ...draft.options, [option]: wrong } }));
}

/** A problem in a sentence of its own. */
export function inWords({ code, args }: Problem): string {
  const key = `impossible-${kebab(code)}`;
  const text = isKey(key) ? fillIn(key, shown(args)) : code;
  return text[0]!.toUpperCase() + text.slice(1);
}
