/** What compiled code wrote into a block, as plain numbers. */
import type { Layout } from "./built/data";
import type { Memory } from "./memory";

/** All numbers of a field. */
export function flat<const L extends Layout>(memory: Memory, at: number, of: L, name: keyof L["fields"] & string) {
  return Array.from(memory.numbers(at, of, name) as ArrayLike<number | bigint>, Number);
}

/** The same row by row. */
export function rows<const L extends Layout>(
  memory: Memory,
  at: number,
  of: L,
  name: keyof L["fields"] & string,
): number[][] {
  const [all, columns] = [flat(memory, at, of, name), of.fields[name]!.shape.at(-1)!];
  return Array.from({ length: all.length / columns }, (_, k) => all.slice(k * columns, (k + 1) * columns));
}

/** Numbers by the names of their columns. */
export const named = <Name extends string>(names: readonly Name[], row: readonly number[]): Record<Name, number> =>
  Object.fromEntries(names.map((name, k) => [name, row[k]!])) as Record<Name, number>;
