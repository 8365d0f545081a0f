/** Somebody is invited to a game of this page: it goes on at a server's table, where one seat is theirs. */
import { here } from "../local/line.svelte";
import { api } from "../wire/api";

/** The address where it goes on, and offers its link; why it cannot is thrown, and then nothing has changed. */
export async function invite(id: string, seat: number): Promise<string> {
  const going = await here.run("pack", { table: id, seat });
  const { table, key } = await api.goOn(going);
  // Whatever bots of this page decided meanwhile is decided anew there.
  await here.run("move", { id, table, key });
  return `/t/${table}?inviting#${key}`;
}
