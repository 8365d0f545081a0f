/** One's own tables that wait or are being played. */
import { api, isKnown, whoAmI } from "../wire/api";
import { here } from "../local/line.svelte";
import type { Kept } from "../local/kept";
import type { Chair } from "../wire/messages";
import { server } from "../wire/server.svelte";
import { socket } from "../wire/socket.svelte";

export interface OwnTable {
  table: string;
  /** The address of its page. */
  path: string;
  phase: "waiting" | "playing";
  variant: "standard" | "solo" | "line-clear";
  chairs: Chair[];
  is_my_turn: boolean;
  changed: number;
}

/**
 * The last used first, but where it is one's turn before all others. Those of this page are shown at once, with those
 * of a server as soon as it is known whether there is one.
 */
export async function listOwn(show: (tables: OwnTable[]) => void): Promise<void> {
  const there = listThere();
  const own = await listHere();
  show(urgentFirst(own));
  const others = await there;
  if (others.length) show(urgentFirst([...own, ...others]));
}

/** None where there is no server, or it cannot tell. */
async function listThere(): Promise<OwnTable[]> {
  try {
    if (!(await server.find()) || !isKnown()) return [];
    await whoAmI();
    const { tables } = await api.get<{ tables: Omit<OwnTable, "path">[] }>("me/tables");
    return tables.map((table) => ({ ...table, path: socket.pathTo(table.table) }));
  } catch {
    return [];
  }
}

/** None where nothing is kept. */
async function listHere(): Promise<OwnTable[]> {
  const kept = await here.list().catch((): Kept[] => []);
  return kept.flatMap(({ id, phase, wishes, chairs, is_my_turn, changed }) => {
    const { variant = "standard" } = wishes;
    const table = {
      table: id,
      path: here.pathTo(id),
      variant,
      chairs,
      is_my_turn,
      changed,
    };
    return phase === "playing" ? [{ ...table, phase }] : [];
  });
}

export const urgentFirst = (tables: readonly OwnTable[]): OwnTable[] =>
  [...tables].sort((a, b) => Number(b.is_my_turn) - Number(a.is_my_turn) || b.changed - a.changed);
