/** What a line of decisions achieves, and what is told of it, as compiled code wrote it. As `analysis/facts.py`. */
import type { Fact, Told } from "../made/messages";
import type { Box } from "./box";
import { FACT_DECKS, FACTS, NONE, PIECES, REASONS, SOURCES, TILINGS } from "./built/data";

type Meant = (typeof FACTS)[number]["arguments"][number]["kind"] | (typeof REASONS)[number]["places"][number][1];

const piece = (value: number) => (value === NONE ? null : PIECES[value]!);
const puzzle = (value: number, { puzzles }: Box) => (value === NONE ? null : puzzles[value]!.id);
const known = (values: readonly number[]) => values.filter((value) => value !== NONE);

/** What numbers of a row mean. */
const READ: Record<Meant, (values: readonly number[], box: Box) => unknown> = {
  number: ([value]) => value,
  flag: ([value]) => value === 1,
  known: ([value]) => (value === NONE ? null : value),
  puzzle: ([value], box) => puzzle(value!, box),
  piece: ([value]) => piece(value!),
  parts: ([value]) => TILINGS[value!],
  source: ([value]) => SOURCES[value!],
  deck: ([value]) => FACT_DECKS[value!],
  puzzles: (values, box) => known(values).map((value) => puzzle(value, box)),
  pieces: (values) => known(values).map(piece),
  pairs: (values) => [0, 2].flatMap((at) => (values[at] === NONE ? [] : [values.slice(at, at + 2).map(piece)])),
};

/** A row of facts. */
export function readFact([code, ...values]: readonly number[], box: Box): Fact {
  const { kind, arguments: named } = FACTS[code!]!;
  const fact: Fact = { kind };
  let at = 0;
  for (const { name, kind: meant, size } of named) {
    fact[name] = READ[meant](values.slice(at, at + size), box);
    at += size;
  }
  return fact;
}

/** A row to tell: the key of a text, and what fills its places. */
export function readTold([code, ...values]: readonly number[], box: Box): Told {
  const { key, places } = REASONS[code!]!;
  const args: Told["args"] = {};
  places.forEach(([name, type], at) => {
    args[name] = [type, READ[type]([values[at]!], box)];
  });
  return { key, args };
}
