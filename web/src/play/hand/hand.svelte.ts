/** The piece somebody holds: which, how it lies, and where it would go. */
import {
  type Cell,
  cornerOfShape,
  flipped,
  laid,
  type Piece,
  shapeOf,
  SIDE,
  sizeOf,
  toCorner,
  turned,
  writeCells,
} from "../../geometry/cells";
import { liesLike, nearest, type Spot } from "../../geometry/spots";
import { isCoached } from "../table/coached";
import { inWords } from "../table/names";
import type { Pieces } from "../table/news";
import type { LiveTable } from "../table/table.svelte";

export class Hand {
  piece = $state<Piece | null>(null);
  shape = $state.raw<Cell[]>([]);
  /** Where it would be put down, legal or not. */
  target = $state.raw<{ slot: number; cells: Cell[] } | null>(null);
  /** How often something was taken: tells one piece in hand from the next. */
  taken = 0;
  /** Under a finger or a mouse button. */
  isDragged = $state(false);

  constructor(readonly table: LiveTable) {}

  /** Legal spots of the piece in hand, however it would have to be turned. */
  readonly spots: Spot[] = $derived.by(() =>
    this.piece ? this.table.spots.filter((spot) => spot.piece === this.piece) : [],
  );

  get move(): string | null {
    return this.piece && this.target
      ? `place ${this.target.slot} ${this.piece} ${writeCells(this.target.cells)}`
      : null;
  }
  get isLegal(): boolean {
    return this.move !== null && this.table.may(this.move);
  }

  /** Take a piece; it lies as some spot wants it, and shows the best of them if asked to. Not when all is played. */
  take(piece: Piece, isShown = false): void {
    if (this.table.isHeld) return this.table.complain(inWords({ code: "held" }), null);
    this.taken++;
    this.table.refusal = null;
    this.piece = piece;
    this.shape = shapeOf(piece);
    this.target = null;
    const { spots } = this;
    if (spots.length && !spots.some((spot) => liesLike(spot, this.shape))) this.shape = toCorner(spots[0]!.cells);
    if (isShown) this.show(this.#best());
  }

  /**
   * The spot to show first: one that completes a puzzle, else one that leaves what another piece at hand fills, else as
   * it lies.
   */
  #best(): Spot | null {
    const { table } = this;
    const others: Pieces = { ...table.supply, [this.piece!]: (table.supply[this.piece!] ?? 1) - 1 };
    const ranked = this.spots.map((spot) => {
      if (!isCoached()) return { spot, rank: liesLike(spot, this.shape) ? 1 : 0 };
      const left = table.recess(table.puzzles[spot.slot - 1]!)?.with(spot.text);
      const next = left?.lastPiece;
      return { spot, rank: left?.isFull ? 3 : next && others[next] ? 2 : liesLike(spot, this.shape) ? 1 : 0 };
    });
    return (
      ranked.reduce<(typeof ranked)[number] | null>(
        (best, each) => (best && best.rank >= each.rank ? best : each),
        null,
      )?.spot ?? null
    );
  }

  drop(): void {
    this.piece = null;
    this.target = null;
    this.isDragged = false;
  }

  show(spot: Spot | null): void {
    if (spot) this.shape = toCorner(spot.cells);
    this.target = spot && { slot: spot.slot, cells: spot.cells };
  }

  turn(): void {
    this.#change(turned(this.shape));
  }
  turnBack(): void {
    this.#change(turned(turned(turned(this.shape))));
  }
  flip(): void {
    this.#change(flipped(this.shape));
  }

  /** Lie another way, around the middle, as near as it goes. */
  #change(shape: Cell[]): void {
    const before = this.shape;
    this.shape = shape;
    if (!this.target) return;
    const [column, row] = cornerOfShape(this.target.cells);
    const [oldWide, oldHigh] = sizeOf(before);
    const [wide, high] = sizeOf(shape);
    const wanted: Cell = [column + Math.floor((oldWide - wide) / 2), row + Math.floor((oldHigh - high) / 2)];
    this.#lay(this.target.slot, wanted);
  }

  /** Held over a puzzle: the corner of the shape is here, in cells and parts of cells. */
  hover(slot: number, column: number, row: number): void {
    const spot = nearest(this.spots, slot, this.shape, column, row);
    const cells = spot ? spot.cells : laid(this.shape, [Math.round(column), Math.round(row)]);
    const isSame = this.target?.slot === slot && cells && writeCells(cells) === writeCells(this.target.cells);
    if (!isSame) this.target = cells && { slot, cells };
  }

  /** Move by a cell; over the edge of the field it stays. */
  step(columns: number, rows: number): void {
    if (!this.target) return this.go(this.#slots[0] ?? 1);
    const [column, row] = cornerOfShape(this.target.cells);
    this.#lay(this.target.slot, [column + columns, row + rows]);
  }

  /** Go to another puzzle: to its first spot for the piece as it lies, else to any, else to its middle. */
  go(slot: number): void {
    if (!this.#slots.includes(slot)) return;
    const here = this.spots.filter((spot) => spot.slot === slot);
    const spot = here.find((each) => liesLike(each, this.shape)) ?? here[0];
    if (spot) this.show(spot);
    else this.#lay(slot, [1, 1]);
  }

  /** Point at a cell: to a spot there, first to one that lies as the piece does. */
  point(slot: number, cell: Cell): void {
    const over = this.spots.filter(
      (spot) => spot.slot === slot && spot.cells.some((each) => String(each) === String(cell)),
    );
    if (over.length) this.show(over.find((spot) => liesLike(spot, this.shape)) ?? over[0]!);
    else this.#lay(slot, cell);
  }

  get #slots(): number[] {
    return this.table.puzzles.flatMap((puzzle, at) => (puzzle ? [at + 1] : []));
  }

  #lay(slot: number, [column, row]: Cell): void {
    const [wide, high] = sizeOf(this.shape);
    const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
    const cells = laid(this.shape, [clamp(column, SIDE - wide), clamp(row, SIDE - high)]);
    this.target = cells && { slot, cells };
  }
}
