/** The rounded outline of a set of cells as the path of an SVG. */
import type { Cell } from "./cells";

type Point = [number, number];
type Corner = { at: Point; from: Point; to: Point };

/** Where edges run, cells to the right of them: each corner of the grid with those it leads to. */
function edgesOf(cells: readonly Cell[]): Map<string, Point[]> {
  const taken = new Set(cells.map(String));
  const isTaken = (column: number, row: number) => taken.has(`${column},${row}`);
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => edges.set(String(from), [...(edges.get(String(from)) ?? []), to]);
  for (const [x, y] of cells) {
    if (!isTaken(x, y - 1)) add([x, y], [x + 1, y]);
    if (!isTaken(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!isTaken(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!isTaken(x - 1, y)) add([x, y + 1], [x, y]);
  }
  return edges;
}

/** One closed walk along edges, which are used up; where two cells touch by a corner it turns right, around its own. */
function walk(edges: Map<string, Point[]>): Corner[] {
  const start = edges.keys().next().value!;
  let here = start.split(",").map(Number) as Point;
  let heading: Point | null = null;
  const steps: { at: Point; heading: Point }[] = [];
  do {
    const choices = edges.get(String(here))!;
    const right = heading
      ? choices.findIndex((to) => to[0] - here[0] === -heading![1] && to[1] - here[1] === heading![0])
      : 0;
    const [next] = choices.splice(Math.max(right, 0), 1) as [Point];
    if (!choices.length) edges.delete(String(here));
    heading = [next[0] - here[0], next[1] - here[1]];
    steps.push({ at: here, heading });
    here = next;
  } while (String(here) !== start);
  return steps.flatMap(({ at, heading: to }, index) => {
    const from = steps.at(index - 1)!.heading;
    return from[0] === to[0] && from[1] === to[1] ? [] : [{ at, from, to }];
  });
}

const short = (value: number) => Number(value.toFixed(2));

/**
 * `unit` is the size of a cell, `inset` how far the line keeps inside, `outer` and `inner` the radii of corners
 * that point outwards and inwards.
 */
export function outline(cells: readonly Cell[], unit: number, inset = 0, outer = 3, inner = 2): string {
  const edges = edgesOf(cells);
  let path = "";
  while (edges.size) {
    walk(edges).forEach(({ at, from, to }, index) => {
      const isOuter = from[0] * to[1] - from[1] * to[0] > 0;
      const radius = isOuter ? outer : inner;
      const x = at[0] * unit + inset * (-from[1] - to[1]);
      const y = at[1] * unit + inset * (from[0] + to[0]);
      const begin = `${short(x - from[0] * radius)} ${short(y - from[1] * radius)}`;
      const end = `${short(x + to[0] * radius)} ${short(y + to[1] * radius)}`;
      path += `${index ? "L" : "M"}${begin}A${short(radius)} ${short(radius)} 0 0 ${isOuter ? 1 : 0} ${end}`;
    });
    path += "Z";
  }
  return path;
}
