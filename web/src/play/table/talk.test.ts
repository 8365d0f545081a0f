import { beforeAll, expect, test } from "vitest";
import type { Chatted } from "../../wire/messages";
import { speak } from "../../words/words.svelte";
import { saidBy, textOf } from "./talk";

const said = (about: Partial<Chatted>): Chatted => ({
  type: "chat",
  table: "t",
  name: "Ilse",
  text: "Thanks",
  at: 0,
  ...about,
});

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("de");
});

test("a phrase is read in one's own language, also one that this page does not know", () => {
  expect(textOf(said({ phrase: "thanks" }))).toBe("Danke");
  expect(textOf(said({}))).toBe("Thanks");
  expect(textOf(said({ phrase: "ahoy" as "thanks", text: "Ahoy" }))).toBe("Ahoy");
});

test("what one says oneself is said by oneself", () => {
  expect([said({ is_you: true }), said({})].map(saidBy)).toEqual(["Du", "Ilse"]);
});
