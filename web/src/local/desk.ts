/**
 * The tables of a page, and what is asked of them: the other end of the line, in a worker of its own.
 *
 * What a message asks for becomes an entry of the table's log; it is answered when the entry is on disk, and only then
 * are bots asked. Where nothing can be kept the game goes on in memory, and the page is told.
 */
import type { Chatted, Incoming, Refused, Wishes } from "../wire/messages";
import { type Asked, idOf, unreadable } from "../wire/asked";
import { describe } from "./describing";
import { type Decision, type Entry, type Row, YOU } from "./entries";
import { Deleted, type Kept, type Saved, type Store, Taken, VERSION } from "./kept";
import { LiveTable } from "./live";
import { Loaded } from "./loaded";
import type { Claiming } from "./locks";
import type { Games } from "./playable";
import { NotHere, NotNow } from "./refusing";
import type { Advice, Thinker } from "./thinking";
import { check, tidied } from "./wishes";

const TRIES = 8;
/** Of what was said before a page joined again. */
const MOST_CHATS = 50;
/** So often a bot may break before any move is made for it. */
const MOST_FAILED = 2;
/** Seconds until a bot that could not be fetched is asked for again: twice as many each time. */
const FIRST_PAUSE_S = 1;
const LONGEST_PAUSE_S = 30;

/** So long bots wait at most for a piece that somebody holds in the air. */
const LONGEST_WAIT_S = 10;

/** What a desk is given; tests give it other things than a browser has. */
export interface Means {
  store: Store;
  claim: Claiming;
  games: Games;
  /** Nobody thinks where this is null: then there are no bots, and no advice. */
  thinker: Thinker | null;
  /** To the page. */
  tell: (message: Incoming | Aside) => void;
  /** To other tabs: a table's log has grown, or is gone. */
  call: (table: string) => void;
  now: () => number;
  /** A whole number below another. */
  below: (most: number) => number;
  seed: () => bigint;
  id: () => string;
}

/** What only a table in the page tells. */
export type Aside =
  /** Who plays it: this tab, or another one. */
  | { type: "place"; table: string; is_elsewhere: boolean }
  /** Whether it will be there after a reload. */
  | { type: "kept"; table: string; is_kept: boolean }
  /** It goes on at this table of a server. */
  | { type: "moved"; table: string; to: { table: string; key: string } }
  /** Whether its bots can think, or the page waits for them to be fetched. */
  | { type: "bots"; table: string; are_here: boolean };

export class Desk {
  readonly #means: Means;
  readonly #tables = new Map<string, Loaded>();
  readonly #asking = new Set<string>();
  readonly #chats = new Map<string, Chatted[]>();
  /** A piece is in the air, until this is over: when it lies again, or after a while. */
  #air: Promise<void> | null = null;
  #land = (): void => undefined;

  constructor(means: Means) {
    this.#means = means;
  }

  // Opening and finding

  /** Open a table: its id, or a NotNow that says why not. */
  async open(wishes: Wishes, seats?: readonly Entry[]): Promise<string> {
    const wished = tidied(wishes, this.#means.games);
    check(wished, this.#means.thinker?.bots ?? [], this.#means.games);
    const entries: Entry[] = [...(seats ?? wished.seats.map(sitting))];
    entries.push({ type: "start", first: this.#means.below(wished.seats.length) });
    const loaded = this.#lay(this.#means.id(), wished, this.#means.seed());
    const at = this.#means.now();
    for (const entry of entries) loaded.apply({ number: loaded.live.number + 1, at, entry });
    this.#tables.set(loaded.live.id, loaded);
    await this.#keep(loaded);
    return loaded.live.id;
  }

  #lay(id: string, wishes: Wishes, seed: bigint): Loaded {
    return new Loaded(() => new LiveTable(id, wishes, seed, this.#means.games), this.#means.now());
  }

  /** Every table that is kept, or would be if it could. */
  async all(): Promise<Kept[]> {
    const kept = await this.#means.store.all().catch((): Kept[] => []);
    const known = new Set(kept.map(({ id }) => id));
    const unkept = [...this.#tables.values()].filter(({ live }) => !known.has(live.id));
    return [...kept, ...unkept.map((loaded) => loaded.summary())];
  }

  /** A table with its log. */
  async saved(id: string): Promise<Saved> {
    const loaded = this.#tables.get(id);
    if (loaded) return { kept: loaded.summary(), log: [...loaded.log] };
    const found = await this.#means.store.read(id).catch(() => null);
    if (!found) throw new NotNow("no_such_table");
    return found;
  }

  /** T1: the turns of a table that wait to be ended, in the order in which they began to. */
  waiting(id: string): Decision[] {
    return this.#tables.get(id)?.live.holding.decisions ?? [];
  }

  /** Bring a table along from elsewhere; one that is there already stays as it is. */
  async bring({ kept, log }: Saved): Promise<boolean> {
    if (this.#tables.has(kept.id) || (await this.#means.store.read(kept.id))) return false;
    // What is shown of it is what its log makes of it; a NotNow, where it cannot be played here.
    await this.#means.store.keep(this.#fold(kept, log).summary(), log);
    return true;
  }

  async remove(id: string): Promise<void> {
    const loaded = this.#tables.get(id);
    if (loaded) this.#forget(loaded);
    await this.#means.store.remove(id);
    this.#means.call(id);
  }

  /** A table was deleted, here or in another tab: nobody plays it any more. */
  #forget(loaded: Loaded): void {
    this.#tables.delete(loaded.live.id);
    loaded.apply({ number: loaded.live.number + 1, at: loaded.live.at, entry: { type: "close" } });
    this.#flush(loaded);
    this.#close(loaded);
  }

  /** The game goes on at a server's table: the log says where, and ends. */
  async move(id: string, table: string, key: string): Promise<void> {
    const loaded = this.#joined(id);
    await this.#change(loaded, () => loaded.live.move(table, key));
    this.#means.thinker?.stop();
    this.#flush(loaded);
  }

  async #load(id: string): Promise<Loaded> {
    const there = this.#tables.get(id);
    if (there) return there;
    const { kept, log } = await this.saved(id);
    const loaded = this.#tables.get(id) ?? this.#fold(kept, log);
    this.#tables.set(id, loaded);
    return loaded;
  }

  /** A table as its log makes it; a NotNow says why another version's cannot go on here. */
  #fold(kept: Kept, log: readonly Row[]): Loaded {
    if (!(kept.version <= VERSION)) throw new NotNow("saved_newer");
    const loaded = this.#lay(kept.id, kept.wishes, BigInt(kept.seed));
    loaded.created = kept.created;
    try {
      for (const row of log) loaded.apply(row);
    } catch {
      throw new NotNow("saved_otherwise");
    }
    loaded.stored = loaded.live.number;
    return loaded;
  }

  // What is asked

  /** Do what a message asks for, and answer; nothing that the page can send throws anything. */
  async handle(message: Asked): Promise<void> {
    const wrong = unreadable(message);
    if (wrong !== null) return this.#refuse(new NotNow("unreadable", { args: { why: wrong } }), idOf(message), null);
    try {
      await this.#do(message);
    } catch (error) {
      const table = "table" in message ? message.table : null;
      if (!(error instanceof NotNow)) this.#mend(table);
      this.#refuse(error instanceof NotNow ? error : new NotNow("broken"), message.id, table);
    }
    for (const loaded of this.#tables.values()) this.#flush(loaded);
  }

  /** The engine broke: whatever state that left behind goes, and the table is made anew from its log. */
  #mend(table: string | null): void {
    this.#means.games.renew();
    for (const loaded of this.#tables.values()) loaded.rebuild();
    if (table) this.#tables.get(table)?.touch();
  }

  #refuse({ code, args, rule, retryAfter }: NotNow, id: number | undefined, table: string | null): void {
    const refused: Refused = {
      type: "refused",
      code,
      sentence: "", // the page has the words
      ...numbered(id),
      ...(rule ? { rule } : {}),
      ...(Object.keys(args).length ? { args } : {}),
      ...(table ? { table } : {}),
      ...(retryAfter === null ? {} : { retry_after: retryAfter }),
    };
    this.#means.tell(refused);
  }

  async #do(message: Asked): Promise<void> {
    const id = numbered(message.id);
    if (message.type === "ping") return this.#means.tell({ type: "pong", ...id });
    if (message.type === "hint" || message.type === "plan" || message.type === "touches") return this.#advise(message);
    const number = await this.#carryOut(message);
    this.#means.tell({ type: "done", ...id, table: message.table, number });
  }

  /** The number of the log's last entry when it is done. */
  async #carryOut(message: Exclude<Asked, { type: "ping" | "hint" | "plan" | "touches" }>): Promise<number> {
    if (message.type === "join") return this.#join(message.table, message.number ?? 0);
    const loaded = this.#joined(message.table);
    const { live } = loaded;
    switch (message.type) {
      case "leave":
        this.#leave(loaded);
        return live.number;
      case "sit":
        return this.#change(loaded, () => loaded.live.sit(message.seat));
      case "stand":
        return this.#stand(loaded, message.seat);
      case "start":
      case "close":
        live.checkWaiting();
        return live.number;
      case "move":
        return this.#change(loaded, () =>
          loaded.live.decide(message.seat, message.decision, message.move, message.hold ?? false),
        );
      case "end":
        return this.#change(loaded, () => loaded.live.end(message.seat, message.decision));
      case "undo":
        // What is being thought is about a position that is gone.
        return this.#change(loaded, () => loaded.live.takeBack(message.seat, message.decision)).finally(() =>
          this.#means.thinker?.stop(),
        );
      case "say":
        return this.#say(loaded, message.text);
      case "phrase":
        return this.#say(loaded, message.phrase, { phrase: message.phrase });
      case "choose":
        live.checkChoosing();
        return live.number;
      case "rematch":
        return this.#again(loaded);
    }
  }

  /** Give a seat up; a turn that waits there is ended first. */
  async #stand(loaded: Loaded, seat: number): Promise<number> {
    let number: number;
    do number = await this.#change(loaded, () => loaded.live.stand(seat));
    while (loaded.live.own.includes(seat));
    return number;
  }

  #joined(table: string): Loaded {
    const loaded = this.#tables.get(table);
    if (!loaded?.isJoined) throw new NotNow("not_joined");
    return loaded;
  }

  async #join(table: string, since: number): Promise<number> {
    const loaded = await this.#load(table);
    loaded.join(since);
    if (!loaded.claim) {
      await new Promise<void>((go) => {
        loaded.claim = this.#means.claim(table, (isWriter) => {
          void this.#become(loaded, isWriter).then(() => {
            go();
            if (!loaded.isIntroduced) return;
            this.#flush(loaded);
            this.#see(loaded);
          });
        });
      });
    }
    this.#means.tell({ type: "place", table, is_elsewhere: !loaded.isWriter });
    this.#means.tell({ type: "kept", table, is_kept: loaded.isKept });
    for (const chat of this.#chats.get(table) ?? []) this.#means.tell(chat);
    this.#means.tell({ type: "presence", table, ...loaded.presence });
    const { number } = loaded.live;
    this.#see(loaded);
    return number;
  }

  /** This tab may write from now on, or may not any more. */
  async #become(loaded: Loaded, isWriter: boolean): Promise<void> {
    await this.#readOn(loaded);
    loaded.isWriter = isWriter;
    if (!isWriter) this.#means.thinker?.stop();
    else if (loaded.live.clocks && loaded.stored) await this.#change(loaded, () => ({ type: "resume" }));
    this.#means.tell({ type: "place", table: loaded.live.id, is_elsewhere: !isWriter });
    loaded.touch();
  }

  /** Play it here, though another tab does. */
  takeOver(table: string): void {
    this.#tables.get(table)?.claim?.takeOver();
  }

  /** Another tab wrote something. */
  async hear(table: string): Promise<void> {
    const loaded = this.#tables.get(table);
    if (!loaded) return;
    await loaded.inTurn(() => this.#readOn(loaded));
    this.#flush(loaded);
  }

  #leave(loaded: Loaded): void {
    this.#close(loaded);
    // What is on disk is found there again, and by others too.
    if (loaded.isKept) this.#tables.delete(loaded.live.id);
  }

  #close(loaded: Loaded): void {
    loaded.leave();
    this.#means.thinker?.stop();
  }

  /** What somebody says to themselves is kept as long as the page. */
  #say(loaded: Loaded, said: string, about: Pick<Chatted, "phrase"> = {}): number {
    const text = said
      .replace(/[\s\p{Cc}]/gu, " ")
      .replace(/\p{Cf}/gu, "")
      .trim();
    if (!text) throw new NotNow("nothing_said");
    const table = loaded.live.id;
    const [seat] = loaded.live.own;
    const name = seat === undefined ? "" : (loaded.live.called(seat) ?? "");
    const chat: Chatted = { type: "chat", table, name, text, at: this.#means.now(), is_you: true, ...about };
    if (seat !== undefined) chat.seat = seat;
    this.#chats.set(table, [...(this.#chats.get(table) ?? []), chat].slice(-MOST_CHATS));
    this.#means.tell(chat);
    return loaded.live.number;
  }

  async #again(loaded: Loaded): Promise<number> {
    const { live } = loaded;
    live.checkAgain();
    if (live.rematch === null) {
      const seats = live.chairs.map(({ wish }) => wish);
      const names = live.chairs.map((_, seat) => live.called(seat));
      const entries = live.chairs.map(({ bot }, seat): Entry =>
        bot ? { type: "sit", seat, bot } : { type: "sit", seat, person: YOU },
      );
      const table = await this.open({ ...live.wishes, seats, names }, entries);
      await this.#change(loaded, () => ({ type: "rematch", table }));
    }
    return loaded.live.number;
  }

  // The one way a table changes

  /** Write the entry that the table agrees to; its number. */
  #change(loaded: Loaded, ask: () => Entry): Promise<number> {
    return loaded.inTurn(async () => {
      for (let tries = TRIES; tries; tries--) {
        if (!loaded.isWriter) throw new NotNow("elsewhere");
        const entry = ask();
        const { watching } = loaded.presence;
        loaded.apply({ number: loaded.live.number + 1, at: Math.max(this.#means.now(), loaded.live.at), entry });
        if (await this.#keep(loaded)) {
          const { presence } = loaded;
          if (presence.watching !== watching)
            this.#means.tell({ type: "presence", table: loaded.live.id, ...presence });
          const { number } = loaded.live;
          this.#see(loaded);
          return number;
        }
        await this.#readOn(loaded);
      }
      throw new NotNow("busy", { retryAfter: 1 });
    });
  }

  /** Put what is new of a log on disk, with what could not be put there before; false: another tab was faster. */
  async #keep(loaded: Loaded): Promise<boolean> {
    const wasKept = loaded.isKept;
    try {
      await this.#means.store.keep(loaded.summary(), loaded.log.slice(loaded.stored));
      loaded.stored = loaded.live.number;
      loaded.isKept = true;
      this.#means.call(loaded.live.id);
    } catch (error) {
      if (error instanceof Taken) return false;
      if (error instanceof Deleted) {
        this.#forget(loaded);
        throw new NotNow("no_such_table");
      }
      loaded.isKept = false;
    }
    if (loaded.isKept !== wasKept && loaded.isJoined)
      this.#means.tell({ type: "kept", table: loaded.live.id, is_kept: loaded.isKept });
    return true;
  }

  /** Take in what is on disk: all of it, where this tab has gone another way. */
  async #readOn(loaded: Loaded): Promise<void> {
    if (!loaded.isKept) return;
    const found = await this.#means.store.read(loaded.live.id).catch(() => undefined);
    if (found === null && loaded.stored) this.#forget(loaded);
    if (!found) return;
    const { log } = found;
    if (loaded.live.number > loaded.stored) loaded.rebuild(log);
    else for (const row of log.slice(loaded.live.number)) loaded.apply(row);
    loaded.stored = loaded.live.number;
  }

  /** Say how the table stands, if the page does not know yet. */
  #flush(loaded: Loaded): void {
    const told = loaded.due();
    if (!told) return;
    if (loaded.live.movedTo) this.#means.tell({ type: "moved", table: loaded.live.id, to: loaded.live.movedTo });
    const onlooker = { isPlaying: loaded.isWriter, hasAdvice: this.#means.thinker !== null };
    this.#means.tell(describe(loaded.live, onlooker, { ...told, time: this.#means.now() }));
  }

  // Bots and clocks

  /** While somebody holds a piece in the air, the machine has enough to do: bots wait with their next decision. */
  hold(isInAir: boolean): void {
    this.#land();
    if (!isInAir) return;
    this.#air = new Promise((over) => {
      const tired = setTimeout(() => this.#land(), LONGEST_WAIT_S * 1000);
      this.#land = () => {
        clearTimeout(tired);
        this.#air = null;
        over();
      };
    });
  }

  /** What a change calls for. */
  #see(loaded: Loaded): void {
    loaded.stopTimer();
    const { live } = loaded;
    if (!loaded.isWriter || !loaded.isJoined || live.phase !== "playing") return;
    for (const seat of live.toDecide) {
      if (live.chairs[seat]!.bot === null || loaded.thinking.has(seat)) continue;
      loaded.thinking.add(seat);
      void this.#play(loaded, seat).finally(() => loaded.thinking.delete(seat));
    }
    const people = live.clocks?.running.filter((seat) => live.chairs[seat]!.isYours) ?? [];
    if (!live.clocks || !people.length) return;
    const soonest = Math.min(...people.map((seat) => live.clocks!.left(seat, this.#means.now())));
    loaded.startTimer(soonest, () => void this.#timeUp(loaded));
  }

  async #timeUp(loaded: Loaded): Promise<void> {
    for (const seat of loaded.live.toDecide)
      await this.#change(loaded, () => loaded.live.standIn(seat, this.#means.now())).catch(() => undefined);
    this.#flush(loaded);
  }

  /** Decide for a seat as long as it is a bot's to decide, and somebody looks. */
  async #play(loaded: Loaded, seat: number): Promise<void> {
    const { thinker } = this.#means;
    let pause = 0;
    for (let failed = 0; ;) {
      // With a clock nobody is kept waiting.
      if (this.#air && !loaded.live.clocks) await this.#air;
      const { live } = loaded;
      const bot = live.chairs[seat]?.bot;
      const isOver = !thinker || !bot || !live.toDecide.includes(seat) || !loaded.isJoined || !loaded.isWriter;
      if (isOver && pause) this.#means.tell({ type: "bots", table: live.id, are_here: true });
      if (isOver) return;
      const { decision } = live;
      try {
        // Whoever broke twice has any move made for it: the game goes on.
        const move = failed < MOST_FAILED ? await thinker.move(live, bot, seat) : live.game.legal(seat)[0]!;
        if (pause) this.#means.tell({ type: "bots", table: live.id, are_here: true });
        pause = 0;
        await this.#change(loaded, () => loaded.live.decideFor(seat, decision, move));
        this.#flush(loaded);
        failed = 0;
      } catch (error) {
        if (error instanceof NotHere) {
          this.#means.tell({ type: "bots", table: live.id, are_here: false });
          pause = Math.min(pause * 2 || FIRST_PAUSE_S, LONGEST_PAUSE_S);
          await new Promise((later) => setTimeout(later, pause * 1000));
        } else if (!(error instanceof NotNow)) {
          failed += 1;
          this.#mend(live.id);
        } // else it was meant for another position, or ended while it thought
      }
    }
  }

  // Advice

  async #advise(asked: Advice & { id?: number }): Promise<void> {
    const { live } = this.#joined(asked.table);
    const { thinker } = this.#means;
    if (!live.own.length || !thinker) throw new NotNow("no_hints");
    const isYours =
      live.toDecide.includes(asked.seat) && live.own.includes(asked.seat) && !live.holding.has(asked.seat);
    if (!isYours || (asked.type === "touches" && !live.isAtTouches(asked.seat))) throw new NotNow("not_your_decision");
    if (asked.type === "plan") checkSource(live, asked.seat, asked.source);
    if (this.#asking.has(asked.type)) throw new NotNow("slow_down", { retryAfter: 1 });
    this.#asking.add(asked.type);
    try {
      const { decision } = live;
      const found = await thinker.advice(live, asked);
      const about = { ...numbered(asked.id), table: live.id, seat: asked.seat, decision };
      this.#means.tell({ ...found, ...about } as Incoming);
    } finally {
      this.#asking.delete(asked.type);
    }
  }
}

/** An answer says what it answers, if that was given a number. */
const numbered = (id: number | null | undefined): { id?: number } => (id === undefined || id === null ? {} : { id });

/** [T2] what cannot be taken is not planned for, nor what nobody has seen [R2]. */
function checkSource(live: LiveTable, seat: number, source: string): void {
  const refusal = live.game.whyNot(`take ${source}`, seat);
  if (refusal) throw new NotNow(refusal.code, refusal);
  if (source.endsWith("deck")) throw new NotNow("unseen");
}

const sitting = (wish: string, seat: number): Entry =>
  wish === YOU ? { type: "sit", seat, person: YOU } : { type: "sit", seat, bot: wish };
