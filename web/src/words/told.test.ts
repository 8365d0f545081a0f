import { beforeAll, describe, expect, test } from "vitest";
import { sharedTests } from "../testing/shared";
import { fill, inSentences, type Naming, rowsOf, type Sentence } from "./told";
import { LANGUAGES, type Language, speak, speakOfHints } from "./words.svelte";

type Case = { event: { kind: string }; rows: { key: string; args: object; rules: string[] }[] } & Record<
  Language,
  string[]
>;
type Reason = { rows: Sentence[] } & Record<Language, string>;
const { names, events, brief, reasons } = sharedTests<{
  names: string[];
  events: Case[];
  brief: Case[];
  reasons: Reason[];
}>("told");
const naming: Naming = { name: (seat) => names[seat]!, isYou: (seat) => seat === 0 };

beforeAll(() => Object.assign(globalThis, { document: { documentElement: {} } }));

test.each(events)("the rows of $event", ({ event, rows }) => {
  expect(rowsOf(event).map(({ key, args, rules }) => ({ key, args, rules }))).toEqual(rows);
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));
  beforeAll(speakOfHints);
  const sentences = (event: Case["event"], isBrief: boolean) => rowsOf(event).map((row) => fill(row, naming, isBrief));
  test.each(events)("the sentences of $event", ({ event, [language]: said }) => {
    expect(sentences(event, false)).toEqual(said);
  });
  test.each(reasons)("the reason $rows", ({ rows, [language]: said }) => {
    expect(inSentences(rows)).toBe(said);
  });
  test.each(brief)("in brief the sentences of $event", ({ event, [language]: said }) => {
    expect(sentences(event, true)).toEqual(said);
  });
});
