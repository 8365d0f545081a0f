import { type Account, readAccount } from "./account";
import { Books } from "./books";
import type { Box } from "./box";
import {
  Accounting,
  Beam,
  CHAMPION,
  Counts,
  FACTS_MS,
  FINISHING,
  Hand,
  HINT_SETTINGS,
  Joint,
  Line,
  Mind,
  MOST_STEPS,
  Picked,
  ROOT,
  Rng,
  SEARCH,
  SOLO,
  State,
  Story,
  Taking,
  Trail,
  Tree,
  TREE_SETTINGS,
  TreeSettings,
  Worth,
  type At,
  type Bots,
} from "./built/data";
import { type Hint, readExpected, readHint, type Wanted } from "./hints";
import { load } from "./load";
import { Memory, numbers } from "./memory";
import { type Plan, readPlan } from "./plans";

const WORD = 0xffffffffn;

/** A turn that was thought about: its decisions, the chance to win with it, the points then ahead, its visits. */
export interface Considered {
  readonly moves: number[];
  readonly chance: number;
  readonly margin: number;
  readonly visits: number;
}

/** How a bot decides, in numbers: a value of `MANNERS`. */
export interface Manner {
  readonly kind: number;
  readonly width: number;
  readonly depth: number;
  readonly noise: number;
  readonly think_ms: number;
  readonly nodes: number;
}

/** A question to the solver: cells to fill, the pieces of a seat and of the reserve, and how far to search. */
export interface Asked {
  readonly region: number;
  readonly supply: readonly number[];
  readonly reserve: readonly number[];
  readonly limit: number;
}

/** The layers of the network in the order of `champion.bin`, as `projectl.net.network` names them. */
const LAYERS = ["net.first", "net.first_bias", "net.second", "net.second_bias", "net.last", "net.last_bias"] as const;

/** A number in half precision out of its 16 bits; weights are never infinite. */
function half(bits: number): number {
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  return sign * (exponent ? (1 + fraction / 1024) * 2 ** (exponent - 15) : fraction * 2 ** -24);
}

/** Where in the memory of the module everything lies that it thinks with. */
function places(memory: Memory) {
  return {
    state: memory.room("State", State),
    rng: memory.room("Rng", Rng),
    hand: memory.room("Hand", Hand),
    beam: memory.room("Beam", Beam),
    mind: memory.room("Mind", Mind),
    tree: memory.room("Tree", Tree),
    trail: memory.room("Trail", Trail),
    joint: memory.room("Joint", Joint),
    story: memory.room("Story", Story),
    picked: memory.room("Picked", Picked),
    taking: memory.room("Taking", Taking),
    accounting: memory.room("Accounting", Accounting),
    settings: memory.room("TreeSettings", TreeSettings),
    line: memory.room("Line", Line),
    worth: memory.room("Worth", Worth),
    supply: memory.room("Counts", Counts),
    reserve: memory.room("Counts", Counts),
  };
}

/** Bots and solver, as the module has them. Positions come blanked: what their seat may not know is dealt in here. */
export class Thinker {
  readonly #bots: Bots;
  readonly #memory: Memory;
  readonly #books: Books;
  readonly #at: ReturnType<typeof places>;
  #mind = "";
  #hasLearned = false;

  constructor(bots: Bots) {
    this.#bots = bots;
    this.#memory = new Memory(bots);
    this.#books = new Books(bots, this.#memory);
    this.#at = places(this.#memory);
    bots.new_trail(this.#at.trail);
  }

  /** A thinker out of what a request for `bots.wasm` was answered with, or out of its bytes. */
  static async load(source: Response | BufferSource): Promise<Thinker> {
    return new Thinker(await load<Bots>(source));
  }

  /** Give the network its weights, in half precision and little-endian, layer after layer: `champion.bin`. */
  learn(weights: ArrayBuffer): void {
    const given = new DataView(weights);
    let at = 0;
    for (const layer of LAYERS) {
      const into = this.#memory.numbers(this.#at.mind, Mind, layer);
      for (let k = 0; k < into.length; k++, at += 2) into[k] = half(given.getUint16(at, true));
    }
    if (at !== weights.byteLength) throw new Error("these are weights of another network");
    this.#hasLearned = true;
  }

  /** Begin all chance anew, from a seed below 2 ** 64. */
  seed(seed: bigint): void {
    this.#bots.seed(this.#at.rng, Number(seed & WORD), Number(seed >> 32n));
  }

  /** The four words of the generator. */
  get rng(): number[] {
    return Array.from(this.#memory.numbers(this.#at.rng, Rng, "all"), Number);
  }

  /** A position that may lie behind a blanked one: what it does not say is dealt from a seed. */
  deal(state: Uint8Array, box: Box, seed: bigint): Uint8Array<ArrayBuffer> {
    this.#books.open(box);
    this.#memory.bytes(this.#at.state, State).set(state);
    const [low, high] = [Number(seed & WORD), Number(seed >> 32n)];
    const { hand, rng } = this.#at;
    if (this.#bots.deal(this.#at.state, this.#books.at, hand, rng, low, high)) throw new Error("this cannot be dealt");
    return this.#memory.bytes(this.#at.state, State).slice();
  }

  /** What a bot decides, whatever lies hidden in the position; `now` is a clock in milliseconds. */
  decide(state: Uint8Array, box: Box, seat: number, manner: Manner, now: () => number): number {
    const began = now();
    this.#look(state, box);
    const { beam, mind, rng } = this.#at;
    const { kind, width, depth, noise } = manner;
    if (kind === CHAMPION && !this.#hasLearned) throw new Error("the network has no weights");
    const decided = this.#bots.think(this.#books.at, mind, beam, rng, seat, kind, width, depth, noise);
    return decided === SEARCH ? this.search(state, box, seat, manner, () => now() - began)[0]!.moves[0]! : decided;
  }

  /** The turns that a search considers, the best first; `elapsed` says how many milliseconds are over. */
  search(
    state: Uint8Array,
    box: Box,
    seat: number,
    { nodes, think_ms }: Pick<Manner, "nodes" | "think_ms">,
    elapsed: () => number,
    settings: readonly number[] = TREE_SETTINGS,
  ): Considered[] {
    this.#look(state, box);
    this.#memory.floats(this.#at.settings, TreeSettings).set(settings);
    const given = [
      this.#at.tree,
      this.#at.beam,
      this.#books.at,
      this.#at.mind,
      this.#at.rng,
      this.#at.settings,
    ] as const;
    const count = this.#bots.begin(...given, seat, nodes);
    while (!this.#bots.go_on(...given, elapsed(), think_ms));
    return Array.from({ length: count }, (_, k) => this.#turn(k));
  }

  /** The fewest actions that fill a region; with `isPlanned` also exactly, whatever the reserve lacks. */
  actions(state: Uint8Array, box: Box, asked: Asked, isPlanned: boolean): number {
    this.#look(state, box);
    const { trail, supply, reserve } = this.#at;
    this.#memory.bytes(this.#at.state, State).set(state);
    this.#memory.numbers(supply, Counts, "all").set(asked.supply.map(BigInt));
    this.#memory.numbers(reserve, Counts, "all").set(asked.reserve.map(BigInt));
    const solve = isPlanned ? this.#bots.find_plan : this.#bots.count_actions;
    return solve(trail, this.#fillings, this.#at.state, asked.region, supply, reserve, asked.limit);
  }

  /** The fewest actions that complete some puzzles of a seat together; one bit a slot. */
  together(state: Uint8Array, box: Box, seat: number, slots: number, limit: number): number {
    this.#look(state, box);
    this.#memory.bytes(this.#at.joint + Joint.fields.states.at, State).set(state);
    return this.#bots.find_together(this.#at.joint, this.#fillings, this.#books.at, seat, slots, limit);
  }

  /** The best moves of a seat, no two the same; `now` is a clock in milliseconds. */
  hints(state: Uint8Array, box: Box, seat: number, wanted: Wanted, now: () => number): Hint[] {
    const { count, seed, nodes, think_ms } = wanted;
    const began = now();
    const isTime = () => Number(nodes > 0 || now() - began < think_ms + FACTS_MS);
    const { story, tree, picked } = this.#at;
    if (numbers(state.slice().buffer, 0, State, "phase")[0] === FINISHING) {
      this.#look(state, box);
      this.#follow(state, seat, seed, [], isTime);
      return [readHint(this.#memory, story, box, readExpected(this.#memory, story))];
    }
    this.seed(seed);
    const turns = this.search(state, box, seat, wanted, () => now() - began, HINT_SETTINGS);
    const found = this.#bots.pick_turns(tree, turns.length, count, picked);
    return Array.from(this.#memory.numbers(picked, Picked, "all").slice(0, found), (k) => {
      this.#follow(state, seat, seed, turns[k]!.moves, isTime);
      return readHint(this.#memory, story, box, turns[k]!);
    });
  }

  /** The story of a line, from a position that may lie behind a blanked one. */
  #follow(state: Uint8Array, seat: number, seed: bigint, moves: readonly number[], isTime: () => number): void {
    const { story, trail } = this.#at;
    const given = [story, trail, this.#fillings, this.#books.at] as const;
    this.#memory.bytes(story + Story.fields.states.at, State).set(state);
    this.#bots.begin_story(story, this.#books.at, seat, Number(seed & WORD), Number(seed >> 32n));
    for (const move of moves) if (!this.#bots.go_on_with_story(...given, move, isTime())) break;
    this.#bots.end_story(...given, isTime());
  }

  /** What the puzzle that a move takes would cost a seat; null where it may not take it, or nobody has seen it. */
  plan(state: Uint8Array, box: Box, seat: number, move: number, nodes: number = MOST_STEPS): Plan | null {
    this.#look(state, box);
    const { taking, trail } = this.#at;
    this.#memory.bytes(taking + Taking.fields.states.at, State).set(state);
    if (this.#bots.plan_taking(taking, trail, this.#fillings, this.#books.at, seat, move, nodes)) return null;
    return readPlan(this.#memory, taking, box);
  }

  /** What a seat can make of its Finishing Touches; null where it is not at them. */
  account(state: Uint8Array, box: Box, seat: number): Account | null {
    this.#look(state, box);
    const { accounting } = this.#at;
    this.#memory.bytes(accounting + Accounting.fields.states.at, State).set(state);
    if (!this.#bots.account(accounting, this.#fillings, this.#books.at, seat)) return null;
    return readAccount(this.#memory, accounting);
  }

  /** The counters of the last search. */
  get counters(): number[] {
    return Array.from(this.#memory.numbers(this.#at.tree, Tree, "counters"), Number);
  }

  /** What the last `decide` without a tree found the ends of turns worth, the best first. */
  get worths(): number[] {
    const { beam } = this.#at;
    const [lists, width] = Beam.fields.order.shape;
    const size = this.#memory.numbers(beam, Beam, "size")[lists - 1]!;
    const order = this.#memory.numbers(beam, Beam, "order").subarray((lists - 1) * width, (lists - 1) * width + size);
    const worth = this.#memory.numbers(beam, Beam, "worth");
    return Array.from(order, (row) => worth[row]!);
  }

  /** The solver's table is a part of the mind. */
  get #fillings(): At<"Fillings"> {
    return (this.#at.mind + Mind.fields["fillings.region"].at) as At<"Fillings">;
  }

  /** Read the puzzles of the box, have the mind for this kind of game, and the position where searches begin. */
  #look(state: Uint8Array, box: Box): void {
    this.#books.open(box);
    this.#memory.bytes(this.#at.beam + Beam.fields.states.at + ROOT * State.size, State).set(state);
    const option = (name: "options.ghost" | "options.variant") => numbers(state.slice().buffer, 0, State, name)[0]!;
    const [hasLevel5, isSolo] = [option("options.ghost"), Number(option("options.variant") === SOLO)];
    if (this.#mind === `${hasLevel5} ${isSolo}`) return;
    this.#bots.new_mind(this.#at.mind, hasLevel5, isSolo);
    this.#bots.forget(this.#fillings);
    this.#mind = `${hasLevel5} ${isSolo}`;
  }

  #turn(k: number): Considered {
    const { tree, line, worth } = this.#at;
    const length = this.#bots.read_turn(tree, k, line, worth);
    const moves = Array.from(this.#memory.numbers(line, Line, "all").subarray(0, length));
    const [chance, margin, visits] = this.#memory.numbers(worth, Worth, "all");
    return { moves, chance: chance!, margin: margin!, visits: visits! };
  }
}
