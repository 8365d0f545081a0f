import { describe, expect, test } from "vitest";
import { chaptersOf, loadRules, marked, partsOf, type Rule, search, wantedOf } from "./rules";

const rules: Rule[] = [
  { id: "C1", chapter: "Components", text: "Nine shapes: `O1`, `L4`. Colours: L4 cyan." },
  { id: "T4", chapter: "A turn", text: "**Take a level-1 piece** from the reserve." },
  { id: "T5", chapter: "A turn", text: "**Upgrade**: as T4, with `must_act`." },
  { id: "L4", chapter: "Line Clear", text: "Für Spieler: größer als T4 (O1)." },
];
const ids = new Set(rules.map((rule) => rule.id));
const found = (query: string) => search(rules, query).map((rule) => rule.id);

describe("search", () => {
  test("an id finds its rule, a letter its chapter", () => {
    expect(found("t5")).toEqual(["T5"]);
    expect(found("T")).toEqual(["T4", "T5"]);
  });
  test("words must all be there, in any case and order, with or without marks", () => {
    expect(found("RESERVE take")).toEqual(["T4"]);
    expect(found("level-1 piece")).toEqual(["T4"]);
    expect(found("fur spieler")).toEqual(["L4"]);
    expect(found("components")).toEqual(["C1"]);
    expect(found("nowhere")).toEqual([]);
    expect(found("  ")).toEqual(["C1", "T4", "T5", "L4"]);
  });
  test("what is found is marked, letter for letter", () => {
    expect(marked("Für Spieler", wantedOf("fur").words)).toEqual([
      { text: "Für", isMatch: true },
      { text: " Spieler", isMatch: false },
    ]);
    expect(marked("abab", ["ab"])).toEqual([{ text: "abab", isMatch: true }]);
    expect(marked("plain", [])).toEqual([{ text: "plain", isMatch: false }]);
  });
});

describe("texts", () => {
  test("pieces are drawn, rules are links, other code stays", () => {
    expect(partsOf(rules[2]!, ids)).toEqual([
      { kind: "text", text: "Upgrade", isBold: true },
      { kind: "text", text: ": as ", isBold: false },
      { kind: "rule", id: "T4" },
      { kind: "text", text: ", with ", isBold: false },
      { kind: "code", text: "must_act" },
      { kind: "text", text: ".", isBold: false },
    ]);
  });
  test("L4 is a piece among the components and a rule elsewhere", () => {
    const kinds = (rule: Rule) => partsOf(rule, ids).filter((part) => part.kind === "piece" || part.kind === "rule");
    expect(kinds(rules[0]!).map((part) => part.kind)).toEqual(["piece", "piece", "piece"]);
    expect(kinds(rules[3]!).map((part) => part.kind)).toEqual(["rule", "piece"]);
  });
  test("chapters keep the order of the book", () => {
    expect(chaptersOf(rules).map(({ letter, rules: inside }) => [letter, inside.length])).toEqual([
      ["C", 1],
      ["T", 2],
      ["L", 1],
    ]);
  });
  test("a language without rules reads the English ones", async () => {
    const english = await loadRules("en");
    expect(await loadRules("xx")).toEqual(english);
    expect(english.length).toBeGreaterThan(70);
  });
});
