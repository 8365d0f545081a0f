/** Why a request was not done, for the person to read. */
import { inWords } from "../play/names";
import { ApiError } from "../wire/api";
import { say } from "../words/words.svelte";

export const whyNot = (error: unknown): string =>
  error instanceof ApiError && error.refused.code ? inWords(error.refused) : say("error.offline");

/** The rule of the game behind it, if it is one. */
export function whichRule(error: unknown): string | null {
  const rule = error instanceof ApiError ? (error.refused.rule ?? error.refused.args?.["rule"]) : null;
  return typeof rule === "string" ? rule : null;
}
