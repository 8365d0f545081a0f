/** A table as this browser sees it: what was last said of it, what was asked of it, and what happened meanwhile. */
import { bringAlong, putAway } from "../../draw/faces";
import type { IconName } from "../../draw/Icon.svelte";
import type { Engine } from "../../engine/engine";
import type { Recess } from "../../engine/recess";
import type { Refusal } from "../../engine/refusals";
import { ALL_OFFERED, type Done, isDone, type Offered, type Situation } from "../../engine/situation";
import type { Piece } from "../../geometry/cells";
import { readSpots, type Spot } from "../../geometry/spots";
import { say, speakOfHints } from "../../words/words.svelte";
import { type Line, NotDone, Unanswered } from "../../wire/line";
import type {
  Chatted,
  Happened,
  Happening,
  Hint,
  Incoming,
  Outgoing,
  OwnPuzzle,
  SeatView,
  TableNow,
  View,
  Wishes,
} from "../../wire/messages";
import { Called } from "./called.svelte";
import { fillings, type Filling } from "./fillings";
import { situationOf } from "./foresight";
import { areNamed, inWords, nameOf } from "./names";
import { Outcome } from "./outcome";
import { standing } from "./since";
import { roundBefore, tellEach, type Told } from "./tell";
import { Touches } from "./touches.svelte";
import { Won } from "./won.svelte";

export { botName, inWords, nameOf } from "./names";

export interface LogLine extends Told {
  number: number;
  round: number;
  /** All from this entry of the log on was taken back. */
  back_to?: number;
}

/** Why something was not done, for the person to read. */
export interface Said {
  text: string;
  rule: string | null;
  at: number;
}

const MOST_HINTS = 4;
/** More than six seats decide in a round. */
const MOST_STANDING = 200;

/** What a table that is played, replayed or shown in pictures has in common: all that drawing it needs. */
export interface Shown {
  readonly view: View | null;
  readonly chairs: TableNow["chairs"];
  readonly seat: number | null;
  readonly scores: (number | null)[];
  name(seat: number): string;
}

/** Before something is drawn, with how it was and how it will be; `isSaid` by the table, not only foreseen. */
type Listener = (before: TableNow | null, now: TableNow, isSaid: boolean) => void;

export class LiveTable implements Shown {
  now = $state.raw<TableNow | null>(null);
  wishes = $state.raw<Wishes | null>(null);
  chats = $state.raw<Chatted[]>([]);
  /** How many of the chats somebody has had before their eyes. */
  read = $state(0);
  watching = $state(0);
  here = $state.raw<boolean[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** The lines of the last message, to be read out. */
  news = $state.raw<LogLine[]>([]);
  refusal = $state.raw<Said | null>(null);
  hints = $state.raw<{ decision: number; hints: Hint[] } | null>(null);
  isThinking = $state(false);
  /** What comes behind # in the link. */
  key = $state<string | null>(null);
  /** One wants to go on at another table, and has said so. */
  isGoingOn = $state(false);
  /** How many cards the deck that brings the end had when the game began. */
  deckStart = $state(0);
  /** There is no such table, or it is private. */
  isMissing = $state(false);
  /** What was sent and is not answered yet; what it surely does is drawn at once. */
  sent = $state.raw<{ move: string; decision: number; seat: number } | null>(null);
  /** What the last message told of, for moving things about. */
  latest = $state.raw<Happened[]>([]);
  /** The decisions that stand, the newest ones: what was taken back is not among them. */
  #standing = $state.raw<Happened[]>([]);
  /** What each seat has done with its actions this turn. */
  acts = $state.raw<Record<number, IconName[]>>({});
  /** Solo: the automatic opponent's last move, explained. */
  opponentSteps = $state.raw<Told[]>([]);
  /** How puzzles lay when they were completed. */
  filled = $state.raw<Record<string, Filling>>({});
  /** E3: what can still be made of Finishing Touches. */
  readonly touches = new Touches(this);
  /** What those around one screen call themselves. */
  readonly called: Called;
  /** What one completed a moment ago. */
  readonly won = new Won();
  /** Those of a puzzle file of somebody's own. */
  #faces = $state.raw<NonNullable<TableNow["faces"]>>({});
  #chosen = $state<number | null>(null);
  /** The entry of the log that was one's own last decision. */
  lastOwn = $state(0);
  /** The same for each seat. */
  lastBy = $state.raw<Record<number, number>>({});
  /** Before each decision of a seat's turn: the signs of its lamps, and the action that was under way. */
  #past: Record<number, { acts: IconName[]; begun: string | null }[]> = {};
  /** The action that is under way, by seat. */
  #begun: Record<number, string | null> = {};
  #waiting: (() => void)[] = [];
  #stop: () => void;
  #listeners = new Set<Listener>();

  constructor(
    readonly line: Line,
    readonly id: string,
    key: string | null,
    /** The rules; null in a browser that runs none: then the server is asked about everything. */
    readonly engine: Engine | null,
  ) {
    this.key = key;
    this.called = new Called(id);
    putAway();
    this.#stop = line.listen((message) => this.#hear(message));
    line.open();
    if (line.status === "open") void this.#join();
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stop();
    this.line.ask({ type: "leave", table: this.id }).catch(() => undefined);
  }

  async #join(): Promise<void> {
    // Whoever comes for the first time, or again after a reload, wants to read what happened: from the first entry on.
    const number = this.now?.number ?? 1;
    const isFirst = !this.now;
    try {
      await this.line.ask({ type: "join", table: this.id, number, ...(this.key ? { key: this.key } : {}) });
      // What was said before one came is no news.
      if (isFirst) this.read = this.chats.length;
    } catch (error) {
      if (!(error instanceof NotDone)) return; // the line is gone: whoever connects again joins again
      if (error.refused.code === "no_such_table") this.isMissing = true;
      else if (error.refused.retry_after) setTimeout(() => void this.#join(), error.refused.retry_after * 1000);
      else this.#explain(error);
    }
  }

  #hear(message: Incoming): void {
    if (message.type === "hello") {
      this.chats = [];
      void this.#join();
    }
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "table") this.#take(message);
    if (message.type === "chat") this.chats = [...this.chats, message];
    if (message.type === "presence") [this.here, this.watching] = [message.seats, message.watching];
  }

  #take(now: TableNow): void {
    const before = this.now;
    if (before && now.number < before.number) return;
    if (now.wishes) this.wishes = now.wishes;
    if (now.key) this.key = now.key;
    if (now.faces) bringAlong((this.#faces = now.faces));
    if (now.deck_start) this.deckStart = now.deck_start;
    const happened = now.happened ?? [];
    const { sent } = this;
    // L3: what the other marker's holder decides meanwhile does not answer it.
    const answer = sent && happened.findIndex((each) => each.seat === sent.seat && each.decision > sent.decision);
    const isAnswered = answer !== null && answer >= 0;
    const news = happened.map((each, at) => (isAnswered && at === answer ? this.#withoutForeseen(each) : each));
    this.#tell(this.#drawn, { ...now, happened: news }, true);
    this.now = now;
    if (isAnswered) this.#settle();
    this.filled = { ...this.filled, ...fillings(before?.view ?? null, happened) };
    const naming = { name: (seat: number) => this.name(seat), isYou: (seat: number) => this.isYou(seat) };
    const lines = tellEach(happened, naming);
    let round = before?.view?.round ?? roundBefore(happened, now.view ?? null);
    const told = lines.flatMap((each, at) => {
      const during = round;
      for (const event of happened[at]!.events ?? []) if (event.kind === "turn") round = Number(event["round"]);
      const { number, back_to } = happened[at]!;
      return each.map((line) => ({ ...line, number, round: during, ...(back_to === undefined ? {} : { back_to }) }));
    });
    if (told.length && before) this.news = told;
    if (told.length) this.log = [...this.log, ...told].slice(-200);
    if (happened.length) this.#standing = standing([...this.#standing, ...happened]).slice(-MOST_STANDING);
    if (happened.some((each) => each.back_to !== undefined)) this.#goBack();
    else for (const each of happened) this.#follow(each, before);
    const steps = lines.map((each) => each.filter((line) => line.isOpponents)).filter((each) => each.length);
    if (steps.length) this.opponentSteps = steps.at(-1)!;
    const own = happened.filter((each) => this.own.includes(each.seat));
    if (own.length) this.lastOwn = own.at(-1)!.number;
    const last = own.at(-1);
    if (last && before) {
      const points = (now.scores?.[last.seat] ?? 0) - (before.scores?.[last.seat] ?? 0);
      this.won.hear(last.seat, last.move === undefined ? [] : this.decided(last.seat), points);
    }
    // After a reload: what came since one's own last decision.
    this.latest = before ? happened : happened.filter((each) => each.number > this.lastOwn);
    if (this.hints && this.hints.decision !== now.decision) this.hints = null;
    this.here = now.chairs.map((chair) => chair.is_here ?? false);
  }

  /** The last message, and what is drawn of it. */
  get #drawn(): TableNow | null {
    return this.now && this.view ? { ...this.now, view: this.view } : this.now;
  }

  /** Whoever moves things about hears of it before it is drawn. */
  #tell(before: TableNow | null, now: TableNow, isSaid: boolean): void {
    for (const listener of this.#listeners) listener(before, now, isSaid);
  }

  /** A decision without those of its events that were drawn when it was made. */
  #withoutForeseen(happened: Happened): Happened {
    const drawn = new Set(this.#ahead?.events.map((event) => JSON.stringify(event)));
    return { ...happened, events: (happened.events ?? []).filter((event) => !drawn.has(JSON.stringify(event))) };
  }

  /** Turns that were over may go on: signs and last decisions are those of what still stands. */
  #goBack(): void {
    this.acts = {};
    this.lastBy = {};
    this.#past = {};
    this.#begun = {};
    for (const each of this.#standing) this.#follow(each, null);
  }

  /** Which sign a spent lamp keeps. */
  #follow({ number, seat, move, events }: Happened, before: TableNow | null): void {
    this.lastBy = { ...this.lastBy, [seat]: number };
    const past = (this.#past[seat] ??= []);
    const acts = this.acts[seat] ?? [];
    if (move === undefined) {
      const last = past.pop();
      this.acts = { ...this.acts, [seat]: last?.acts ?? acts.slice(0, -1) };
      this.#begun[seat] = last?.begun ?? null;
    } else {
      const begun = this.#begun[seat] ?? before?.view?.seats[seat]?.pending?.kind ?? null;
      past.push({ acts, begun });
      const isNew = this.engine?.beginsAction(move, begun) ?? false;
      if (isNew) this.acts = { ...this.acts, [seat]: [...acts, move.split(" ", 1)[0] as IconName] };
      this.#begun[seat] = isNew ? this.engine!.pendingOf(move) : move === "done" ? null : begun;
    }
    for (const event of events ?? []) {
      if (event.kind !== "turn" || event.seat === undefined) continue;
      this.acts = { ...this.acts, [event.seat]: [] };
      this.#past[event.seat] = [];
      this.#begun[event.seat] = null;
    }
  }

  /** The signs of a seat's lamps, with that of what was just decided. */
  actsOf(seat: number): IconName[] {
    const acts = this.acts[seat] ?? [];
    const { sent, engine } = this;
    const isNew = this.#ahead && sent?.seat === seat && engine?.beginsAction(sent.move, this.#begun[seat] ?? null);
    return isNew ? [...acts, sent.move.split(" ", 1)[0] as IconName] : acts;
  }

  // What follows from the last message is worked out once, not by everybody who asks.
  /** The position of the last message, for the rules to read. */
  readonly #real: Situation | null = $derived.by(
    () => this.engine && this.now && situationOf(this.engine, this.now, this.#faces),
  );
  /** What was sent, as far as it is sure; how a game ended is for the table to say. */
  readonly #ahead: Done | null = $derived.by(() => {
    const done = this.sent && this.#real?.foresee(this.sent.move, this.sent.seat);
    return done && isDone(done) && !done.after.isOver ? done : null;
  });
  /** What is drawn, for the rules to read. */
  readonly situation: Situation | null = $derived(this.#ahead?.after ?? this.#real);
  readonly view: View | null = $derived(
    this.#ahead ? (this.#ahead.after.view(this.now?.seat ?? null) as View) : (this.now?.view ?? null),
  );
  readonly chairs: TableNow["chairs"] = $derived(this.now?.chairs ?? []);
  /** P5: points that are nobody's to know stay unknown. */
  readonly scores: (number | null)[] = $derived.by(() => {
    const known = this.now?.scores ?? [];
    const ahead = this.#ahead?.after.scores;
    return ahead ? known.map((points, seat) => (points === null ? null : ahead[seat]!)) : known;
  });
  readonly own: number[] = $derived(this.chairs.flatMap((chair, seat) => (chair.is_you ? [seat] : [])));
  /** Those of one's seats that may decide; whose turn comes after a decision is for the table to say. */
  readonly #deciding: number[] = $derived.by(() => {
    const deciding = this.#real?.toDecide ?? Object.keys(this.now?.legal ?? {}).map(Number);
    return deciding.filter((seat) => this.own.includes(seat));
  });
  readonly #seat: number | null = $derived.by(() => {
    const deciding = this.#deciding;
    if (this.#chosen !== null && this.own.includes(this.#chosen)) {
      if (!deciding.length || deciding.includes(this.#chosen)) return this.#chosen;
    }
    return deciding[0] ?? (this.own.includes(this.now?.seat ?? -1) ? this.now!.seat! : (this.own[0] ?? null));
  });
  readonly mine: SeatView | null = $derived(this.seat === null ? null : (this.view?.seats[this.seat] ?? null));
  readonly puzzles: (OwnPuzzle | null)[] = $derived(this.mine?.puzzles ?? []);
  readonly supply: Partial<Record<Piece, number>> = $derived(this.mine?.supply ?? {});
  readonly legal: string[] = $derived(
    this.seat === null ? [] : (this.situation?.legal(this.seat) ?? this.now?.legal?.[this.seat] ?? []),
  );
  readonly #moves: Set<string> = $derived(new Set(this.legal));
  /** The words that legal moves begin with. */
  readonly #words: Set<string> = $derived(new Set(this.legal.map((move) => move.split(" ", 1)[0]!)));
  readonly isMyTurn: boolean = $derived(this.legal.length > 0);
  readonly spots: Spot[] = $derived(readSpots(this.legal));

  /** The seat one plays just now: of several the one that may decide. */
  get seat(): number | null {
    return this.#seat;
  }
  set seat(seat: number | null) {
    this.#chosen = seat;
    this.hints = null;
  }
  /** L3: one's seats that may decide at the same time; which of them one plays is one's choice. */
  readonly choosable: number[] = $derived(this.#deciding.length > 1 ? this.#deciding : []);

  /** Whether somebody else is here, or was and said something; those around one screen need no chat. */
  readonly hasCompany: boolean = $derived(
    this.chats.length > 0 ||
      this.watching > (this.own.length ? 0 : 1) ||
      this.chairs.some((chair) => chair.name && !chair.is_you),
  );
  /**
   * What the others changed since one's own last decision; right after it, or for whoever watches, what the last
   * message told of.
   */
  readonly since: Happened[] = $derived.by(() => {
    const from = this.seat === null ? Infinity : (this.decided(this.seat).at(-1)?.number ?? 0);
    const found = this.#standing.filter((each) => each.number > from);
    return found.length ? found : this.latest;
  });

  /** What a seat decided and did not take back. */
  decided(seat: number): Happened[] {
    return this.#standing.filter((each) => each.seat === seat);
  }

  get unread(): number {
    return Math.max(0, this.chats.length - this.read);
  }

  get canUndo(): boolean {
    return this.seat !== null && (this.now?.undo ?? []).includes(this.seat) && !this.sent;
  }

  may(move: string): boolean {
    return this.#moves.has(move);
  }
  /** Whether some legal move begins with a word. */
  mayDo(word: string): boolean {
    return this.#words.has(word);
  }

  isYou(seat: number): boolean {
    return this.own.length === 1 && this.own[0] === seat;
  }

  name(seat: number): string {
    if (seat >= this.chairs.length) return say("seat.opponent");
    if (this.isYou(seat)) return say("seat.you");
    if (this.own.includes(seat) && !areNamed(this.chairs))
      return this.called.of(seat) ?? say("seat.player", { number: seat + 1 });
    return nameOf(this.chairs, seat);
  }

  /** What this table has that others have not; where nobody knows, all of it can be asked for. */
  readonly offered: ReadonlySet<Offered> = $derived(this.situation?.offered ?? ALL_OFFERED);
  /** How many actions one may still begin this turn. */
  readonly actionsLeft: number = $derived(
    this.seat === null ? 0 : (this.situation?.actionsToBegin(this.seat) ?? this.mine?.actions_left ?? 0),
  );
  /** How many pieces the action that is under way could still place. */
  readonly placesLeft: number = $derived(this.seat === null ? 0 : (this.situation?.placesLeft(this.seat) ?? 0));

  /** What is open of a puzzle, and what fits there. */
  readonly recess = (puzzle: OwnPuzzle): Recess | null => this.situation?.recess(puzzle) ?? null;

  /** Why one may not decide so now; null if one may. */
  whyNot(move: string): Refusal | null {
    return this.seat === null ? null : (this.situation?.whyNot(move, this.seat) ?? null);
  }

  /** What a decision of one's own would surely do; null if it may not be made. */
  outcome(move: string): Outcome | null {
    const { seat, situation } = this;
    const done = seat === null ? null : (situation?.foresee(move, seat) ?? null);
    return done && isDone(done) ? new Outcome(situation!, done, seat!) : null;
  }

  /** Decide; whether it was done. What is refused is said. */
  async play(move: string): Promise<boolean> {
    const { seat } = this;
    // On a slow line the next move waits for the one before it.
    while (this.sent) await this.#settled();
    const { now } = this;
    if (seat === null || seat !== this.seat || !now) return false;
    const refusal = this.whyNot(move);
    if (refusal) {
      this.complain(inWords({ code: refusal.code, args: refusal.args }), refusal.rule);
      return false;
    }
    const sent = { move, decision: now.decision, seat };
    this.#foresee(sent);
    const isDone = await this.#ask({ type: "move", table: this.id, ...sent });
    if (!isDone && this.sent === sent) this.#settle();
    return isDone;
  }

  /** What was decided is drawn with the next frame. */
  #foresee(sent: NonNullable<LiveTable["sent"]>): void {
    const before = this.#drawn;
    this.sent = sent;
    if (!this.#ahead || !before) return;
    const events = this.#ahead.events.filter((event) => event["puzzle"] !== null) as Happening[];
    const happened = [{ ...sent, number: before.number + 1, decision: sent.decision + 1, events }];
    this.#tell(before, { ...before, view: this.view!, happened }, false);
  }

  #settle(): void {
    this.sent = null;
    for (const go of this.#waiting.splice(0)) go();
  }
  #settled = () => new Promise<void>((go) => this.#waiting.push(go));

  async undo(): Promise<boolean> {
    const { seat, now } = this;
    if (seat === null || !now) return false;
    return this.#ask({ type: "undo", table: this.id, seat, decision: now.decision });
  }

  sit = (seat: number) => this.#ask({ type: "sit", table: this.id, seat });
  stand = (seat: number) => this.#ask({ type: "stand", table: this.id, seat });
  start = () => this.#ask({ type: "start", table: this.id });
  giveUp = () => this.#ask({ type: "close", table: this.id });
  async rematch(): Promise<void> {
    this.isGoingOn = await this.#ask({ type: "rematch", table: this.id });
  }
  chat = (text: string) => this.#ask({ type: "say", table: this.id, text });

  async hint(): Promise<void> {
    const { seat, now } = this;
    if (seat === null || !now || this.isThinking) return;
    this.isThinking = true;
    this.hints = null;
    void speakOfHints();
    try {
      // L3: while the other marker's holder goes on, a hint may be about what is gone; then it is asked for again.
      for (let tries = 0; tries < MOST_HINTS && !this.hints && this.seat === seat && this.isMyTurn; tries++) {
        const answer = await this.line.ask({ type: "hint", table: this.id, seat, count: 3 });
        if (answer.type === "hint" && answer.decision === this.now?.decision) this.hints = answer;
      }
    } catch (error) {
      this.#explain(error);
    } finally {
      this.isThinking = false;
    }
  }

  async #ask(message: Outgoing): Promise<boolean> {
    try {
      await this.line.ask(message);
      this.refusal = null;
      return true;
    } catch (error) {
      this.#explain(error);
      return false;
    }
  }

  #explain(error: unknown): void {
    if (error instanceof NotDone) this.complain(inWords(error.refused), error.refused.rule ?? null);
    else if (error instanceof Unanswered) this.complain(say("web.lost"), null);
    else throw error;
  }

  complain(text: string, rule: string | null): void {
    this.refusal = { text, rule, at: Date.now() };
  }
}
