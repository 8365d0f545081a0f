/** Who thinks for the bots of a table, and advises whoever plays there: in a worker of its own, ended at any moment. */
import type { Hinted, Outgoing, Planned, Touched } from "../wire/messages";
import type { LiveTable } from "./live";

export type Advice = Extract<Outgoing, { type: "hint" | "plan" | "touches" }>;
type Found<Answer> = Omit<Answer, "id" | "table" | "seat" | "decision">;

export interface Thinker {
  /** The bots there are, by the names that a table's seats take. */
  readonly bots: readonly string[];
  /** What a bot decides for a seat. */
  move(live: LiveTable, bot: string, seat: number): Promise<string>;
  /** What was being thought is of no use any more. */
  stop(): void;
  /** The best moves, what a puzzle costs, what Finishing Touches bring. */
  advice?: (live: LiveTable, asked: Advice) => Promise<Found<Hinted> | Found<Planned> | Found<Touched>>;
}
