/** One's own tables that wait or are being played. */
import { api, ApiError, isKnown, whoAmI } from "../wire/api";
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
  edition: string;
  chairs: Chair[];
  is_my_turn: boolean;
  changed: number;
}

/** The last used first, but where it is one's turn before all others: those of this page, and those of a server. */
export async function listOwn(): Promise<OwnTable[]> {
  const lists = await Promise.all([listHere(), server.isThere && isKnown() ? listThere() : []]);
  return urgentFirst(lists.flat());
}

/** None where the server cannot tell. */
async function listThere(): Promise<OwnTable[]> {
  try {
    await whoAmI();
    const { tables } = await api.get<{ tables: Omit<OwnTable, "path">[] }>("me/tables");
    return tables.map((table) => ({ ...table, path: socket.pathTo(table.table) }));
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** None where nothing is kept. */
async function listHere(): Promise<OwnTable[]> {
  const kept = await here.list().catch((): Kept[] => []);
  return kept.flatMap(({ id, phase, wishes, chairs, is_my_turn, changed }) => {
    const { variant = "standard", edition = "kickstarter" } = wishes;
    const table = { table: id, path: here.pathTo(id), variant, edition, chairs, is_my_turn, changed };
    return phase === "playing" ? [{ ...table, phase }] : [];
  });
}

export const urgentFirst = (tables: readonly OwnTable[]): OwnTable[] =>
  [...tables].sort((a, b) => Number(b.is_my_turn) - Number(a.is_my_turn) || b.changed - a.changed);
