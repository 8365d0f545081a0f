/** What is kept of tables in the page, and where: an interface, so that no table knows whether there is a disk. */
import type { Chair, Wishes } from "../wire/messages";
import type { Row } from "./entries";
import type { Phase } from "./live";

/**
 * The version of what is kept; a page opens what it or an older version kept. Each has a file in `tests/golden/`
 * (`saved-1.json`), and a test opens them all.
 */
export const VERSION = 1;

/** A table as it is kept beside its log: what lists of games show without playing them again. */
export interface Kept {
  id: string;
  version: number;
  wishes: Wishes;
  /** A whole number of 64 bits, as a text. */
  seed: string;
  created: number;
  changed: number;
  phase: Phase;
  chairs: Chair[];
  is_my_turn: boolean;
  /** Once it is over: of each seat, in solo the opponent's too. */
  result: { name: string | null; bot: string | null; isYours: boolean; score: number; isWinner: boolean }[] | null;
  has_take_backs: boolean;
}

export interface Saved {
  kept: Kept;
  log: Row[];
}

/** Another tab wrote an entry with this number first. */
export class Taken extends Error {}

/** The table was deleted meanwhile: nothing is added to a log whose beginning is gone. */
export class Deleted extends Error {}

export interface Store {
  /** Keep a table and more of its log, all or nothing; a Taken, a Deleted, or whatever keeps it from being kept. */
  keep(kept: Kept, rows: readonly Row[]): Promise<void>;
  read(id: string): Promise<Saved | null>;
  all(): Promise<Kept[]>;
  remove(id: string): Promise<void>;
}
