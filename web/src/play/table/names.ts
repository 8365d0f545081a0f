/** Words for what the server sends: why not, and who sits where. */
import type { Refused, TableNow } from "../../wire/messages";
import { fillIn, isKey, kebab, say, type Values } from "../../words/words.svelte";

/** The text for a code; where it has a brief one the page has no other: it names no places, and nothing to type. */
const keyOf = (sections: readonly string[], code: unknown) =>
  sections
    .map((section) => `${section}-${kebab(String(code))}`)
    .flatMap((key) => [key, `${key}-briefly`])
    .find(isKey);

/** A refusal in the language of the page. */
export function inWords(refused: Partial<Refused>): string {
  const values: Values = { ...refused.args, seconds: Math.ceil(refused.retry_after ?? 0) };
  // Of a record: which line, and why that move could not be made.
  const refusal = keyOf(["refusal"], values["refusal"]);
  if (refusal) values["why"] = say("here-line", { line: values["line"]!, why: fillIn(refusal, values) });
  const because = keyOf(["impossible"], values["reason"]);
  if (because) values["why"] = fillIn(because, values);
  // A message that cannot be read is no move that cannot be.
  const kinds = ["here", "server", "error", "http"] as const;
  const key = keyOf(values["why"] === undefined ? ["refusal", ...kinds] : [...kinds, "refusal"], refused.code);
  return key ? fillIn(key, values) : (refused.sentence ?? say("web-lost"));
}

/** A seat's name; bots go by theirs, with a number if there are several. */
export function nameOf(chairs: TableNow["chairs"], seat: number): string {
  const chair = chairs[seat];
  if (!chair) return say("seat-opponent");
  if (chair.name) return chair.name;
  // Around a screen that is another tab's nobody has a name, but a seat that is theirs.
  if (!chair.bot && chair.is_here) return say("seat-player", { number: seat + 1 });
  if (!chair.bot) return say("web-seat-open");
  const alike = chairs.flatMap((each, at) => (each.bot === chair.bot ? [at] : []));
  const name = botName(chair.bot);
  return alike.length > 1 ? say("seat-bot-of-several", { name, number: alike.indexOf(seat) + 1 }) : name;
}

/** Whether several around one screen were given names; otherwise all have that of whoever opened the table. */
export function areNamed(chairs: TableNow["chairs"]): boolean {
  const own = chairs.filter((chair) => chair.is_you);
  return own.some((chair) => chair.name !== own[0]!.name);
}

/** What a bot is called on the page. */
export function botName(bot: string): string {
  const key = `bot-name-${bot}`;
  return isKey(key) ? say(key) : bot[0]!.toUpperCase() + bot.slice(1);
}
