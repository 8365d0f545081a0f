/** A table in this tab: the live table, its log, and what is being done for it. */
import { chairsOf } from "./describing";
import type { Row } from "./entries";
import { type Kept, VERSION } from "./kept";
import type { LiveTable } from "./live";
import type { Claim } from "./locks";

export class Loaded {
  live: LiveTable;
  readonly log: Row[] = [];
  created: number;
  /** How many entries are on disk. */
  stored = 0;
  isKept = true;
  isWriter = false;
  isJoined = false;
  /** The page was told what never changes. */
  isIntroduced = false;
  claim: Claim | null = null;
  /** Seats for which a bot thinks. */
  readonly thinking = new Set<number>();
  readonly #make: () => LiveTable;
  #since = 0;
  #isDue = false;
  #turn: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(make: () => LiveTable, created: number) {
    this.#make = make;
    this.live = make();
    this.created = created;
  }

  /** One more entry of the log. */
  apply(row: Row): void {
    this.live.apply(row.entry, row.at);
    this.log.push(row);
    this.#isDue = true;
  }

  /** Made anew from its log, or from another one. */
  rebuild(log: readonly Row[] = [...this.log]): void {
    this.live = this.#make();
    this.log.length = 0;
    for (const row of log) this.apply(row);
  }

  /** One after the other: whoever changes it waits for whoever does already. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** For each seat whether its person is here, and whether you only watch. */
  get presence(): { seats: boolean[]; watching: number } {
    const { chairs, own } = this.live;
    return { seats: chairs.map(({ isYours }) => isYours), watching: own.length ? 0 : 1 };
  }

  // What the page knows

  join(since: number): void {
    this.isJoined = true;
    this.#since = since;
    this.isIntroduced = false;
    this.touch();
  }

  leave(): void {
    this.isJoined = false;
    this.isWriter = false;
    this.stopTimer();
    this.claim?.release();
    this.claim = null;
  }

  touch(): void {
    this.#isDue = true;
  }

  /** What the page is to be told, and from where on; null: it knows. */
  due(): { since: number; isFirst: boolean } | null {
    if (!this.isJoined || !this.#isDue) return null;
    const told = { since: this.#since, isFirst: !this.isIntroduced };
    this.#since = this.live.number;
    this.#isDue = false;
    this.isIntroduced = true;
    return told;
  }

  startTimer(seconds: number, work: () => void): void {
    this.#timer = setTimeout(work, seconds * 1000 + 50);
  }

  stopTimer(): void {
    clearTimeout(this.#timer);
  }

  /** What lists of games show. */
  summary(): Kept {
    const { live } = this;
    const { own } = live;
    return {
      id: live.id,
      version: VERSION,
      wishes: live.wishes,
      seed: String(live.seed),
      created: this.created,
      changed: live.at,
      phase: live.phase,
      chairs: chairsOf(live, live.at, true),
      is_my_turn: live.toDecide.some((seat) => own.includes(seat)),
      result: live.phase === "over" ? resultOf(live) : null,
      has_take_backs: live.hasTakeBacks,
    };
  }
}

/** How a game ended for those who sat there when it began; in solo the opponent comes second. */
function resultOf(live: LiveTable): Kept["result"] {
  return live.game.scores.map((score, seat) => ({
    name: live.calledAtFirst(seat),
    bot: live.began[seat]?.bot ?? null,
    isYours: live.began[seat]?.isYours ?? false,
    score,
    isWinner: live.game.winners.includes(seat),
  }));
}
