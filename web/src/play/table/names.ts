/** Words for what the server sends: why not, and who sits where. */
import type { Refused, TableNow } from "../../wire/messages";
import { isKey, say, type Values } from "../../words/words.svelte";

/** A refusal in the language of the page. */
export function inWords(refused: Partial<Refused>): string {
  const values: Values = { ...refused.args, seconds: Math.ceil(refused.retry_after ?? 0) };
  for (const name of ["choice", "action", "side"]) {
    const text = `${name}.${values[name]}`;
    if (isKey(text)) values[name] = say(text, values);
  }
  // Of a record: which line, and why that move could not be made.
  const refusal = `refusal.${values["refusal"]}`;
  if (isKey(refusal)) values["why"] = say("here.line", { line: values["line"]!, why: say(refusal, values) });
  const because = `impossible.${values["reason"]}`;
  if (isKey(because)) values["why"] = say(because, values);
  const key = ["refusal", "here", "server", "error", "http"].map((section) => `${section}.${refused.code}`).find(isKey);
  return key ? say(key, values) : (refused.sentence ?? say("web.lost"));
}

/** A seat's name; bots go by theirs, with a number if there are several. */
export function nameOf(chairs: TableNow["chairs"], seat: number): string {
  const chair = chairs[seat];
  if (!chair) return say("seat.opponent");
  if (chair.name) return chair.name;
  // Around a screen that is another tab's nobody has a name, but a seat that is theirs.
  if (!chair.bot && chair.is_here) return say("seat.player", { number: seat + 1 });
  if (!chair.bot) return say("web.seat_open");
  const alike = chairs.flatMap((each, at) => (each.bot === chair.bot ? [at] : []));
  const name = botName(chair.bot);
  return alike.length > 1 ? say("seat.bot_of_several", { name, number: alike.indexOf(seat) + 1 }) : name;
}

/** Whether several around one screen were given names; otherwise all have that of whoever opened the table. */
export function areNamed(chairs: TableNow["chairs"]): boolean {
  const own = chairs.filter((chair) => chair.is_you);
  return own.some((chair) => chair.name !== own[0]!.name);
}

/** What a bot is called on the page. */
export function botName(bot: string): string {
  const key = `bot_name.${bot}`;
  return isKey(key) ? say(key) : bot[0]!.toUpperCase() + bot.slice(1);
}
