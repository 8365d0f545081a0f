/**
 * The line to a table of the tutorial: the desk that has the page's own tables, but on this thread, with games that
 * begin in a step's position, others who do what the step says, and nothing kept.
 */
import type { Engine } from "../engine/engine";
import { Game } from "../engine/game";
import type { Terms } from "../engine/shapes";
import { Desk } from "../local/desk";
import { withoutLocks } from "../local/locks";
import type { Games, Playable } from "../local/playable";
import { NotNow } from "../local/refusing";
import type { Thinker } from "../local/thinking";
import { type Answer, type Line, type Listener, NotDone } from "../wire/line";
import type { Incoming, Outgoing, TableNow, Wishes } from "../wire/messages";
import { before, END, type Step } from "./steps";

export const BOT = "novice";
const YOU = "you";

/** A position that is asked about, in place of steps. */
export interface Asked {
  readonly position: object;
  /** What was decided before the page was loaded anew. */
  readonly played: readonly string[];
  readonly isUnaided: boolean;
  readonly title: () => string;
}

/** A decision is expected of a seat: one of these moves. */
interface Expected {
  readonly seat: number;
  readonly moves: readonly string[];
}

const expectedOf = ({ moves, times, replies }: Step): Expected[] => [
  ...(moves[0] === END || !moves.length ? [] : Array<Expected>(times).fill({ seat: 0, moves })),
  ...replies.map(({ seat, move }) => ({ seat, moves: [move] })),
];

export class LessonLine implements Line {
  readonly status = "open";
  isAwaited = false;
  readonly isShared = false;
  readonly isElsewhere = false;
  readonly isUnkept = false;
  readonly movedTo = null;
  readonly isWithoutBots = false;
  readonly #listeners = new Set<Listener>();
  readonly #asked = new Map<number, { done: (answer: Answer) => void; failed: (error: Error) => void }>();
  readonly #desk: Desk;
  /** Others who are to decide, and know what only when the step has come so far. */
  readonly #waiting: { seat: number; done: (move: string) => void; failed: (why: NotNow) => void }[] = [];
  readonly #next: () => Expected | undefined;
  readonly isUnaided: boolean;
  readonly title?: () => string;
  readonly #isAsked: boolean;
  #id = 0;

  private constructor(engine: Engine, steps: readonly Step[], count: number, asked: Asked | null) {
    this.#isAsked = asked !== null;
    this.isUnaided = asked?.isUnaided ?? false;
    if (asked) this.title = asked.title;
    const expected = steps.flatMap(expectedOf);
    let game: Game;
    const waiting = this.#waiting;
    this.#next = () => expected[game.decisions];
    const games: Games = {
      begin: () => {
        game = Game.fromDict(engine, asked?.position ?? steps[0]!.position);
        for (const move of asked?.played ?? []) game.play(move, 0);
        for (const { seat, move } of before(steps, count)) game.play(move, seat);
        return game as Playable;
      },
      plainly: (puzzles) => puzzles,
      look: () => {
        throw new NotNow("no_such_table");
      },
      renew: () => undefined,
    };
    const thinker: Thinker = {
      bots: [BOT],
      /** What the step says; without it they wait, until what was done is undone. */
      move: (_live, _bot, seat) =>
        new Promise((done, failed) => {
          waiting.push({ seat, done, failed });
          this.#wake();
        }),
      stop: () => waiting.splice(0).forEach(({ failed }) => failed(new NotNow("stale"))),
      advice: () => Promise.reject(new NotNow("no_hints")),
    };
    this.#desk = new Desk({
      store: {
        keep: () => Promise.reject(new Error("nothing is kept of a lesson")),
        read: () => Promise.resolve(null),
        all: () => Promise.resolve([]),
        remove: () => Promise.resolve(),
      },
      claim: withoutLocks,
      games,
      thinker,
      tell: (message) => "table" in message && this.#hear(message as Incoming),
      call: () => undefined,
      now: () => Date.now() / 1000,
      below: () => 0,
      seed: () => 0n,
      id: () => "lesson",
    });
  }

  /** A table where so many steps are done, and its id. */
  static open(engine: Engine, steps: readonly Step[], count: number): Promise<{ line: LessonLine; id: string }> {
    return LessonLine.#sit(new LessonLine(engine, steps, count, null), steps[0]!.position!);
  }

  /** A table in a position that is asked about: the others wait for ever. */
  static ask(engine: Engine, asked: Asked): Promise<{ line: LessonLine; id: string }> {
    return LessonLine.#sit(new LessonLine(engine, [], 0, asked), asked.position);
  }

  static async #sit(line: LessonLine, position: object): Promise<{ line: LessonLine; id: string }> {
    const { players, variant, edition, expansions, difficulty } = position as Terms;
    const seats = [YOU, ...Array<string>(players - 1).fill(BOT)];
    const wishes = { seats, variant, edition, expansions, difficulty } as Wishes;
    return { line, id: await line.#desk.open(wishes) };
  }

  open(): void {
    // It always is.
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask(message: Outgoing): Promise<Answer> {
    if (this.isUnaided && message.type === "undo")
      return Promise.reject(new NotDone({ type: "refused", code: "nothing_to_undo", sentence: "" }));
    return new Promise((done, failed) => {
      const id = ++this.#id;
      this.#asked.set(id, { done, failed });
      void this.#desk.handle({ ...message, id }).then(() => this.#wake());
    });
  }

  #wake(): void {
    const next = this.#next();
    const at = this.#waiting.findIndex(({ seat }) => seat === next?.seat);
    if (at >= 0) this.#waiting.splice(at, 1)[0]!.done(next!.moves[0]!);
  }

  #hear(said: Incoming): void {
    const asked = "id" in said && said.id !== undefined ? this.#asked.get(said.id) : undefined;
    if (asked && "id" in said) {
      this.#asked.delete(said.id!);
      if (said.type === "refused") asked.failed(new NotDone(said));
      else asked.done(said as Answer);
    }
    const heard = this.#isAsked && said.type === "table" ? this.#withoutAid(said) : said;
    for (const listener of this.#listeners) listener(heard);
  }

  /** Nobody says what would be best. */
  #withoutAid(said: TableNow): TableNow {
    const finishing = Object.entries(said.finishing ?? {}).map(([seat, each]) => [seat, { ...each, may_ask: false }]);
    return {
      ...said,
      has_hints: false,
      ...(finishing.length ? { finishing: Object.fromEntries(finishing) as NonNullable<TableNow["finishing"]> } : {}),
      ...(this.isUnaided ? { undo: [] } : {}),
    };
  }

  takeOver(): void {
    // Nobody else has it.
  }
  pathTo = () => "/learn";
  pathToReplay = () => "/learn";
  replay = () => Promise.reject(new Error("nothing is kept of a lesson"));
  record = () => ({ text: () => Promise.reject(new Error("nothing is kept of a lesson")) });
}
