/** Who thinks for the bots of a table, and advises whoever plays there: in a worker of its own, ended at any moment. */
import type { Hinted, Outgoing, Planned, Touched } from "../wire/messages";
import type { LiveTable } from "./live";

export type Advice = Extract<Outgoing, { type: "hint" | "plan" | "touches" }>;

/** What a table adds to an answer. */
type About = "id" | "table" | "seat" | "decision";
/** The best moves, what a puzzle costs, what Finishing Touches bring. */
export type Found = Omit<Hinted, About> | Omit<Planned, About> | Omit<Touched, About>;

export interface Thinker {
  /** The bots there are, by the names that a table's seats take. */
  readonly bots: readonly string[];
  /** What a bot decides for a seat. */
  move(live: LiveTable, bot: string, seat: number): Promise<string>;
  /** What was being thought is of no use any more. */
  stop(): void;
  /** What somebody is advised. */
  advice(live: LiveTable, asked: Advice): Promise<Found>;
}
