/** What each event moves, from where it was to where it is, and when. */
import { prefs } from "../../browser/prefs.svelte";
import type { Sound } from "../../browser/sounds";
import { faceOf } from "../../draw/faces";
import {
  type Cell,
  flipped,
  inTray,
  isSame,
  type Piece,
  readCells,
  shapeOf,
  toCorner,
  turned,
} from "../../geometry/cells";
import type { Happening, TableNow } from "../../wire/messages";
import { type Filling, fillings } from "./fillings";
import { type Flight, type Motion, slotOf } from "./motion";
import { onCard, rectOf, rewardOn } from "./places";
import { CALM, isStill, TIMES } from "./times";

/** What is heard where nothing moves. */
const STILL: Readonly<Record<string, Sound>> = {
  take: "card",
  opponent_take: "card",
  gain: "piece",
  swap: "piece",
  place: "piece",
  levelup: "piece",
  complete: "light",
};

const MOST = 24;
/** The size of a cell of a piece that flies from no card. */
const UNIT = 20;
let number = 0;

const own = (seat: number | null | undefined, slot: unknown) => [`[data-own="${slotOf(seat, slot)}"]`];

/** How a shape has to be turned, and flipped before, to lie like another one: for a style sheet. */
function turning(from: readonly Cell[], to: readonly Cell[]): string {
  for (const flip of [0, 180]) {
    let shape = flip ? flipped(from) : toCorner(from);
    for (const turn of [0, 90, 180, -90]) {
      if (isSame(shape, toCorner(to))) return `rotate(${turn}deg) rotateY(${flip}deg)`;
      shape = turned(shape);
    }
  }
  return "";
}

/** Before the new position is drawn: where everything that moves is now. */
export function prepare(before: TableNow | null, now: TableNow, mine: number | null): Motion {
  const motion: Motion = { flights: [], completions: [], came: [], heard: [], time: 0 };
  const { happened = [] } = now;
  if (!before?.view) return motion;
  const events = happened.flatMap((each) => each.events ?? []);
  const laid = fillings(before.view, happened);
  motion.came = cameTo(mine, events, laid);
  if (document.visibilityState !== "visible") return motion;
  if (isStill()) {
    const all = new Set(events.flatMap(({ kind }) => STILL[kind] ?? []));
    motion.heard = [...all].map((each) => [each, 0]);
    return motion;
  }
  const course = new Course(mine, laid, motion);
  for (const event of events.slice(0, MOST)) course.follow(event);
  return motion;
}

/** Which kinds of pieces a seat got back or was given for what it completed. */
function cameTo(seat: number | null, events: readonly Happening[], laid: Record<string, Filling>): Piece[] {
  const done = events.filter((event) => event.seat === seat && event.kind === "complete");
  if (seat === null || !done.length) return [];
  const back = done.flatMap((event) => (laid[String(event["puzzle"])] ?? []).map(([piece]) => piece));
  const given = events.filter((event) => event.seat === seat && event.kind === "reward");
  return [...new Set([...back, ...given.map((event) => event["piece"] as Piece)])];
}

/** The events of a message one after the other: what they set in motion, and when. */
class Course {
  /** Pieces on their way home so far. */
  #home = 0;
  /** When a piece that others place has landed: nothing is completed before. */
  #placed = 0;
  /** That piece on its way. */
  #placing: number | null = null;
  readonly #calm = prefs.pace === "calm" ? CALM : 1;

  constructor(
    readonly mine: number | null,
    readonly laid: Record<string, Filling>,
    readonly motion: Motion,
  ) {}

  follow(event: Happening): void {
    const { seat } = event;
    const piece = event["piece"] as Piece;
    switch (event.kind) {
      case "take":
        return this.#card(event, own(seat, event["slot"]), `slot ${slotOf(seat, event["slot"])}`);
      case "opponent_take":
        return this.#card(event, ['[data-pile="opponent"]', '[data-seat="opponent"]'], "");
      case "gain":
      case "reward":
        return this.#gain(piece, seat!, event.kind === "reward");
      case "swap":
      case "levelup":
        return void this.motion.heard.push(["piece", 0]);
      case "place":
        return this.#place(piece, seat!, event);
      case "complete":
        return this.#complete(event, seat!);
    }
  }

  /** How long something of a seat takes; what others do is a part of their turn. */
  #time(time: number, seat: number | null = this.mine): number {
    return time * this.#calm * (seat === this.mine ? 1 : TIMES.freeOfOthers / TIMES.free);
  }

  /** The number of the flight; null where nothing can be seen of it. */
  #fly(about: Partial<Flight> & Pick<Flight, "to" | "hides">, from: DOMRect | null): number | null {
    if (!from?.width) return null;
    const plain = { piece: null, puzzle: null, points: null, onto: null, turn: "", isArc: false, delay: 0 };
    const flight = { id: ++number, time: TIMES.place * this.#calm, ...plain, ...about, from };
    this.motion.flights.push(flight);
    this.#last(flight.delay + flight.time);
    return flight.id;
  }

  #last(time: number): void {
    this.motion.time = Math.max(this.motion.time, time);
  }

  #card(event: Happening, to: string[], hides: string): void {
    const from = rectOf([`[data-source="${event["source"]}"]`]);
    this.#fly({ puzzle: String(event["puzzle"]), to, hides, time: TIMES.card * this.#calm }, from);
  }

  /** Where a seat's pieces of a kind lie, or would. */
  #supply(seat: number, piece: Piece): string[] {
    const place = `[data-supply="${seat}:${piece}"]`;
    return [`${place} svg`, place, ...(seat === this.mine ? ["[data-group=tray]"] : []), `[data-seat="${seat}"]`];
  }

  /** How a piece lies there. */
  #lying(seat: number, piece: Piece): Cell[] {
    return seat === this.mine ? inTray(piece) : shapeOf(piece);
  }

  #gain(piece: Piece, seat: number, isReward: boolean): void {
    const cells = this.#lying(seat, piece);
    const flown = {
      to: this.#supply(seat, piece),
      hides: `supply ${seat}:${piece}`,
      piece: { kind: piece, cells, unit: UNIT },
    };
    const done = this.motion.completions.filter((each) => each.seat === seat);
    const card = done.find((each) => faceOf(each.puzzle).reward === piece) ?? done.at(-1);
    if (isReward && card) this.#fly({ ...flown, ...this.#homeward(seat) }, rewardOn(card.at));
    else this.#fly(flown, rectOf([`[data-reserve="${piece}"] svg`, `[data-reserve="${piece}"]`]));
  }

  /** One's own piece is where it was put, and only comes to rest. */
  #place(piece: Piece, seat: number, event: Happening): void {
    if (seat === this.mine) {
      this.motion.heard.push(["piece", 0]);
      return this.#last(TIMES.place);
    }
    const cells = String(event["cells"]);
    const to = own(seat, event["slot"]);
    const hides = `cells ${slotOf(seat, event["slot"])} ${cells}`;
    const flown = { kind: piece, cells: toCorner(readCells(cells)), unit: UNIT };
    this.#placing = this.#fly({ piece: flown, to, onto: cells, hides }, rectOf(this.#supply(seat, piece)));
    if (this.#placing !== null) this.#placed = TIMES.place * this.#calm;
  }

  /** When the next piece that goes home leaves, and how. */
  #homeward(seat: number) {
    const delay = this.#placed + this.#time(TIMES.home + this.#home++ * TIMES.gap, seat);
    return { delay, time: this.#time(TIMES.card, seat), isArc: true };
  }

  #complete(event: Happening, seat: number): void {
    const puzzle = String(event["puzzle"]);
    const at = rectOf(own(seat, event["slot"]));
    const points = Number(event["points"]);
    const score = { points, to: [`[data-score-of="${seat}"]`, `[data-seat="${seat}"]`], hides: `score ${seat}` };
    const rises = { delay: this.#placed + this.#time(TIMES.home, seat), time: this.#time(TIMES.points, seat) };
    if (points) this.#fly({ ...score, ...rises }, at ?? rectOf(score.to));
    if (!at) return;
    const laid = this.laid[puzzle] ?? [];
    const pieces = laid.map(([piece, text], number) => {
      const cells = toCorner(readCells(text));
      const leaves = this.#fly(
        {
          ...this.#homeward(seat),
          piece: { kind: piece, cells, unit: at.width / 6 },
          to: this.#supply(seat, piece),
          turn: turning(cells, this.#lying(seat, piece)),
          hides: `supply ${seat}:${piece}`,
        },
        onCard(at, text),
      );
      const comes = number === laid.length - 1 ? this.#placing : null;
      return { piece, cells: readCells(text), comes, leaves: leaves! };
    });
    const time = this.#time(TIMES.free, seat);
    this.#last(this.#placed + time);
    this.motion.heard.push(["light", this.#placed]);
    this.motion.completions.push({ id: ++number, seat, puzzle, at, pieces, begins: this.#placed, time });
  }
}
