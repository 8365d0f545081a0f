import { expect, test } from "vitest";
import { asciiJson, inQuotes, parted, quoted, words } from "./texts";

test.each([
  ["plain", "'plain'"],
  ["it's", `"it's"`],
  [`it's "so"`, `'it\\'s "so"'`],
  ["a\\b\n\r\t", "'a\\\\b\\n\\r\\t'"],
  ["\x00\x7f\xa0\u200b\u{e0001}é", "'\\x00\\x7f\\xa0\\u200b\\U000e0001é'"],
])("%j in quotes, as Python puts it", (text, shown) => {
  expect(inQuotes(text)).toBe(shown);
});

test("what is short and can be seen is shown as it is", () => {
  expect(quoted("a b")).toBe("a b");
  expect(quoted("🧩".repeat(40))).toBe("🧩".repeat(40));
  expect(quoted("🧩".repeat(41))).toBe(`'${"🧩".repeat(40)}'`);
  expect(quoted("a\tb")).toBe("'a\\tb'");
});

test("words stand between spaces of any kind", () => {
  expect(words(" a\x1cb\u3000 c\x85")).toEqual(["a", "b", "c"]);
  expect(words("a\ufeffb")).toEqual(["a\ufeffb"]);
});

test("a text is parted at the first mark", () => {
  expect(parted("a: b: c", ": ")).toEqual(["a", "b: c"]);
  expect(parted("a", ": ")).toEqual(["a", null]);
});

test("JSON is written in ASCII", () => {
  expect(asciiJson({ a: "é🧩\x7f\n" })).toBe('{"a":"\\u00e9\\ud83e\\udde9\\u007f\\n"}');
});
