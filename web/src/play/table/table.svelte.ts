/** A table as this browser sees it: what was last said of it, what was asked of it, and what happened meanwhile. */
import { bringAlong, putAway } from "../../draw/faces";
import type { IconName } from "../../draw/Icon.svelte";
import { boxOfFaces, type GameBox } from "../../engine/boxes";
import type { Engine } from "../../engine/engine";
import { Recess } from "../../engine/recess";
import type { Refusal } from "../../engine/refusals";
import { ALL_OFFERED, isDone, type Offered, type Situation } from "../../engine/situation";
import type { Piece } from "../../geometry/cells";
import { readSpots, type Spot } from "../../geometry/spots";
import { say, speakOf } from "../../words/words.svelte";
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
import { fillings, type Filling } from "../moments/fillings";
import type { Mover } from "../moments/mover.svelte";
import { Away, type Choice } from "./away.svelte";
import { Called } from "./called.svelte";
import { situationOf } from "./foresight";
import { type Ahead, type Decided, goOn, turnsUp } from "./kept";
import { areNamed, inWords, nameOf } from "./names";
import { Outcome } from "./outcome";
import type { Showing, Stage } from "./showing.svelte";
import { standing } from "./standing";
import type { Phrase } from "./talk";
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
  sent = $state.raw<Decided | null>(null);
  /** What was decided after it while the line was cut. */
  #kept = $state.raw<Decided[]>([]);
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
  /** Who is away, and for how long. */
  readonly away = new Away();
  /** What one completed a moment ago. */
  readonly won = new Won();
  /** What others do, one action after the other: from the first of it on. */
  showing = $state.raw<Showing | null>(null);
  /** What was heard before it could be shown. */
  #unshown: [before: TableNow, now: TableNow][] = [];
  /** What is over and shown again. */
  #again = $state.raw<TableNow | null>(null);
  /** The last message that was heard; what is drawn may come after it. */
  #heard: TableNow | null = null;
  readonly #naming = { name: (seat: number) => this.name(seat), isYou: (seat: number) => this.isYou(seat) };
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
  /** Who waits for the first word of the table after a cut. */
  #cut: ((now: TableNow | null) => void)[] = [];
  /** What was given to a line that was open: it may have arrived, though the line was cut before the answer came. */
  readonly #given = new WeakSet<Decided>();
  /** What was decided on a cut line and taken back. */
  readonly #forgotten = new WeakSet<Decided>();
  /** What is to be done with one's turn, as soon as there is a line: the last wish counts. */
  #wish = $state.raw<{ type: "end" | "undo"; done: Promise<boolean> } | null>(null);
  /** P5: where piles lie face down, what was decided before is told to nobody who only looks on. */
  #isWithoutPast = false;
  /** All that happened is asked for once more, and heard as if one had just come. */
  #isAnew = false;
  #stop: () => void;
  #listeners = new Set<Listener>();
  /** What is on its way, as far as something is: when it has landed, and that it does so at once. */
  moving: Pick<Mover, "landing" | "land"> | null = null;
  /** The signs of the lamps, as they were with a message. */
  #signs = new WeakMap<TableNow, Record<number, IconName[]>>();

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
    this.away.stop();
    this.showing?.close();
    this.line.ask({ type: "leave", table: this.id }).catch(() => undefined);
  }

  async #join(): Promise<void> {
    // Whoever comes for the first time, or again after a reload, wants to read what happened: from the first entry on.
    const number = (!this.#isAnew && this.#heard?.number) || 1;
    const isFirst = !this.now;
    try {
      await this.line.ask({ type: "join", table: this.id, number, ...(this.key ? { key: this.key } : {}) });
      // What was said before one came is no news.
      if (isFirst) this.read = this.chats.length;
    } catch (error) {
      if (!(error instanceof NotDone)) return; // the line is gone: whoever connects again joins again
      if (error.isMissing) this.isMissing = true;
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
    if (message.type === "table") {
      this.#hearTable(message);
      for (const go of this.#cut.splice(0)) go(message);
    }
    if (message.type === "chat") this.chats = [...this.chats, message];
    if (message.type !== "presence") return;
    [this.here, this.watching] = [message.seats, message.watching];
    this.away.hear(message.away ?? []);
  }

  #hearTable(now: TableNow): void {
    if (this.#isAnew && now.wishes) this.#beginAnew();
    if (!this.#heard) this.#isWithoutPast = now.decision > 0 && !now.happened?.length;
    const before = this.#heard;
    if (before && now.number < before.number) return;
    this.#heard = now;
    if (now.wishes) this.wishes = now.wishes;
    const isFollowed = before !== null && this.#isFollowed;
    // What is shown again meanwhile is not disturbed by it.
    if (!isFollowed) this.#take(now, this.#again !== null);
    if (!before) return;
    if (this.showing) return this.showing.hear(before, now);
    const isOthers = (now.happened ?? []).some(
      ({ seat, events = [] }) => !this.own.includes(seat) || events.some(({ kind }) => kind.startsWith("opponent_")),
    );
    if (!isOthers && !this.#unshown.length) return isFollowed ? this.#take(now, false) : undefined;
    this.#unshown.push([before, now]);
    if (this.#unshown.length === 1) void this.#followOthers();
  }

  #beginAnew(): void {
    this.#isAnew = false;
    this.showing?.close();
    this.#heard = this.now = this.showing = null;
    this.#unshown = [];
    this.#standing = [];
    this.log = [];
  }

  /** Nothing waits at a table with a clock, nor in Line Clear, where two play at a time. */
  get #isFollowed(): boolean {
    return this.wishes !== null && !this.wishes.clock && this.wishes.variant !== "line-clear";
  }

  /** The first time that others do something: what shows it is fetched now. */
  async #followOthers(): Promise<void> {
    const found = await import("./showing.svelte").catch(() => null);
    const unshown = this.#unshown.splice(0);
    if (found && unshown[0]) this.showing = new found.Showing(this.#stage(), unshown[0][0]);
    for (const [before, now] of unshown) {
      if (this.showing) this.showing.hear(before, now);
      else if (this.#isFollowed) this.#take(now, false);
    }
  }

  #stage(): Stage {
    return {
      engine: this.engine,
      box: () => this.#box,
      draw: (now, isQuiet) => this.#take(now, isQuiet),
      drawAgain: (before, now) => {
        if (before && now) this.#tell(before, now, false);
        this.#again = now;
      },
      landing: () => this.moving?.landing ?? -Infinity,
      land: () => this.moving?.land(),
      isOwn: (seat) => this.own.includes(seat),
      isFollowed: this.#isFollowed,
      isPlaying: () => this.own.length > 0,
      isAsked: () => this.#deciding.length > 0,
      actionsToCome: (seat) => this.situation?.actionsToBegin(seat) ?? 0,
      inWords: ({ happened = [] }) =>
        tellEach(happened, this.#naming)
          .flat()
          .map((line) => (line.seat === null ? line.text : `${this.name(line.seat)} ${line.text}`))
          .join(". "),
    };
  }

  #take(now: TableNow, isQuiet: boolean): void {
    const before = this.now;
    if (now.key) this.key = now.key;
    if (now.faces) bringAlong((this.#faces = now.faces));
    if (now.deck_start) this.deckStart = now.deck_start;
    const happened = now.happened ?? [];
    const { sent } = this;
    // L3: what the other marker's holder decides meanwhile does not answer it.
    const answer = sent && happened.findIndex((each) => each.seat === sent.seat && each.decision > sent.decision);
    const held = sent?.hold && now.held?.[sent.seat]?.move === sent.move ? now.held[sent.seat]! : null;
    const isAnswered = held !== null || (answer !== null && answer >= 0);
    // What waits for the end of the turn is seen by its seat alone, when it begins to wait.
    const waiting = held ? [{ ...sent!, number: now.number, events: held.events }] : [];
    const news = [...waiting, ...happened].map((each) => this.#withoutDrawn(each, isAnswered));
    this.#tell(isQuiet ? null : this.#drawn, { ...now, happened: news }, true);
    this.now = now;
    if (isAnswered) this.#settle();
    this.#missHeld(before, now);
    this.filled = { ...this.filled, ...fillings(before?.view ?? null, [...waiting, ...happened]) };
    const lines = tellEach(happened, this.#naming);
    let round = before?.view?.round ?? roundBefore(happened, now.view ?? null);
    const told = lines.flatMap((each, at) => {
      const during = round;
      for (const event of happened[at]!.events ?? []) if (event.kind === "turn") round = Number(event["round"]);
      const { number, back_to } = happened[at]!;
      // Not copies: a sentence is said anew in another language.
      return each.map((line) =>
        Object.assign(line, { number, round: during, ...(back_to === undefined ? {} : { back_to }) }),
      );
    });
    if (told.length && before) this.news = told;
    if (told.length) this.log = [...this.log, ...told].slice(-200);
    if (happened.length) this.#standing = standing([...this.#standing, ...happened]).slice(-MOST_STANDING);
    if (happened.some((each) => each.back_to !== undefined)) this.#goBack();
    else for (const each of happened) this.#follow(each, before);
    this.#signs.set(now, this.acts);
    const steps = lines.map((each) => each.filter((line) => line.isOpponents)).filter((each) => each.length);
    if (steps.length) this.opponentSteps = steps.at(-1)!;
    const own = happened.filter((each) => this.own.includes(each.seat));
    if (own.length) this.lastOwn = own.at(-1)!.number;
    const last = waiting[0] ?? own.at(-1);
    if (last && before && !before.held?.[last.seat]) {
      const points = (now.scores?.[last.seat] ?? 0) - (before.scores?.[last.seat] ?? 0);
      const decided = [...this.decided(last.seat), ...waiting];
      this.won.hear(last.seat, last.move === undefined ? [] : decided, points);
    }
    // After a reload: what came since one's own last decision.
    this.latest = before ? happened : happened.filter((each) => each.number > this.lastOwn);
    if (this.hints && this.hints.decision !== now.decision) this.hints = null;
    this.here = now.chairs.map((chair) => chair.is_here ?? false);
    this.away.hear(now.chairs.map((chair) => chair.away));
    // Somebody wants something else than before: the question comes back.
    if (String(before?.choices) !== String(now.choices) && now.choices?.some((each) => each && each !== "wait"))
      this.away.isAside = false;
  }

  /** The last message, and what is drawn of it. */
  get #drawn(): TableNow | null {
    return this.now && this.view ? { ...this.now, view: this.view } : this.now;
  }

  /** Whoever moves things about hears of it before it is drawn. */
  #tell(before: TableNow | null, now: TableNow, isSaid: boolean): void {
    for (const listener of this.#listeners) listener(before, now, isSaid);
  }

  /** A decision without those of its events that were drawn when it was made, or when it began to wait. */
  #withoutDrawn(happened: Happened, isAnswered: boolean): Happened {
    const { seat, events = [] } = happened;
    const ahead = isAnswered && this.sent?.seat === seat ? (this.#ahead?.events ?? []) : [];
    const drawn = new Set([...ahead, ...(this.now?.held?.[seat]?.events ?? [])].map((event) => JSON.stringify(event)));
    return { ...happened, events: events.filter((event) => !drawn.has(JSON.stringify(event))) };
  }

  /** L3: what waited may have become impossible by what somebody else did. */
  #missHeld(before: TableNow | null, now: TableNow): void {
    const happened = now.happened ?? [];
    const isGone = Object.keys(before?.held ?? {})
      .map(Number)
      .some((seat) => !now.held?.[seat] && happened.length && !happened.some((each) => each.seat === seat));
    if (isGone) this.complain(say("board-held-gone"), "L3");
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
    if (this.#again) return this.#signs.get(this.#again)?.[seat] ?? [];
    const acts = [...(this.acts[seat] ?? [])];
    const held = this.now?.held?.[seat];
    const decided = this.#ahead ? this.#unanswered.filter((each) => each.seat === seat) : [];
    let begun = this.#begun[seat] ?? null;
    for (const { move } of decided.length ? decided : held ? [held] : []) {
      const isNew = this.engine?.beginsAction(move, begun) ?? false;
      if (isNew) acts.push(move.split(" ", 1)[0] as IconName);
      begun = isNew ? this.engine!.pendingOf(move) : move === "done" ? null : begun;
    }
    return acts;
  }

  // What follows from the last message is worked out once, not by everybody who asks.
  /** Its puzzles; null where the rules are not at hand. */
  readonly #box: GameBox | null = $derived.by(() => {
    const view = this.engine && this.now?.view;
    return view ? boxOfFaces(view.expansions, this.#faces) : null;
  });
  /** The position of the last message, for the rules to read. */
  readonly #real: Situation | null = $derived.by(
    () => this.engine && this.#box && this.now && situationOf(this.engine, this.now, this.#box),
  );
  /** What was decided and is not answered yet, in its order. */
  get #unanswered(): Decided[] {
    return this.sent ? [this.sent, ...this.#kept] : [];
  }
  /** What was sent, as far as it is sure; how a game ended is for the table to say. */
  readonly #ahead: Ahead | null = $derived(goOn(this.#real, this.#unanswered));
  /** What is drawn, for the rules to read. */
  readonly situation: Situation | null = $derived(this.#ahead?.after ?? this.#real);
  readonly view: View | null = $derived.by(() => {
    const ahead = this.#ahead && !this.#again ? (this.#ahead.after.view(this.now?.seat ?? null) as View) : null;
    const view = ahead ?? (this.#again ?? this.now)?.view ?? null;
    if (!view || !this.showing?.isOn || view.phase !== "turn") return view;
    // Whose doing is shown is lit, though the turn may be over with it.
    const { seat } = this.showing;
    return { ...view, to_decide: seat === null ? [] : [seat] };
  });
  readonly chairs: TableNow["chairs"] = $derived(this.now?.chairs ?? []);
  /** P5: points that are nobody's to know stay unknown. */
  readonly scores: (number | null)[] = $derived.by(() => {
    const known = (this.#again ?? this.now)?.scores ?? [];
    const ahead = this.#ahead?.after.scores;
    return ahead ? known.map((points, seat) => (points === null ? null : ahead[seat]!)) : known;
  });
  readonly own: number[] = $derived(this.chairs.flatMap((chair, seat) => (chair.is_you ? [seat] : [])));
  /** Those of one's seats that may decide; whose turn comes after a decision is for the table to say. */
  readonly #deciding: number[] = $derived.by(() => {
    const deciding = this.#real?.toDecide ?? Object.keys(this.now?.legal ?? {}).map(Number);
    return this.own.filter((seat) => deciding.includes(seat) || this.now?.held?.[seat]);
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
    this.seat === null || this.now?.phase !== "playing" || this.showing?.isOn
      ? []
      : (this.situation?.legal(this.seat) ?? this.now?.legal?.[this.seat] ?? []),
  );
  readonly #moves: Set<string> = $derived(new Set(this.legal));
  /** The words that legal moves begin with. */
  readonly #words: Set<string> = $derived(new Set(this.legal.map((move) => move.split(" ", 1)[0]!)));
  /** What one's turn that waits to be ended ends with. */
  readonly heldMove: string | null = $derived.by(() => {
    if (this.seat === null) return null;
    if (this.#ahead?.held?.seat === this.seat) return this.#ahead.held.move;
    return this.now?.held?.[this.seat]?.move ?? null;
  });
  readonly isHeld: boolean = $derived(this.heldMove !== null);
  readonly isMyTurn: boolean = $derived(this.legal.length > 0 || this.isHeld);
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

  /** Somebody is away for long: those who play and are there are asked how to go on. */
  readonly isChoosing: boolean = $derived(
    Boolean(this.now?.choices?.length) && this.own.length > 0 && !this.away.isAside,
  );

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
    if (this.seat === null) return false;
    return this.sent ? this.#unheard !== null : (this.now?.undo ?? []).includes(this.seat);
  }

  /** The last decision, if the line was cut before anybody could hear of it. */
  get #unheard(): Decided | null {
    const last = this.isCut ? this.#unanswered.at(-1)! : null;
    return last && last.seat === this.seat && !this.#given.has(last) ? last : null;
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
    if (seat >= this.chairs.length) return say("seat-opponent");
    if (this.isYou(seat)) return say("seat-you");
    if (this.own.includes(seat) && !areNamed(this.chairs))
      return this.called.of(seat) ?? say("seat-player", { number: seat + 1 });
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
  readonly recess = (puzzle: OwnPuzzle): Recess | null =>
    this.engine && this.#box && Recess.of(this.engine, this.#box, puzzle);

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

  /** T1: whether a decision ends the turn so that it can wait for one to say so. */
  mayWait(move: string): boolean {
    return this.seat !== null && Boolean(this.situation?.held(move, this.seat));
  }

  /** Decide; whether it was done. What is refused is said. To `hold` lets a turn wait that would end with it. */
  async play(move: string, hold = false): Promise<boolean> {
    const { seat } = this;
    // On a slow line the next move waits for the one before it; on one that is cut it is kept.
    while (this.sent && !this.isCut) await this.#settled();
    const { now } = this;
    if (seat === null || seat !== this.seat || !now) return false;
    const refusal = this.isHeld ? { code: "held", args: {}, rule: null } : this.whyNot(move);
    if (refusal) {
      this.complain(inWords({ code: refusal.code, args: refusal.args }), refusal.rule);
      return false;
    }
    if (this.sent && (!this.#ahead || turnsUp(this.#ahead.events))) {
      this.complain(say("board-cut-hidden"), null);
      return false;
    }
    const sent = { move, decision: now.decision, seat, ...(hold ? { hold } : {}) };
    this.#foresee(sent);
    while (this.#kept.includes(sent)) await this.#settled();
    const isDone = this.sent === sent && (await this.#deliver(sent));
    if (!isDone && this.sent === sent) this.#settle();
    return isDone;
  }

  /** Whether something was decided that nobody has heard of, because the line is cut. */
  get isCut(): boolean {
    return (this.sent ?? this.#wish) !== null && this.line.status !== "open";
  }

  /** Send a decision, again if the line was cut; if the game has moved on it is dropped, and all after it. */
  async #deliver(sent: Decided): Promise<boolean> {
    let wasCut = false;
    for (;;) {
      try {
        if (this.line.status === "open") this.#given.add(sent);
        await this.line.ask({ type: "move", table: this.id, ...sent });
        this.refusal = null;
        return true;
      } catch (error) {
        if (!(error instanceof Unanswered)) {
          this.#kept = [];
          if (wasCut && error instanceof NotDone) this.complain(say("board-cut-dropped"), null);
          else this.#explain(error);
          return false;
        }
        wasCut = true;
        const now = await this.#lineBack();
        if (!now) return false;
        // Only the answer was lost.
        if (now.held?.[sent.seat]?.move === sent.move) return true;
        if (now.happened?.some((each) => each.seat === sent.seat && each.decision > sent.decision)) return true;
      }
    }
  }

  /** The first word of the table after a cut; null if what waited for it was taken back. */
  async #lineBack(): Promise<TableNow | null> {
    this.line.isAwaited = true;
    const now = await new Promise<TableNow | null>((go) => this.#cut.push(go));
    this.line.isAwaited = false;
    return now;
  }

  /** What was decided is drawn with the next frame. */
  #foresee(sent: Decided): void {
    const before = this.#drawn;
    const known = this.#ahead?.events.length ?? 0;
    if (this.sent) this.#kept = [...this.#kept, sent];
    else this.sent = sent;
    if (!this.#ahead || !before) return;
    const events = this.#ahead.events.slice(known).filter((event) => event["puzzle"] !== null) as Happening[];
    const happened = [{ ...sent, number: before.number + 1, decision: sent.decision + 1, events }];
    this.#tell(before, { ...before, view: this.view!, happened }, false);
  }

  #settle(): void {
    const [next = null, ...rest] = this.#kept;
    // Others may have decided meanwhile, which does not matter to it.
    this.sent = next && Object.assign(next, { decision: this.now!.decision });
    this.#kept = rest;
    for (const go of this.#waiting.splice(0)) go();
  }
  #settled = () => new Promise<void>((go) => this.#waiting.push(go));

  /** End the turn that waits. */
  end = () => this.#wishFor("end");
  /** Take back a decision; pressed again before that is answered, it takes back one more. */
  undo = async (): Promise<boolean> => {
    if (this.#unheard) return this.#forget();
    const wish = this.#wish;
    if (wish?.type !== "undo" || this.isCut) return this.#wishFor("undo");
    return (await wish.done) && this.undo();
  };

  #wishFor(type: "end" | "undo"): Promise<boolean> {
    if (this.#wish?.type === type) return this.#wish.done;
    const wish = { type, done: Promise.resolve(false) };
    this.#wish = wish;
    return (wish.done = this.#settleWith(wish).finally(() => this.#wish === wish && (this.#wish = null)));
  }

  /** On a line that is cut it waits, and is asked again as long as one's turn is as it was. */
  async #settleWith(wish: { type: "end" | "undo" }): Promise<boolean> {
    const { seat } = this;
    const last = this.#unanswered.at(-1);
    // What was to be ended may have been taken back meanwhile.
    const isForgotten = () => this.#wish !== wish || (last !== undefined && this.#forgotten.has(last));
    while (this.sent && !isForgotten()) await this.#settled();
    let { now } = this;
    const held = seat === null ? undefined : now?.held?.[seat]?.move;
    for (;;) {
      if (seat === null || !now || isForgotten()) return false;
      try {
        await this.line.ask({ type: wish.type, table: this.id, seat, decision: now.decision });
        this.refusal = null;
        return true;
      } catch (error) {
        if (!(error instanceof Unanswered)) {
          this.#explain(error);
          return false;
        }
      }
      now = await this.#lineBack();
      const own = now?.happened?.filter((each) => each.seat === seat) ?? [];
      if (own.length || now?.held?.[seat]?.move !== held) {
        // Only the answer was lost, or the turn is over without it.
        const isOver = own.some((each) => each.move !== undefined);
        if (isOver && wish.type === "undo") this.complain(inWords({ code: "undo_turn_over" }), null);
        return isOver === (wish.type === "end");
      }
    }
  }

  /** The last decision was never made: nobody has heard of it. */
  #forget(): true {
    this.#forgotten.add(this.#unanswered.at(-1)!);
    if (this.#kept.length) this.#kept = this.#kept.slice(0, -1);
    else {
      this.sent = null;
      for (const go of this.#cut.splice(0)) go(null);
    }
    this.refusal = null;
    for (const go of this.#waiting.splice(0)) go();
    return true;
  }

  /** Whoever sits down in a running game may read what was decided before. */
  async sit(seat: number): Promise<boolean> {
    const isSeated = await this.#ask({ type: "sit", table: this.id, seat });
    if (isSeated && this.#isWithoutPast) {
      this.#isAnew = true;
      this.chats = [];
      void this.#join();
    }
    return isSeated;
  }
  stand = (seat: number) => this.#ask({ type: "stand", table: this.id, seat });
  start = () => this.#ask({ type: "start", table: this.id });
  giveUp = () => this.#ask({ type: "close", table: this.id });
  async rematch(): Promise<void> {
    this.isGoingOn = await this.#ask({ type: "rematch", table: this.id });
  }
  choose = (choice: Choice) => this.#ask({ type: "choose", table: this.id, choice });
  quote = (phrase: Phrase) => this.#ask({ type: "phrase", table: this.id, phrase });
  chat = (text: string) => this.#ask({ type: "say", table: this.id, text });

  async hint(): Promise<void> {
    const { seat, now } = this;
    if (seat === null || !now || this.isThinking) return;
    this.isThinking = true;
    this.hints = null;
    void speakOf("hints");
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
    else if (error instanceof Unanswered) this.complain(say("web-lost"), null);
    else throw error;
  }

  complain(text: string, rule: string | null): void {
    this.refusal = { text, rule, at: Date.now() };
  }
}
