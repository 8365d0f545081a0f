/** A state in plain numbers and lists, by the layout of its record. */
import { State, type Field } from "./built/data";
import { numbers } from "./memory";

type Fields = typeof State.fields;
type Value<F extends Field> = F["of"] extends "i64" ? bigint : number;
type Sides<V, S extends readonly number[]> = S extends readonly [] ? V : S extends readonly [number] ? V[] : V[][];

/** Every field of a state: a number, a list, or a list of lists. */
export type Plain = { [Name in keyof Fields]: Sides<Value<Fields[Name]>, Fields[Name]["shape"]> };

const NAMES = Object.keys(State.fields) as (keyof Fields)[];

/** The numbers of a field in rows as long as its last side. */
function inRows<V>(all: V[], shape: readonly number[]): V | V[] | V[][] {
  if (shape.length === 0) return all[0]!;
  if (shape.length === 1) return all;
  const [rows, columns] = shape as [number, number];
  return Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns));
}

/** All fields of a state that is given as bytes. */
export function plain(state: Uint8Array<ArrayBuffer>): Plain {
  const read = (name: keyof Fields) => {
    const all = Array.from<number | bigint>(numbers(state.buffer, state.byteOffset, State, name));
    return [name, inRows(all, State.fields[name].shape)] as const;
  };
  return Object.fromEntries(NAMES.map(read)) as unknown as Plain;
}
