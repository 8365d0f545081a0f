/**
 * What others do, shown one action after the other at a pace that can be followed. The table hears at once; what is
 * drawn comes after it, and nothing can be decided before the last of it has landed. Where nothing waits it is only
 * remembered, to be shown again.
 */
import type { GameBox } from "../../engine/boxes";
import type { Engine } from "../../engine/engine";
import type { Happening, TableNow } from "../../wire/messages";
import { apart } from "./apart";
import { CALM, TIMES } from "../moments/times";
import { slowness, TurnPace } from "./pace";
import { listenToSkipping } from "./skipping";

/** What of a table is needed to show it. */
export interface Stage {
  /** Draw what one message tells of; quietly, nothing moves. */
  draw(now: TableNow, isQuiet: boolean): void;
  /** Draw again what is over, with what it was before; null: how it is. */
  drawAgain(before: TableNow | null, now: TableNow | null): void;
  /** In how many milliseconds what was drawn has landed. */
  landing(): number;
  /** It lands at once. */
  land(): void;
  isOwn(seat: number): boolean;
  /** What others do is held back until it can be followed; otherwise the table has drawn it when it is heard here. */
  readonly isFollowed: boolean;
  isPlaying(): boolean;
  /** One may decide, whatever is shown. */
  isAsked(): boolean;
  readonly engine: Engine | null;
  box(): GameBox | null;
  actionsToCome(seat: number): number;
  /** Who did it and what, in words. */
  inWords(now: TableNow): string;
}

const isOpponents = ({ kind }: Happening) => kind.startsWith("opponent_");
const MOST = 60;

export class Showing {
  /** Who acts in what is shown; null: the automatic opponent. */
  seat = $state<number | null>(null);
  /** What is being shown, in words. */
  text = $state("");
  isOn = $state(false);
  /** What is over is shown again: the how manieth of how many. */
  again = $state.raw<{ at: number; of: number } | null>(null);
  /** How the table stood since one's own last decision. */
  #past = $state.raw<TableNow[]>([]);
  readonly #stage: Stage;
  #queue: TableNow[] = [];
  #turn: { seat: number | null; pace: TurnPace } | null = null;
  #turns = 0;
  #hasSkipped = false;
  /** One was to decide already when it began to be shown again. */
  #wasAsked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  /** `before` is how the table stood before any of it. */
  constructor(stage: Stage, before: TableNow) {
    this.#stage = stage;
    this.#past = [before];
  }

  /** Whether there is anything to show again. */
  get hasPast(): boolean {
    return this.#past.length > 1 && !this.isOn;
  }

  /** When all has landed; at once, if nothing is on its way. */
  landed(): Promise<void> {
    return this.isOn ? new Promise((go) => this.#waiting.push(go)) : Promise.resolve();
  }

  /** A message to be shown, decision after decision; what nobody has to follow is drawn at once. */
  hear(before: TableNow, message: TableNow): void {
    const heard = apart(before, message, this.#stage.engine, this.#stage.box());
    if (!this.#stage.isFollowed) {
      heard.forEach((now) => this.#remember(now));
      if (this.again && !this.#wasAsked && this.#stage.isAsked()) this.#stopAgain();
      return;
    }
    for (const now of heard) {
      const isOthers = this.#actor(now) !== undefined;
      if ((isOthers && slowness() > 0) || this.isOn) this.#queue.push(now);
      else this.#draw(now, isOthers);
    }
    if (this.#queue.length && !this.isOn) {
      this.isOn = true;
      this.#turns = 0;
      this.#hasSkipped = false;
      this.#next(Math.max(0, this.#stage.landing() + TIMES.afterOwn));
    }
  }

  /** Whose doing a message tells of, null the automatic opponent's; undefined: nobody else's. */
  #actor({ happened = [] }: TableNow): number | null | undefined {
    const [first] = happened;
    if (!first || first.move === undefined || first.back_to !== undefined) return undefined;
    if (!this.#stage.isOwn(first.seat)) return first.seat;
    return first.events?.some(isOpponents) ? null : undefined;
  }

  #next(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#light(), wait);
  }

  /** The seat whose turn is shown is lit first. */
  #light(): void {
    const [now] = this.#queue;
    if (!now) return this.#stage.landing() > 0 ? this.#next(this.#stage.landing()) : this.#end();
    const seat = this.#actor(now);
    if (seat === undefined || !slowness()) return this.#show();
    if (this.#turn?.seat === seat) return this.#show();
    this.#turn = { seat, pace: new TurnPace(this.#turns++, slowness()) };
    this.seat = seat;
    this.text = "";
    this.#timer = setTimeout(() => this.#show(), this.#turn.pace.lit);
  }

  #show(): void {
    const now = this.#queue.shift()!;
    const seat = this.#actor(now);
    const toCome = seat === undefined || seat === null ? 0 : this.#stage.actionsToCome(seat);
    const events = (now.happened ?? []).flatMap((each) => each.events ?? []);
    this.text = this.#stage.inWords(now);
    this.#draw(now, !slowness());
    const isBegun = events.length > 0 && toCome > 0 ? toCome - 1 : 0;
    this.#next(seat === undefined ? 0 : (this.#turn?.pace.of(events, isBegun) ?? 0));
  }

  #draw(now: TableNow, isQuiet: boolean): void {
    this.#stage.draw(now, isQuiet);
    this.#remember(now);
  }

  #remember(now: TableNow): void {
    const isOwn = (now.happened ?? []).some((each) => this.#stage.isOwn(each.seat));
    if (isOwn && this.#actor(now) === undefined) this.#past = [now];
    else if (now.happened?.length) this.#past = [...this.#past, now].slice(-MOST);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#turn = null;
    this.seat = null;
    this.text = "";
    this.isOn = false;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** To the end of the turn that is shown; again, to the end of all. */
  skip(): void {
    this.#stage.land();
    if (this.again) return this.#stopAgain();
    if (this.#hasSkipped) return this.skipAll();
    this.#hasSkipped = true;
    const seat = this.#turn ? this.#turn.seat : this.#queue[0] && this.#actor(this.#queue[0]);
    const isSame = (now: TableNow) => [seat, undefined].includes(this.#actor(now));
    while (this.#queue.length && isSame(this.#queue[0]!)) this.#draw(this.#queue.shift()!, true);
    if (this.#queue.length) this.#next(0);
    else this.#end();
  }

  /** Everything at once: nobody looks any more. */
  skipAll(): void {
    this.#stage.land();
    if (this.again) this.#stopAgain();
    while (this.#queue.length) this.#draw(this.#queue.shift()!, true);
    if (this.isOn) this.#end();
  }

  // Once more

  /** Show calmly, step by step, what came since one's own last decision. */
  showAgain(): void {
    if (!this.hasPast) return;
    this.isOn = true;
    this.#wasAsked = this.#stage.isAsked();
    this.again = { at: 0, of: this.#past.length - 1 };
    this.#stage.drawAgain(null, this.#past[0]!);
    this.#step(1, null);
  }

  #step(at: number, before: number | null | undefined): void {
    const now = this.#past[at];
    if (!now) return this.#stopAgain();
    const seat = this.#actor(now) ?? null;
    const pace = new TurnPace(0, CALM);
    this.seat = seat;
    this.again = { at, of: this.#past.length - 1 };
    this.text = this.#stage.inWords(now);
    this.#timer = setTimeout(
      () => {
        this.#stage.drawAgain(this.#past[at - 1]!, now);
        const events = (now.happened ?? []).flatMap((each) => each.events ?? []);
        this.#timer = setTimeout(() => this.#step(at + 1, seat), pace.of(events, 0));
      },
      seat === before ? 0 : pace.lit,
    );
  }

  #stopAgain(): void {
    clearTimeout(this.#timer);
    this.again = null;
    this.#stage.drawAgain(null, null);
    this.#turn = null;
    if (this.#queue.length) this.#next(0);
    else this.#end();
  }

  /** From now on a press of anything skips ahead, until the answer is called; whoever only watches just presses. */
  listen(): () => void {
    return this.#stage.isPlaying() ? listenToSkipping(this) : () => undefined;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
