/** [E3] what Finishing Touches can still bring, as compiled code wrote it down. As `projectl.analysis.account`. */
import type { Prospect } from "../made/messages";
import { Accounting, ACCOUNTING_COLUMNS, ACCOUNTING_FACTS, type At, NONE, PIECES } from "./built/data";
import type { Memory } from "./memory";
import { MOVE_TEXTS } from "./moves";
import { flat, named, rows } from "./rows";

/** The best score that a seat can end with, the touches that lead there, and its puzzles. */
export interface Account {
  best: number;
  line: string[];
  puzzles: Prospect[];
}

export function readAccount(memory: Memory, at: At<"Accounting">): Account {
  const { best, length } = named(ACCOUNTING_FACTS, flat(memory, at, Accounting, "facts"));
  const line = flat(memory, at, Accounting, "line").slice(0, length);
  const pieces = rows(memory, at, Accounting, "pieces");
  const puzzles = rows(memory, at, Accounting, "puzzles").flatMap((row, slot): Prospect[] => {
    const { is_open, gain, pieces: count, saved, net, is_best } = named(ACCOUNTING_COLUMNS, row);
    const laid = count === NONE ? null : pieces[slot]!.slice(0, count).map((piece) => PIECES[piece]!);
    return is_open ? [{ slot: slot + 1, gain, pieces: laid, saved, net, is_best: is_best === 1 }] : [];
  });
  return { best, line: line.map((move) => MOVE_TEXTS[move]!), puzzles };
}
