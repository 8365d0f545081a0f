/** Advice as the messages of a server say it. */
import { HINT_COUNT } from "../engine/built/data";
import { filled } from "./describing";
import type { LiveTable } from "./live";
import type { Advice, Found } from "./thinking";
import type { Thought, Thoughts } from "./thoughts";

/** Somebody who thinks about a seat's position. */
export type Think = <Name extends Thought>(
  live: LiveTable,
  seat: number,
  name: Name,
  of: Thoughts[Name]["of"],
) => Promise<Thoughts[Name]["is"]>;

export async function advise(think: Think, live: LiveTable, asked: Advice): Promise<Found> {
  switch (asked.type) {
    case "plan": {
      const { type, seat, source } = asked;
      const { puzzle, slot, actions, ...way } = await think(live, seat, "plan", `take ${source}`);
      return { type, source, puzzle, slot, ...(actions === null ? {} : { actions }), ...filled(way) };
    }
    case "touches": {
      const { best, ...rest } = await think(live, asked.seat, "touches", null);
      return { type: asked.type, best, ...filled(rest) };
    }
    case "hint": {
      const { type, seat, count = HINT_COUNT } = asked;
      const found = await think(live, seat, "hint", { count, nodes: 0 });
      return { type, hints: found.map((hint) => ({ ...hint, reason: "" })) }; // the page has the words
    }
  }
}
