/** What happened, in sentences: the events of a decision as a person would tell them. */
import { faceOf } from "../draw/faces";
import { count, isKey, type Key, listed, say, type Values } from "../words/words.svelte";
import type { Happened, Happening, View } from "../wire/messages";

export interface Told {
  /** Whose doing it was; null if it happened by itself. */
  seat: number | null;
  text: string;
  /** Rules behind it, said beside the sentence. */
  rules: string[];
  /** Worth a second look: a puzzle completed, the end coming near. */
  isBig: boolean;
  /** The seat's decision before this is no more. */
  isUndo?: boolean;
}

const SILENT = new Set(["turn", "end_turn", "pass", "done", "refill", "under", "over"]);
const BIG = new Set(["complete", "end_triggered", "finishing", "noted", "m"]);
const COLUMNS = 3;

/** A seat's name, and whether it is "you". */
export interface Naming {
  name: (seat: number) => string;
  isYou: (seat: number) => boolean;
}

/**
 * The sentences of each decision; `before` is how the table stood when they began, null after a reload; `now` how it
 * stands.
 */
export function tellEach(
  happened: readonly Happened[],
  before: View | null,
  now: View | null,
  naming: Naming,
): Told[][] {
  const opponent = now?.variant === "solo" ? new Opponent(before) : null;
  return happened.map(({ seat, move, events = [] }) => {
    if (move === undefined)
      return [
        {
          seat,
          text: say(naming.isYou(seat) ? "web.log_undo_you" : "web.log_undo"),
          rules: [],
          isBig: false,
          isUndo: true,
        },
      ];
    return events.flatMap((event) => opponent?.tell(event) ?? doing(event, naming) ?? byItself(event, now, naming));
  });
}

/** The same in one list. */
export function tell(happened: readonly Happened[], before: View | null, naming: Naming): Told[] {
  return tellEach(happened, before, before, naming).flat();
}

/** The round in which these decisions began: the one of the first turn that began with them, or the one before it. */
export function roundBefore(happened: readonly Happened[], now: View | null): number {
  const turn = happened.flatMap(({ events = [] }) => events).find(({ kind }) => kind === "turn");
  if (!turn) return now?.round ?? 1;
  // With others in between, a round begins with the first player (E2); in solo each turn is one, in Line Clear a beat.
  return Number(turn["round"]) - (now?.variant !== "standard" || turn.seat === 0 ? 1 : 0);
}

/** What a seat did; null if nobody did it. */
function doing(event: Happening, naming: Naming): Told[] | null {
  let { kind } = event;
  if (event.seat === undefined || SILENT.has(kind)) return null;
  const values = plain(event);
  if (kind === "take" && String(event["source"]).endsWith("deck")) {
    kind = "draw";
    values["deck"] = deckName(String(event["source"])[0]!);
  } else if (kind === "place" || kind === "master") {
    kind += "_briefly";
  } else if (kind === "ambassador" && event["puzzle"] === null) {
    kind = "ambassador_noted";
  } else if (kind === "recycle") {
    values["deck"] = deckName(String(event["row"]));
  } else if (kind === "complete") {
    values["points"] = count("count.point", Number(event["points"]));
  } else if (kind === "touches") {
    values["pieces"] = count("count.piece", Number(event["count"]));
  }
  const key = `${naming.isYou(event.seat) ? "told_you" : "told"}.${kind}`;
  return isKey(key) ? [{ seat: event.seat, text: say(key, values), rules: [], isBig: BIG.has(event.kind) }] : [];
}

const deckName = (letter: string) => say(`deck.${letter}` as Key);

function plain(event: Happening): Values {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value !== "object")) as Values;
}

/** What happened by itself; nothing where the table shows it anyway. */
function byItself(event: Happening, view: View | null, naming: Naming): Told[] {
  let { kind } = event;
  if (SILENT.has(kind) || event.seat !== undefined) return [];
  let values = plain(event);
  if (kind === "end_triggered") {
    if (view?.variant === "solo") kind += "_solo";
    if (view?.variant === "line-clear") kind += "_line_clear";
    values["who"] = naming.name(0);
  } else if (kind === "finishing" && view?.final_round === null) {
    kind += "_early";
  } else if (kind === "markers") {
    values = { white: naming.name(Number(event["white"])), black: naming.name(Number(event["black"])) };
  } else if (kind === "noted") {
    values["puzzles"] = count("count.puzzle", Number(event["count"]));
  }
  const key = `event.${kind}`;
  return isKey(key) ? [sentence(key, values, BIG.has(event.kind))] : [];
}

/** A sentence whose rule ids stand in brackets at its end: they are shown beside it, as links. */
export function sentence(key: Key, values: Values, isBig = false): Told {
  const rules: string[] = [];
  const text = say(key, values).replace(/ \(([A-Z]\d+(?:-[A-Z]?\d+|, [A-Z]\d+)*)\)/g, (_, ids: string) => {
    rules.push(...ids.split(/, |-/).filter((id) => /^[A-Z]\d+$/.test(id)));
    return "";
  });
  return { seat: null, text, rules, isBig };
}

/**
 * X5-X12: the automatic opponent, explained step by step; for the why it follows grid and locks through the events.
 * Begun in the middle of a game it says nothing of locks until it has seen where they are.
 */
class Opponent {
  #grid: (string | null)[] | null;
  #locks: number[] | null;
  #supply: number;
  #column = 0;
  #isItsTurn = false;

  constructor(before: View | null) {
    this.#grid = before ? [...(before.rows.G ?? [])] : null;
    this.#locks = before ? [...before.solo!.locks] : null;
    this.#supply = before?.solo?.supply ?? 0;
  }

  tell(event: Happening): Told[] | null {
    const place = Number(String(event["source"]).slice(1)) - 1;
    switch (event.kind) {
      case "take":
        this.#isItsTurn = false;
        if (this.#grid && event["source"] !== "Gdeck") this.#grid[place] = null;
        return null;
      case "turn":
        this.#isItsTurn = false;
        return null;
      case "refill":
        if (this.#grid) this.#grid[place] = String(event["puzzle"]);
        return this.#isItsTurn ? [sentence("event.opponent_refill", plain(event))] : [];
      case "unlock":
        if (this.#locks) this.#locks[Number(event["column"]) - 1] = Number(event["locks"]);
        this.#supply = Number(event["supply"]);
        return null;
      case "opponent_take":
        return this.#take(event, place);
      case "opponent_locks":
        return this.#moveLocks(event["locks"] as number[]);
      case "opponent_unlocks": {
        const [left, middle, right] = (this.#locks = [...(event["locks"] as number[])]) as [number, number, number];
        return [sentence("event.opponent_unlocks", { left, middle, right })];
      }
      default:
        return null;
    }
  }

  #take(event: Happening, place: number): Told[] {
    this.#isItsTurn = true;
    const open = this.#locks ? [0, 1, 2].filter((column) => this.#locks?.[column] === 0) : [];
    const asGood = (this.#grid ?? []).filter(
      (puzzle, at) => puzzle && open.includes(at % COLUMNS) && faceOf(puzzle).points === event["points"],
    );
    if (this.#grid) this.#grid[place] = null;
    this.#column = place % COLUMNS;
    const values = { ...plain(event), points: count("count.point", Number(event["points"])), count: asGood.length };
    if (!this.#locks) return [sentence("event.opponent_take", values, true)];
    return [
      sentence(open.length === 1 ? "event.opponent_open" : "event.opponent_open_many", {
        columns: listed(open.map((column) => String(column + 1))),
      }),
      sentence(asGood.length > 1 ? "event.opponent_take_first" : "event.opponent_take", values, true),
    ];
  }

  #moveLocks(after: number[]): Told[] {
    const column = this.#column + 1;
    const before = this.#locks;
    this.#locks = [...after];
    if (!before) return [];
    const moved = after[this.#column]! - before[this.#column]!;
    if (moved === 0) return [sentence("event.opponent_locks_none", { column })];
    const sources = this.#supply ? [say("event.locks_supply", { count: this.#supply })] : [];
    for (const [other, locks] of after.entries()) {
      if (locks < before[other]!) sources.push(say("event.locks_column", { column: other + 1 }));
    }
    const [left, middle, right] = after as [number, number, number];
    this.#supply = 0;
    const values = { column, locks: count("count.lock", moved), sources: listed(sources), left, middle, right };
    return [sentence("event.opponent_locks", values)];
  }
}
