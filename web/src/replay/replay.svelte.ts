/** A game that is looked through: all its moments, and which of them is shown. */
import { bringAlong, putAway } from "../draw/faces";
import { botName } from "../play/table/names";
import { tellWhole, type Told } from "../play/table/tell";
import { say } from "../words/words.svelte";
import type { View } from "../wire/messages";
import { type Changes, changesOf } from "./changes";
import { linesOf } from "./curve";
import type { Recorded } from "../wire/recorded";
import { completedIn, jump, shared, spansOf, turnsOf } from "./frames";

export const SPEEDS = [1, 2, 4] as const;
const DECISION_MS = 1600;

export class Replay {
  /** How many decisions have been made in what is shown. */
  #at = $state(0);
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: (Told[] | undefined)[] = [];

  constructor(readonly game: Recorded) {
    putAway();
    bringAlong(game.faces);
    let before: Partial<View> = game.start;
    for (const frame of game.frames) before = frame.view = shared(before, frame.view);
    this.turns = turnsOf(game);
    this.spans = game.variant === "line-clear" ? spansOf(this.turns) : this.turns;
    this.completed = completedIn(game.frames);
    this.lines = linesOf(game);
  }

  readonly turns: ReturnType<typeof turnsOf>;
  readonly spans: ReturnType<typeof turnsOf>;
  readonly completed: ReturnType<typeof completedIn>;
  /** The score of each seat after each decision. */
  readonly lines: number[][];

  get last(): number {
    return this.game.frames.length;
  }
  get at(): number {
    return this.#at;
  }
  set at(at: number) {
    const to = Math.max(0, Math.min(Math.round(at), this.last));
    this.isStep = Math.abs(to - this.#at) === 1;
    this.#at = to;
  }
  /** The last change was from one decision or turn to the next. */
  isStep = false;

  viewAt(at: number): View {
    const { start, frames } = this.game;
    return at ? { ...start, ...frames[at - 1]!.view } : start;
  }
  readonly view: View = $derived.by(() => this.viewAt(this.#at));
  readonly changes: Changes = $derived.by(() =>
    changesOf(this.#at ? this.viewAt(this.#at - 1) : null, this.view, this.game.frames[this.#at - 1]?.events ?? []),
  );

  scoreAt(seat: number, at = this.#at): number {
    return this.lines[seat]?.[at] ?? 0;
  }
  /** The round in which a decision was made. */
  roundOf(decision: number): number {
    return this.viewAt(Math.max(0, decision - 1)).round;
  }
  isFinishing(decision: number): boolean {
    return decision > 0 && this.viewAt(decision - 1).phase !== "turn";
  }

  /** What a decision did, in sentences; nothing before the first. */
  told(decision: number): Told[] {
    if (decision < 1) return [];
    return (this.#told[decision] ??= this.#tell(decision));
  }
  #tell(decision: number): Told[] {
    const { seat, events } = this.game.frames[decision - 1]!;
    const naming = { name: (each: number) => this.name(each), isYou: (each: number) => this.isYou(each) };
    return tellWhole(events, seat, naming);
  }

  isYou(seat: number): boolean {
    return this.game.seats[seat]?.is_you === true && this.game.seats.filter((each) => each.is_you).length === 1;
  }
  name(seat: number): string {
    const sat = this.game.seats[seat];
    if (!sat) return say("seat-opponent");
    if (this.isYou(seat)) return say("seat-you");
    const isShared = this.game.seats.filter((each) => each.name === sat.name).length > 1;
    if (sat.name && isShared) return say("seat-player", { number: seat + 1 });
    if (sat.name) return sat.name;
    if (!sat.bot) return say("seat-player", { number: seat + 1 });
    const alike = this.game.seats.flatMap((each, at) => (each.bot === sat.bot ? [at] : []));
    const name = botName(sat.bot);
    return alike.length > 1 ? say("seat-bot-of-several", { name, number: alike.indexOf(seat) + 1 }) : name;
  }

  /** Where we are, in words. */
  whereIs(decision: number): string {
    if (!decision) return say("replay-start");
    if (this.isFinishing(decision)) return say("replay-finishing");
    const round = this.roundOf(decision);
    return say(this.game.variant === "line-clear" ? "replay-beat" : "replay-round", { round });
  }

  jump(isForward: boolean): void {
    this.stop();
    this.at = jump(this.turns, this.#at, isForward);
    this.isStep = true;
  }
  go(at: number): void {
    this.stop();
    this.at = at;
  }

  play(): void {
    if (this.isPlaying) return this.stop();
    if (this.#at >= this.last) this.at = 0;
    this.isPlaying = true;
    this.#wait();
  }
  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }
  #wait(): void {
    this.#timer = setTimeout(() => {
      this.at = this.#at + 1;
      if (this.#at >= this.last) this.stop();
      else this.#wait();
    }, DECISION_MS / this.speed);
  }
}
