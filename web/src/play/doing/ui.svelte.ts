/** What somebody is about to do, before it is done: the action they chose, what they pointed at, what is open. */
import type { IconName } from "../../draw/Icon.svelte";
import { type Piece, PIECES, shapeOf, writeCells } from "../../geometry/cells";
import { prefs } from "../../browser/prefs.svelte";
import type { Hand } from "../hand/hand.svelte";
import { Look } from "./look.svelte";
import { Plans } from "./plans.svelte";
import type { Asked } from "./resting";
import type { LiveTable } from "../table/table.svelte";

export type Doing = "take" | "gain" | "swap" | "place" | "master" | "ghost" | "ambassador" | "recycle";
export type Drawer = "menu" | "log" | "chat" | "seats" | "keys" | "result";

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
const VERB = {
  swap: "swap",
  levelup: "raise",
  ghost: "break_up",
  gain: "take_it",
  reward: "take_it",
  recycle: "choose",
} as const;
const drawn = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));

export class Ui {
  doing = $state<Doing | null>(null);
  /** The puzzle of a row that was pointed at: W2, G5, Bdeck. */
  source = $state<string | null>(null);
  /** The piece to be swapped, or the Ghost piece to be broken up. */
  given = $state<Piece | null>(null);
  /** The move that waits for a yes, because it would end the turn. */
  waiting = $state<string | null>(null);
  drawer = $state<Drawer | null>(null);
  /** What to draw as if it were done: a hint's line. */
  shownHint = $state(0);
  /** What a finger rests on, to see what it is. */
  asked = $state.raw<Asked | null>(null);
  /** The option of a choice that is looked at, before it is chosen. */
  readonly look = new Look();

  readonly plans: Plans;

  constructor(
    readonly table: LiveTable,
    readonly hand: Hand,
  ) {
    this.plans = new Plans(table);
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
    if (!source || this.pending || this.waiting || !table.may(`take ${source}`)) return null;
    return { source, id: table.view?.rows[source[0] as "W"]?.[Number(source.slice(1)) - 1] ?? null };
  }

  /** Put everything back that was only begun. */
  rest(): void {
    this.doing = this.source = this.given = this.waiting = null;
    this.look.clear();
    this.hand.drop();
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
    const isBegun = this.doing || this.source || this.waiting || this.hand.piece;
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
      await table.play(this.#example(doing));
      return;
    }
    if (doing === "master" || doing === "ambassador") return void (await this.play(doing));
    const gains = table.legal.filter((move) => move.startsWith("gain "));
    if (doing === "gain" && gains.length === 1) return void (await this.play(gains[0]!));
    this.doing = doing;
  }

  #example(doing: Doing): string {
    const view = this.table.view;
    if (doing === "take" && view?.rows.G) return "take G1";
    const { supply = {}, puzzles = [] } = this.table.mine ?? {};
    const held = PIECES.find((piece) => supply[piece]);
    if (doing === "place" && held)
      return `place ${puzzles.findIndex(Boolean) + 1 || 1} ${held} ${writeCells(shapeOf(held))}`;
    return EXAMPLE[doing];
  }

  /** Do something. What ends a turn waits for a yes: if that is wished for, or if actions are left. */
  async play(move: string): Promise<void> {
    if (this.waiting !== move && (this.#wastes(move) || (prefs.isConfirming && this.#endsTurn(move)))) {
      this.rest();
      this.waiting = move;
      return;
    }
    const { table, hand } = this;
    if (!hand.piece || hand.move !== move || !table.may(move)) {
      this.rest();
      return void (await table.play(move));
    }
    // The piece lies there with the next frame; what lit the way for it goes with the one after.
    hand.isDragged = false;
    const { taken } = hand;
    const isDone = table.play(move);
    await Promise.race([drawn(), isDone]); // a page that nobody sees draws nothing
    if (hand.piece && hand.taken === taken) this.rest();
    await isDone;
  }

  /** Ending a turn while something could still be done: that is asked about always, since nothing brings it back. */
  #wastes(move: string): boolean {
    return move === "pass" && this.table.may(move) && this.table.legal.length > 1;
  }

  /** What cannot be taken back afterwards. */
  #endsTurn(move: string): boolean {
    return this.table.outcome(move)?.endsTurn ?? false;
  }

  point(source: string): void {
    this.hand.drop();
    this.#clear();
    this.doing = null;
    this.source = this.source === source ? null : source;
  }

  /** The bright button: what it does now, or null if there is nothing to confirm. */
  get main(): { move: string; key: MainKey; puzzle?: string } | null {
    const { table, hand, source } = this;
    if (this.waiting) return { move: this.waiting, key: "confirm" };
    // A piece that is held nowhere must not end the turn.
    if (hand.piece) return { move: hand.move ?? "", key: "place" };
    if (source && this.pending?.kind === "recycle") return { move: `under ${source.slice(1)}`, key: "under" };
    const id = this.wanted?.id;
    if (source) return { move: `take ${source}`, key: id ? "take_named" : "take", ...(id ? { puzzle: id } : {}) };
    if (!table.isMyTurn) return null;
    const kind = this.pending?.kind;
    // What is chosen never falls through to the end of the turn.
    if (this.dock) {
      const move = this.look.at?.move ?? "";
      return { move: table.may(move) ? move : "", key: kind === "recycle" ? "under" : VERB[this.dock] };
    }
    if (kind === "master" || kind === "ambassador" || kind === "ghost") return { move: "done", key: `end_${kind}` };
    if (table.view?.phase === "finishing") return { move: "done", key: "finish" };
    return { move: "pass", key: "pass" };
  }

  async confirm(): Promise<void> {
    const { main } = this;
    if (main?.move) await this.play(main.move);
  }
}

export type MainKey =
  | "confirm"
  | "place"
  | "under"
  | "take"
  | "take_named"
  | "end_master"
  | "end_ambassador"
  | "end_ghost"
  | "finish"
  | "pass"
  | "swap"
  | "raise"
  | "break_up"
  | "take_it"
  | "choose";
