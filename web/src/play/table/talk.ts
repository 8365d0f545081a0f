/** What people say at a table. */
import type { Chatted } from "../../wire/messages";
import { kebab, say } from "../../words/words.svelte";

/** Said with one press, and read by everybody in their own language. */
export const PHRASES = ["well_played", "thinking", "one_more", "thanks"] as const;
export type Phrase = (typeof PHRASES)[number];

const isKnown = (phrase: string | undefined): phrase is Phrase => PHRASES.some((each) => each === phrase);

export const textOf = ({ phrase, text }: Chatted): string => (isKnown(phrase) ? say(`phrase-${kebab(phrase)}`) : text);
export const saidBy = ({ is_you, name }: Chatted): string => (is_you ? say("seat-you") : name);
