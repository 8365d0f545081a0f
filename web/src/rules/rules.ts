/** The rule text: loaded in a language, searched, and cut into what is drawn. */
import { isPiece, type Piece } from "../geometry/cells";

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

export interface Chapter {
  letter: string;
  title: string;
  rules: Rule[];
}

type File = [id: string, chapter: string, text: string][];
const files = import.meta.glob<{ default: File }>("../made/rules.*.json");

/** All rules in a language, or in English where there is no translation. */
export async function loadRules(language: string): Promise<Rule[]> {
  const load = files[`../made/rules.${language}.json`] ?? files["../made/rules.en.json"]!;
  return (await load()).default.map(([id, chapter, text]) => ({ id, chapter, text }));
}

/** Rules by their chapters, in the order of the book. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const letter = rule.id[0]!;
    const chapter = found.get(letter) ?? { letter, title: rule.chapter, rules: [] };
    chapter.rules.push(rule);
    found.set(letter, chapter);
  }
  return [...found.values()];
}

/** What somebody looks for: words that must all be there, or the beginning of an id. */
export interface Wanted {
  words: string[];
  id: string | null;
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function wantedOf(query: string): Wanted {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const id = words.length === 1 && /^[a-z]\d{0,2}$/.test(words[0]!) ? words[0]!.toUpperCase() : null;
  return { words, id };
}

/** Rules that match; those whose id was asked for come alone if there are any. */
export function search(rules: readonly Rule[], query: string): Rule[] {
  const { words, id } = wantedOf(query);
  if (!words.length) return [...rules];
  if (id) {
    const exact = rules.filter((rule) => rule.id === id);
    const begun = /\d/.test(id) ? exact : rules.filter((rule) => rule.id.startsWith(id));
    if (begun.length) return begun;
  }
  return rules.filter((rule) => {
    const text = folded(`${rule.id} ${rule.chapter} ${rule.text.replaceAll("**", "")}`);
    return words.every((word) => text.includes(word));
  });
}

/** A text cut where it matches, so that it can be marked. */
export function marked(text: string, words: readonly string[]): { text: string; isMatch: boolean }[] {
  const wanted = words.filter((word) => word.length > 1);
  if (!wanted.length) return [{ text, isMatch: false }];
  // Folding may take marks off letters but keeps their number, as long as the text is composed.
  const plain = [...text.normalize("NFC")];
  const low = plain.map((letter) => folded(letter)[0] ?? letter).join("");
  const isIn = plain.map(() => false);
  for (const word of wanted) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) isIn.fill(true, at, at + word.length);
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  plain.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isIn[at]) last.text += letter;
    else parts.push({ text: letter, isMatch: isIn[at]! });
  });
  return parts;
}

/** A rule's text as it is drawn. */
export type Part =
  | { kind: "text"; text: string; isBold: boolean }
  | { kind: "piece"; piece: Piece }
  | { kind: "code"; text: string }
  | { kind: "rule"; id: string };

/** Where ids are those of pieces: the components are named there (C1), rules never. */
const COMPONENTS = "C";

export function partsOf(rule: Rule, ids: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let isBold = false;
  for (const piece of rule.text.split(/(`[^`]+`|\*\*|\b[A-Z]\d{1,2}\b)/)) {
    if (!piece) continue;
    if (piece === "**") isBold = !isBold;
    else if (piece.startsWith("`")) {
      const code = piece.slice(1, -1);
      parts.push(isPiece(code) ? { kind: "piece", piece: code } : { kind: "code", text: code });
    } else if (isPiece(piece) && (!ids.has(piece) || rule.id[0] === COMPONENTS)) parts.push({ kind: "piece", piece });
    else if (ids.has(piece)) parts.push({ kind: "rule", id: piece });
    else parts.push({ kind: "text", text: piece, isBold });
  }
  return parts;
}
