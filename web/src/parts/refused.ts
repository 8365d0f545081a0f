/** Why a request was not done, for the person to read. */
import { inWords } from "../play/table/names";
import { ApiError } from "../wire/api";
import { NotDone } from "../wire/line";
import type { Refused } from "../wire/messages";
import { say } from "../words/words.svelte";

const refusedBy = (error: unknown): Partial<Refused> | null =>
  error instanceof ApiError || error instanceof NotDone ? error.refused : null;

/** Whether somebody was there to say no, and said why. */
export const isRefused = (error: unknown): boolean => Boolean(refusedBy(error)?.code);

export function whyNot(error: unknown): string {
  const refused = refusedBy(error);
  return refused?.code ? inWords(refused) : say("error-offline");
}

/** The rule of the game behind it, if it is one. */
export function whichRule(error: unknown): string | null {
  const refused = refusedBy(error);
  const rule = refused?.rule ?? refused?.args?.["rule"];
  return typeof rule === "string" ? rule : null;
}
