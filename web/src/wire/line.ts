/** What a table is played over: the same words whether it lives on a server or in this page. */
import type { Incoming, Outgoing, Refused } from "./messages";

export type Answer = Exclude<Incoming, { type: "hello" }>;
export type Listener = (message: Incoming) => void;
export type Status = "connecting" | "open" | "lost";

export interface Line {
  readonly status: Status;
  /** Be connected from now on. */
  open(): void;
  /** Hear every message; the function that is returned ends it. */
  listen(listener: Listener): () => void;
  /** Send something; the answer, or a NotDone, or an Unanswered. */
  ask(message: Outgoing): Promise<Answer>;
  /** The address of the page of a table. */
  pathTo(table: string): string;
}

/** Nothing was done, and the table said why. */
export class NotDone extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.sentence);
    this.refused = refused;
  }
}

/** Nobody knows whether it was done: the connection went before the answer came. */
export class Unanswered extends Error {}
