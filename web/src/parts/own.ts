/** One's own tables that wait or are being played. */
import { api, ApiError, whoAmI } from "../wire/api";
import type { Chair } from "../wire/messages";

export interface OwnTable {
  table: string;
  phase: "waiting" | "playing";
  variant: "standard" | "solo" | "line-clear";
  edition: string;
  chairs: Chair[];
  is_my_turn: boolean;
  changed: number;
}

/** The last used first, but where it is one's turn before all others; none where the server cannot tell. */
export async function listOwn(): Promise<OwnTable[]> {
  try {
    await whoAmI();
    const { tables } = await api.get<{ tables: OwnTable[] }>("me/tables");
    return urgentFirst(tables);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

export const urgentFirst = (tables: readonly OwnTable[]): OwnTable[] =>
  [...tables].sort((a, b) => Number(b.is_my_turn) - Number(a.is_my_turn) || b.changed - a.changed);
