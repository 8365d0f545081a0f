/** What a table is played over: the same words whether it lives on a server or in this page. */
import type { Incoming, Outgoing, Refused } from "./messages";
import type { Recorded } from "./recorded";

export type Answer = Exclude<Incoming, { type: "hello" }>;
export type Listener = (message: Incoming) => void;
export type Status = "connecting" | "open" | "lost";

export interface Line {
  readonly status: Status;
  /** Somebody waits for it to come back: it is tried more often. */
  isAwaited: boolean;
  /** Be connected from now on. */
  open(): void;
  /** Hear every message; the function that is returned ends it. */
  listen(listener: Listener): () => void;
  /** Send something; the answer, or a NotDone, or an Unanswered. */
  ask(message: Outgoing): Promise<Answer>;
  /** Others can come to its tables, from elsewhere. */
  readonly isShared: boolean;
  /** The table is played in another tab, and only watched here. */
  readonly isElsewhere: boolean;
  /** Nothing can be kept: a table lasts as long as the page. */
  readonly isUnkept: boolean;
  /** The address of a server's table where the game of this page goes on. */
  readonly movedTo: string | null;
  /** The bots of a table could not be fetched yet: the game waits for them. */
  readonly isWithoutBots: boolean;
  /** A puzzle that is played by oneself: there are no hints, and nothing is taken back. */
  readonly isUnaided?: boolean;
  /** What stands in the head of its tables, where it is not what is played. */
  readonly title?: () => string;
  /** A piece is in the air, or no more: where bots think on this machine, they wait meanwhile. */
  hold?(isInAir: boolean): void;
  /** Play it here, though another tab does. */
  takeOver(table: string): void;
  /** The address of the page of a table, and of the one that shows its game again. */
  pathTo(table: string): string;
  pathToReplay(table: string): string;
  /** A game that is over, to be looked through; `hash` is what came behind # in its address. */
  replay(table: string, hash: string): Promise<Recorded>;
  /** Where its record can be fetched, or the record itself. */
  record(table: string, hash: string): { href: string } | { text: () => Promise<string> };
}

/** Nothing was done, and the table said why. */
export class NotDone extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.sentence);
    this.refused = refused;
  }

  /** There is nothing there; an address that cannot be read leads nowhere either. */
  get isMissing(): boolean {
    return ["no_such_table", "unreadable"].includes(this.refused.code);
  }
}

/** Nobody knows whether it was done: the connection went before the answer came. */
export class Unanswered extends Error {}
