/** Coached in full: the best line of one's turn, drawn with numbers and said in the same order. */
import { isDone } from "../../engine/situation";
import type { Hint } from "../../wire/messages";
import { goes } from "../../words/told";
import { listed, say } from "../../words/words.svelte";
import type { LiveTable } from "../table/table.svelte";
import { worthOf } from "./worth";

type Table = Pick<
  LiveTable,
  "id" | "line" | "now" | "seat" | "sent" | "view" | "situation" | "isMyTurn" | "isHeld" | "may" | "decided"
>;

export class Coach {
  #plan = $state.raw<{ decision: number; seat: number; hint: Hint } | null>(null);
  #isAsking = false;

  constructor(readonly table: Table) {}

  /** What is still to be done of it, from the next decision on; nothing until it is known. */
  get line(): readonly string[] {
    const { now, seat, sent, isMyTurn, isHeld } = this.table;
    const plan = this.#plan;
    if (!plan || plan.decision !== now?.decision || plan.seat !== seat || !isMyTurn || isHeld) return [];
    const { line } = plan.hint;
    return !sent ? line : sent.move === line[0] ? line.slice(1) : [];
  }

  /** The line in a sentence, step by step. */
  get text(): string {
    const [first, ...rest] = this.#steps();
    if (!first) return "";
    if (!rest.length) return say("coach-only", { step: first });
    return say("coach-plan", { first, rest: rest.reduceRight((later, step) => say("coach-then", { step, later })) });
  }

  /** What it is worth. */
  get worth(): string {
    return worthOf(this.#plan!.hint);
  }

  /** Whether each step completes something is what the rules say of it, one after the other. */
  #steps(): string[] {
    const seat = this.table.seat!;
    let { situation } = this.table;
    return this.line.flatMap((move) => {
      const puzzles = situation?.view(seat).seats[seat]?.puzzles ?? [];
      const done = situation?.foresee(move, seat);
      const events = done && isDone(done) ? done.events : [];
      situation = done && isDone(done) ? done.after : null;
      // That an action ends goes without saying.
      if (move === "done") return [];
      return this.#inWords(
        move,
        puzzles.map((each) => each?.id ?? ""),
        events.some(({ kind }) => kind === "complete"),
      );
    });
  }

  #inWords(move: string, puzzles: readonly string[], isCompleting: boolean): string {
    const { view } = this.table;
    const [word, first = "", second = ""] = move.split(" ");
    switch (word) {
      case "take": {
        const puzzle = view?.rows[first[0] as "W"]?.[Number(first.slice(1)) - 1];
        return puzzle ? say("coach-take", { puzzle }) : say("coach-draw", { deck: first[0]! });
      }
      case "gain":
        return say("coach-gain", { piece: first });
      case "reward":
        return say("coach-reward", { piece: first });
      case "swap":
        return say("coach-swap", { given: first, taken: second, goes: goes(first, second) });
      case "levelup":
        return say("coach-raise", { given: first, taken: second });
      case "ghost":
        return say("coach-ghost", { piece: first, pieces: listed(second.split("+")) });
      case "place": {
        const puzzle = puzzles[Number(first) - 1] ?? "";
        return say(isCompleting ? "coach-completes" : "coach-place", { piece: second, puzzle });
      }
      case "recycle":
        return say("coach-recycle", { deck: first });
      case "master":
      case "ambassador":
        return say("coach-begin", { action: word });
      default:
        return say("coach-pass");
    }
  }

  /** Ask for the best line of this position, unless it is known: what was done of it is done. */
  async ask(): Promise<void> {
    const { table } = this;
    const { now, seat } = table;
    if (this.#isAsking || !now?.has_hints || seat === null || !table.isMyTurn || table.isHeld || table.sent) return;
    if (this.#plan?.decision === now.decision && this.#plan.seat === seat) return;
    if (this.#goOn(now.decision, seat)) return;
    this.#isAsking = true;
    try {
      const answer = await table.line.ask({ type: "hint", table: table.id, seat, count: 1 });
      const hint = answer.type === "hint" ? answer.hints[0] : undefined;
      if (answer.type === "hint" && hint) this.#plan = { decision: answer.decision, seat, hint };
    } catch {
      // Nobody asked for this in so many words: without an answer the table says what it says to everybody.
    } finally {
      this.#isAsking = false;
    }
    // Meanwhile the game may have gone on.
    if (table.now && table.now.decision !== now.decision) await this.ask();
  }

  #goOn(decision: number, seat: number): boolean {
    const plan = this.#plan;
    const [did, next] = plan?.hint.line ?? [];
    if (plan?.seat !== seat || plan.decision + 1 !== decision || !next || !this.table.may(next)) return false;
    if (this.table.decided(seat).at(-1)?.move !== did) return false;
    this.#plan = { decision, seat, hint: { ...plan.hint, line: plan.hint.line.slice(1) } };
    return true;
  }
}
