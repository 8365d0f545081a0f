import { expect, test } from "vitest";
import type { Language } from "../../words/languages";
import { speak, speakOf } from "../../words/words.svelte";
import { worthOf } from "./worth";

test.each<[Language, number, string]>([
  ["en", 1, "1 point ahead"],
  ["en", -1.04, "1 point behind"],
  ["en", 0.52, "0.5 points ahead"],
  ["en", -0.04, "0 points ahead"],
  ["de", 1, "1 Punkt vorn"],
  ["de", 1.26, "1,3 Punkte vorn"],
  ["fr", 1.5, "1,5 point d’avance"],
  ["fr", -2, "2 points de retard"],
  ["pt-BR", 1.5, "1,5 ponto à frente"],
])("in %s a margin of %d is %s", async (language, margin, said) => {
  await speakOf("rest");
  await speak(language);
  expect(worthOf({ margin, chance: 0.6 })).toContain(said);
});
