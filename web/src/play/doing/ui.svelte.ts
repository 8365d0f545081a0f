/** What somebody is about to do, before it is done: the action they chose, what they pointed at, what is open. */
import type { IconName } from "../../draw/Icon.svelte";
import { type Piece, PIECES, shapeOf, writeCells } from "../../geometry/cells";
import { prefs } from "../../browser/prefs.svelte";
import type { Hand } from "../hand/hand.svelte";
import type { Coach } from "./coach.svelte";
import { Lit } from "./lit.svelte";
import { Look } from "./look.svelte";
import { Plans } from "./plans.svelte";
import { Recycling } from "./recycling.svelte";
import type { Asked } from "./asked";
import type { LiveTable } from "../table/table.svelte";
import { goes } from "../../words/told";

export type Doing = "take" | "gain" | "swap" | "place" | "master" | "ghost" | "ambassador" | "recycle";
export type Drawer = "menu" | "log" | "seats" | "keys" | "result";

/** A move that stands for an action, to hear why it cannot be done now. */
const EXAMPLE: Record<Doing, string> = {
  take: "take W1",
  gain: "gain O1",
  swap: "swap O1 I2",
  place: "place 1 O1 a1",
  master: "master",
  ghost: "ghost U5 O1+O1+O1+I2",
  ambassador: "ambassador",
  recycle: "recycle W",
};

/** What choosing is called, dock by dock. */
const VERB = { swap: "exchange", levelup: "raise", ghost: "break_up", gain: "gain_it", reward: "take_it" } as const;
/** What needs no move. */
const ALWAYS: readonly MainKey[] = ["end", "skip_ahead", "back_to_turn"];
const drawn = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));

export class Ui {
  doing = $state<Doing | null>(null);
  /** The puzzle of a row that was pointed at: W2, G5, Bdeck. */
  source = $state<string | null>(null);
  /** The piece to be swapped, or the Ghost piece to be broken up. */
  given = $state<Piece | null>(null);
  drawer = $state<Drawer | null>(null);
  /** The room of the chat is open. */
  isTalking = $state(false);
  /** What to draw as if it were done: a hint's line. */
  shownHint = $state(0);
  /** What somebody wants to know more about. */
  asked = $state.raw<Asked | null>(null);
  /** The same of what a mouse rests on, beside it. */
  tip = $state.raw<{ asked: Asked; box: DOMRect } | null>(null);
  /** The option of a choice that is looked at, before it is chosen. */
  readonly look = new Look();
  /** Whoever is coached in full has one, and whoever learns to play. */
  coach = $state.raw<Pick<Coach, "line" | "text" | "worth"> | null>(null);
  /** A puzzle is over: what the bar says then, and where its button leads. */
  after = $state.raw<{ text: string; label: string; icon: IconName; go: () => void } | null>(null);
  /** What an element stands for, from the time on that a table answers. */
  asks: ((thing: EventTarget | null) => Asked | null) | null = null;
  /** Where something was that is told of. */
  readonly lit = new Lit();

  readonly plans: Plans;
  readonly recycling: Recycling;

  constructor(
    readonly table: LiveTable,
    readonly hand: Hand,
  ) {
    this.plans = new Plans(table);
    this.recycling = new Recycling(table);
  }

  /** What is drawn with numbers as if it were done: a hint that is looked at, or the coach's plan, never both. */
  get line(): readonly string[] {
    if (this.table.hints) return this.table.hints.hints[this.shownHint]?.line ?? [];
    return this.source ? [] : (this.coach?.line ?? []);
  }

  /** The numbers of the steps that are a move like this. */
  stepsOf(isMeant: (move: string) => boolean): number[] {
    return this.line.flatMap((move, at) => (isMeant(move) ? [at + 1] : []));
  }

  /** A choice that the game waits for comes before anything else. */
  get pending() {
    return this.table.isMyTurn ? (this.table.mine?.pending ?? null) : null;
  }

  /** An action that places several pieces is under way: what is full is completed when it ends (T12). */
  get isPlacing(): boolean {
    return this.pending?.placed_on !== undefined;
  }

  /** The action that is under way, or begun: the one whose button is lit. */
  get current(): Doing | null {
    return this.#underWay ?? this.doing ?? (this.hand.piece ? "place" : this.source ? "take" : null);
  }

  /** Of what the game waits for, what is an action and no choice after one. */
  get #underWay(): Doing | null {
    const kind = this.pending?.kind;
    return kind === "reward" || kind === "levelup" ? null : (kind ?? null);
  }

  /** How many lamps are lit, and the sign of what is under way. */
  get lamps(): { left: number; now: IconName | null } {
    const begun = this.hand.piece ? "place" : this.source ? "take" : null;
    return { left: this.table.actionsLeft, now: this.pending ? this.#underWay : begun };
  }

  get dock(): "reward" | "levelup" | "recycle" | "gain" | "swap" | "ghost" | null {
    const kind = this.pending?.kind;
    if (kind === "reward" || kind === "levelup" || kind === "recycle") return kind;
    if (this.doing === "swap" || this.doing === "ghost" || this.doing === "gain") return this.doing;
    return this.doing === "recycle" ? "recycle" : null;
  }

  /** The puzzle that is pointed at and may be taken: where it lies, and its id, which nobody knows of a deck's top. */
  get wanted(): { source: string; id: string | null } | null {
    const { source, table } = this;
    if (!source || this.pending || !table.may(`take ${source}`)) return null;
    return { source, id: table.view?.rows[source[0] as "W"]?.[Number(source.slice(1)) - 1] ?? null };
  }

  /** What is given, of what can be; where there is no choice it need not be chosen. */
  givenOf(givers: readonly Piece[]): Piece | null {
    if (givers.length === 1) return givers[0]!;
    return this.given && givers.includes(this.given) ? this.given : null;
  }

  /** Put everything back that was only begun. */
  rest(): void {
    this.doing = this.source = this.given = null;
    this.look.clear();
    this.hand.drop();
  }

  /** Say what something is, and what can be done with it. */
  ask(asked: Asked | null): void {
    this.tip = null;
    if (asked) this.asked = asked;
  }

  /** What was said before is about something else. */
  #clear(): void {
    this.table.hints = this.table.refusal = null;
  }

  /** H: ask for the best turns, or put them away. */
  async hint(): Promise<void> {
    const isOpen = this.table.hints !== null;
    this.rest();
    this.#clear();
    if (!isOpen) await this.table.hint();
  }

  /** Esc: put back what was begun, or else what was asked for. */
  back(): void {
    const isBegun = this.doing || this.source || this.hand.piece;
    this.lit.show(null);
    this.rest();
    if (!isBegun) this.#clear();
  }

  /** Begin an action, or do it at once where there is nothing to choose. */
  async begin(doing: Doing): Promise<void> {
    const { table } = this;
    const isSame = this.doing === doing;
    this.rest();
    this.#clear();
    if (isSame) return;
    if (!table.mayDo(doing)) {
      await table.play(this.example(doing));
      return;
    }
    if (doing === "master" || doing === "ambassador") return void (await this.play(doing));
    const gains = table.legal.filter((move) => move.startsWith("gain "));
    if (doing === "gain" && gains.length === 1) return void (await this.play(gains[0]!));
    this.recycling.clear();
    this.doing = doing;
  }

  /** A move that stands for an action. */
  example(doing: Doing): string {
    const view = this.table.view;
    if (doing === "take" && view?.rows.G) return "take G1";
    const { supply = {}, puzzles = [] } = this.table.mine ?? {};
    const held = PIECES.find((piece) => supply[piece]);
    if (doing === "place" && held)
      return `place ${puzzles.findIndex(Boolean) + 1 || 1} ${held} ${writeCells(shapeOf(held))}`;
    return EXAMPLE[doing];
  }

  /** Do something. What ends a turn waits for one to say so, unless that is not wished for and no action is left. */
  async play(move: string): Promise<void> {
    const { table, hand } = this;
    const hold = !prefs.isEndingAtOnce || move === "pass";
    if (!hand.piece || hand.move !== move || !table.may(move)) {
      this.rest();
      return void (await table.play(move, hold));
    }
    // The piece lies there with the next frame; what lit the way for it goes with the one after.
    hand.isDragged = false;
    const { taken } = hand;
    const isDone = table.play(move, hold);
    await Promise.race([drawn(), isDone]); // a page that nobody sees draws nothing
    if (hand.piece && hand.taken === taken) this.rest();
    await isDone;
  }

  /** T1: whether a decision ends the turn at once, though turns wait: it turns up a card. */
  endsAtOnce(move: string): boolean {
    const { table } = this;
    return !prefs.isEndingAtOnce && (table.outcome(move)?.endsTurn ?? false) && !table.mayWait(move);
  }

  point(source: string): void {
    this.hand.drop();
    this.#clear();
    this.doing = null;
    this.source = this.source === source ? null : source;
  }

  /** The bright button: what it does now, or null if there is nothing to confirm. */
  get main(): { move: string; key: MainKey; puzzle?: string; taken?: string } | null {
    const { table, hand, source } = this;
    if (table.showing?.again) return { move: "", key: "back_to_turn" };
    if (table.showing?.isOn) return { move: "", key: "skip_ahead" };
    if (table.isHeld) return { move: "", key: "end" };
    // A piece that is held nowhere must not end the turn.
    // What is dragged is let go, not confirmed: the rules are not asked anew about each place it passes.
    if (hand.piece) return { move: (!hand.isDragged && !table.sent && hand.move) || "", key: "place" };
    const id = this.wanted?.id;
    if (source) return { move: `take ${source}`, key: id ? "take_named" : "take", ...(id ? { puzzle: id } : {}) };
    if (!table.isMyTurn) return null;
    const kind = this.pending?.kind;
    // What is chosen never falls through to the end of the turn.
    if (this.dock === "recycle") return { move: this.recycling.moves[0] ?? "", key: "recycle" };
    if (this.dock) return this.#chosen(this.look.at?.move ?? "", VERB[this.dock]);
    if (kind === "master" || kind === "ambassador" || kind === "ghost") return { move: "done", key: `end_${kind}` };
    if (table.view?.phase === "finishing") return { move: "done", key: "finish" };
    return { move: "pass", key: "pass" };
  }

  /** What fills in the words of the bright button. */
  get told(): { puzzle: string; taken: string } {
    return { puzzle: this.main?.puzzle ?? "", taken: this.main?.taken ?? "" };
  }

  /** An option that is looked at. */
  #chosen(move: string, verb: (typeof VERB)[keyof typeof VERB]): { move: string; key: MainKey; taken?: string } {
    if (!this.table.may(move)) return { move: "", key: "choose" };
    const [, first = "", second] = move.split(" ");
    const taken = second ?? first;
    return { move, key: verb === "exchange" && goes(first, taken) === "up" ? "upgrade" : verb, taken };
  }

  async confirm(): Promise<void> {
    const { main } = this;
    if (main?.key === "skip_ahead" || main?.key === "back_to_turn") this.table.showing?.skip();
    else if (main?.key === "end") await this.table.end();
    else if (main?.key === "recycle" && main.move) await this.recycling.play(!prefs.isEndingAtOnce);
    else if (main?.move) await this.play(main.move);
  }

  /** Whether the bright button does anything now. */
  get mayConfirm(): boolean {
    const { main } = this;
    return main !== null && (ALWAYS.includes(main.key) || this.table.may(main.move));
  }
}

export type MainKey =
  | "end"
  | "skip_ahead"
  | "back_to_turn"
  | "place"
  | "take"
  | "take_named"
  | "end_master"
  | "end_ambassador"
  | "end_ghost"
  | "finish"
  | "pass"
  | "upgrade"
  | "exchange"
  | "recycle"
  | "raise"
  | "break_up"
  | "gain_it"
  | "take_it"
  | "choose";
