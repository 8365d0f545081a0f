/** What the page asks of its tables besides playing: the requests that a server answers over HTTP. */
import type { Incoming, Outgoing, Refused, Wishes } from "../wire/messages";
import type { Recorded } from "../wire/recorded";
import type { Aside, Desk } from "./desk";
import { type Decision, decisionsOf } from "./entries";
import type { Kept, Saved } from "./kept";
import type { Games } from "./playable";
import { NotNow } from "./refusing";
import { replayOf } from "./replays";

/** Each errand by its name: what it is given, and what it answers. */
export interface Errands {
  open: { of: Wishes; is: string };
  list: { of: null; is: Kept[] };
  replay: { of: string; is: Recorded };
  record: { of: string; is: string };
  look: { of: string; is: Recorded };
  takeOver: { of: string; is: null };
  /** A game with one seat for somebody else, as a server is asked to go on with it. */
  pack: { of: { table: string; seat: number }; is: GoingOn };
  move: { of: { id: string; table: string; key: string }; is: null };
  save: { of: null; is: Saved[] };
  bring: { of: Saved[]; is: { brought: number; refused: number } };
  removeAll: { of: null; is: null };
}
export type Errand = keyof Errands;

/** What `POST /api/tables/record` is asked. */
export interface GoingOn {
  record: string;
  seats: string[];
  names: (string | null)[];
  clock: Wishes["clock"];
}

/** What goes to the worker, the rules first of all, and what comes from it. */
export type ToDesk =
  | { rules: WebAssembly.Module }
  | { isInAir: boolean }
  | { ask: Outgoing & { id?: number } }
  | { id: number; errand: Errand; of: Errands[Errand]["of"] };
export type FromDesk =
  { said: Incoming | Aside } | { id: number; is: Errands[Errand]["is"] } | { id: number; refused: Refused };

type Runners = { [Name in Errand]: (of: Errands[Name]["of"]) => Promise<Errands[Name]["is"]> };

const seatsOf = ({ result, chairs }: Kept): Recorded["seats"] =>
  (result ?? chairs).slice(0, chairs.length).map((seat) => ({
    name: seat.name ?? null,
    bot: seat.bot ?? null,
    is_you: "isYours" in seat ? seat.isYours : (seat.is_you ?? false),
  }));

/** What was played; `waiting` are turns that end with it. */
function recordOf({ kept, log }: Saved, games: Games, waiting: readonly Decision[] = []): string {
  const game = games.begin(kept.wishes, BigInt(kept.seed));
  for (const { seat, move } of [...decisionsOf(log), ...waiting]) game.play(move, seat);
  game.seated = seatsOf(kept).map(({ name, bot }) => {
    const known = bot ?? name;
    return known ? { name: known, isBot: bot !== null } : null;
  });
  game.hasTakeBacks = kept.has_take_backs;
  return game.record();
}

export function runners(desk: Desk, games: Games): Runners {
  return {
    open: (wishes) => desk.open(wishes),
    list: () => desk.all(),
    replay: async (table) => {
      const { kept, log } = await desk.saved(table);
      if (kept.phase !== "over") throw new NotNow("not_over");
      const game = games.begin(kept.wishes, BigInt(kept.seed));
      return replayOf(game, decisionsOf(log), { seats: seatsOf(kept), seed: kept.seed });
    },
    record: async (table) => recordOf(await desk.saved(table), games),
    pack: async ({ table, seat }) => {
      const saved = await desk.saved(table);
      const chairs = seatsOf(saved.kept);
      const isGuests = (at: number) => at === seat;
      return {
        // Whoever goes on elsewhere has ended the turn here.
        record: recordOf(saved, games, desk.waiting(table)),
        seats: chairs.map(({ bot }, at) => (isGuests(at) ? "open" : (bot ?? "you"))),
        names: chairs.map(({ name, bot }, at) => (isGuests(at) || bot ? null : name)),
        clock: saved.kept.wishes.clock ?? null,
      };
    },
    move: async ({ id, table, key }) => {
      await desk.move(id, table, key);
      return null;
    },
    look: (text) => Promise.resolve(games.look(text)),
    takeOver: (table) => {
      desk.takeOver(table);
      return Promise.resolve(null);
    },
    save: async () => {
      const all = await desk.all();
      return Promise.all(all.map(({ id }) => desk.saved(id)));
    },
    bring: async (saved) => {
      let [brought, refused] = [0, 0];
      for (const each of saved) {
        try {
          if (await desk.bring(each)) brought += 1;
        } catch {
          refused += 1;
        }
      }
      return { brought, refused };
    },
    removeAll: async () => {
      for (const { id } of await desk.all()) await desk.remove(id);
      return null;
    },
  };
}
