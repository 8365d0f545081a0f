/** All games and settings of a page as one file. */
import type { Saved } from "./kept";

const FORMAT = "projectl-page";
const VERSION = 1;

export interface Brought {
  settings: Record<string, unknown>;
  tables: Saved[];
}

export const writeFile = (settings: object, tables: readonly Saved[]): string =>
  JSON.stringify({ format: `${FORMAT}/${VERSION}`, settings, tables });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it looks like a table: whether it can be played shows when it is. */
function isSaved(value: unknown): value is Saved {
  if (!isObject(value) || !isObject(value["kept"]) || !Array.isArray(value["log"])) return false;
  const { id, seed, wishes } = value["kept"];
  const isNamed = typeof id === "string" && /^[\w-]{1,22}$/.test(id);
  const isWished = isObject(wishes) && Array.isArray(wishes["seats"]);
  const isLogged = value["log"].every((row, at) => isObject(row) && row["number"] === at + 1 && isObject(row["entry"]));
  return isNamed && typeof seed === "string" && /^\d{1,20}$/.test(seed) && isWished && isLogged;
}

/** What such a file holds; null where it is none, or of a newer version. */
export function readFile(text: string): Brought | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || found["format"] !== `${FORMAT}/${VERSION}` || !Array.isArray(found["tables"])) return null;
  const settings = isObject(found["settings"]) ? found["settings"] : {};
  return { settings, tables: found["tables"].filter(isSaved) };
}
