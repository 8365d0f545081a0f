import { COLOURS, EVENTS, EVENT_COLUMNS, NONE, PENDING_NAMES, PIECES, SOURCES, TILINGS, VARIANTS } from "./built/data";
import { PLACED } from "./moves";
import type { Row } from "./raw";
import type { Box } from "./box";

/** What happened: a kind, and the keys that it has. */
export type Event = { readonly kind: string } & Readonly<Record<string, unknown>>;

type Kind = (typeof EVENTS)[number]["arguments"][number]["kind"];

const VARIANT_NAMES = Object.fromEntries(Object.entries(VARIANTS).map(([name, number]) => [number, name]));

/** The places of the bits that are set, from 1. */
function bits(value: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit + 1).filter((place) => (value >> (place - 1)) & 1);
}

/** What a number in a column of the log means. */
const READ: Record<Kind, (value: number, box: Box) => unknown> = {
  number: (value) => value,
  from_1: (value) => value + 1,
  puzzle: (value, { puzzles }) => (value === NONE ? null : puzzles[value]!.id),
  points: (value, { puzzles }) => puzzles[value]!.points,
  piece: (value) => PIECES[value],
  placed_piece: (value) => PLACED[value]![0],
  cells: (value) => PLACED[value]![1],
  parts: (value) => TILINGS[value],
  source: (value) => SOURCES[value],
  row: (value) => COLOURS[value],
  flag: (value) => value === 1,
  bits,
  action: (value) => (PENDING_NAMES as Record<number, string>)[value],
  variant: (value) => VARIANT_NAMES[value],
};

/** A row of the log as an event; its puzzles are those of the box. */
export function eventOf(row: Row, box: Box): Event {
  const [kind, ...values] = row;
  const event = EVENTS[kind]!;
  const entries = event.arguments.map(({ name, column, kind: as }) => {
    const read = column
      .split(" ")
      .map((each) => READ[as](values[EVENT_COLUMNS.indexOf(each as (typeof EVENT_COLUMNS)[number])]!, box));
    return [name, read.length > 1 ? read : read[0]] as const;
  });
  return { kind: event.kind, ...Object.fromEntries(entries) };
}
