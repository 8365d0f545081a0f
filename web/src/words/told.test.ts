import { beforeAll, describe, expect, test } from "vitest";
import { sharedTests } from "../testing/shared";
import { accountsOf, fill, inSentence, type Naming, rowsOf, type Sentence } from "./told";
import { LANGUAGES } from "./languages";
import { speak, speakOf } from "./words.svelte";

type Language = keyof typeof LANGUAGES;
type Case = { event: { kind: string }; rows: { key: string; args: object; rules: string[] }[] } & Record<
  Language,
  string[]
>;
type Reason = { rows: Sentence[] } & Record<Language, string>;
type Stood = {
  standing: { accounts: { kind: string }[]; verdict: { kind: string } | null };
  heads: string[];
  numbers: number[][];
} & Record<Language, { heads: string[]; verdict: string[] }>;
const { names, events, reasons, standings } = sharedTests<{
  names: string[];
  events: Case[];
  reasons: Reason[];
  standings: Stood[];
}>("told");
const naming: Naming = { name: (seat) => names[seat]!, isYou: (seat) => seat === 0 };

beforeAll(() => Object.assign(globalThis, { document: { documentElement: {} } }));

test.each(events)("the rows of $event", ({ event, rows }) => {
  expect(rowsOf(event).map(({ key, args, rules }) => ({ key, args, rules }))).toEqual(rows);
});

test.each(standings)("the scores of $standing as a table", ({ standing, heads, numbers }) => {
  const table = accountsOf(standing.accounts);
  expect(table.heads.map(({ key }) => key)).toEqual(heads);
  expect(table.numbers).toEqual(numbers);
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));
  beforeAll(() => speakOf("hints"));
  test.each(events)("the sentences of $event", ({ event, [language]: said }) => {
    expect(rowsOf(event).map((row) => fill(row, naming))).toEqual(said);
  });
  test.each(reasons)("the reason $rows", ({ rows, [language]: said }) => {
    expect(rows.map(inSentence).join(" ")).toBe(said);
  });
  test.each(standings)("how $standing came about", ({ standing: { accounts, verdict }, [language]: said }) => {
    expect(accountsOf(accounts).heads.map((row) => fill(row, naming))).toEqual(said.heads);
    expect((verdict ? rowsOf(verdict) : []).map((row) => fill(row, naming))).toEqual(said.verdict);
  });
});
