/**
 * A row that is to be recycled (R3): which one, and in which order its puzzles go under the deck. Nothing is played
 * before all of them have their number, so that each number can be taken off again.
 */
import type { LiveTable } from "../table/table.svelte";

type Letter = "W" | "B";

export class Recycling {
  #chosen = $state<Letter | null>(null);
  #numbered = $state.raw<readonly string[]>([]);

  constructor(readonly table: Pick<LiveTable, "legal" | "view" | "mine" | "may" | "play">) {}

  /** One that was begun elsewhere, or was cut off in the middle. */
  get #begun(): { row: Letter; under: number } | null {
    const pending = this.table.mine?.pending;
    return pending?.kind === "recycle" ? { row: pending.row as Letter, under: pending.under ?? 0 } : null;
  }

  /** The rows that can be chosen. */
  get rows(): Letter[] {
    const begun = this.#begun;
    return begun ? [begun.row] : (["W", "B"] as const).filter((row) => this.table.may(`recycle ${row}`));
  }

  get row(): Letter | null {
    const { rows } = this;
    return this.#chosen && rows.includes(this.#chosen) ? this.#chosen : (rows[0] ?? null);
  }

  /** Where its puzzles lie. */
  get sources(): string[] {
    const { row } = this;
    const puzzles = (row && this.table.view?.rows[row]) || [];
    return puzzles.flatMap((id, at) => (id ? [`${row}${at + 1}`] : []));
  }

  /** Those with a number, in its order; the last one needs no press. */
  get order(): string[] {
    const { sources } = this;
    const order = this.#numbered.filter((source) => sources.includes(source));
    return order.length === sources.length - 1 ? [...order, ...sources.filter((each) => !order.includes(each))] : order;
  }

  /** The number on a card; null where it has none. */
  numberOf(source: string): number | null {
    const at = this.order.indexOf(source);
    return at < 0 ? null : at + 1 + (this.#begun?.under ?? 0);
  }

  /** Whether a card can be given a number, in this row or by changing over to its row. */
  takes = (source: string): boolean => this.rows.includes(source[0] as Letter);

  choose(row: Letter): void {
    this.#chosen = row;
    this.#numbered = [];
  }

  /** A card gets the next number; one that has a number gives it back, with those after it. */
  press(source: string): void {
    if (source[0] !== this.row) this.choose(source[0] as Letter);
    const at = this.#numbered.indexOf(source);
    if (at >= 0) this.#numbered = this.#numbered.slice(0, at);
    else if (this.numberOf(source) === null) this.#numbered = [...this.#numbered, source];
  }

  /** Take the last number off. */
  back(): void {
    this.#numbered = this.#numbered.slice(0, -1);
  }

  get hasNumbers(): boolean {
    return this.#numbered.length > 0;
  }

  /** Leave the rest to chance. */
  any(): void {
    const rest = this.sources.filter((source) => !this.#numbered.includes(source));
    for (let at = rest.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [rest[at], rest[other]] = [rest[other]!, rest[at]!];
    }
    this.#numbered = [...this.#numbered, ...rest];
  }

  clear(): void {
    this.#chosen = null;
    this.#numbered = [];
  }

  /** The moves of it, once all are numbered. */
  get moves(): string[] {
    const { order, sources, row } = this;
    if (!row || order.length < sources.length) return [];
    const under = order.map((source) => `under ${source.slice(1)}`);
    return this.#begun ? under : [`recycle ${row}`, ...under];
  }

  async play(hold: boolean): Promise<void> {
    for (const move of this.moves) if (this.table.may(move) && !(await this.table.play(move, hold))) break;
    this.clear();
  }
}
