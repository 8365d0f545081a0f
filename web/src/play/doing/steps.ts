/** A plan as it is drawn: what each of its actions does, and which pieces of the supply it is done with. */
import { type Cell, type Piece, readCells } from "../../geometry/cells";
import type { Planned, View } from "../../wire/messages";
import type { Sentence } from "../../words/told";
import { completer } from "../table/news";
import type { LiveTable } from "../table/table.svelte";

export interface Step {
  turn: number;
  /** The take is number 0: it has no piece to wear a number. */
  number: number;
  does: "take" | "gain" | "swap" | "ghost" | "place";
  /** What goes out of the supply for something else. */
  gives: Piece | null;
  gets: Piece[];
  lays: { piece: Piece; cells: Cell[] } | null;
}

export function readSteps(plan: Planned | null | undefined): Step[] {
  return (plan?.steps ?? []).map(({ turn, moves }, number) => {
    const [does, first, second] = moves[0]!.split(" ") as [Step["does"], Piece, string];
    const [, , piece, cells] = moves.find((move) => move.startsWith("place "))?.split(" ") ?? [];
    return {
      turn,
      number,
      does,
      gives: does === "swap" || does === "ghost" ? first : null,
      gets: does === "gain" ? [first] : does === "swap" || does === "ghost" ? (second.split("+") as Piece[]) : [],
      lays: piece && cells ? { piece: piece as Piece, cells: readCells(cells) } : null,
    };
  });
}

const DRAWN = new Set(["take", "gain", "swap", "ghost", "place"]);

/** The line of a hint, numbered as the board numbers it; what is no action of a plan stays a move. */
export function readLine(line: readonly string[]): (Step | { number: number; move: string })[] {
  return line.map((move, at) => {
    const number = at + 1;
    const raised = move.replace(/^levelup (?=\w+ \w)/, "swap ");
    if (!DRAWN.has(raised.split(" ")[0]!)) return { number, move };
    const [step] = readSteps({ steps: [{ turn: 0, moves: [raised] }] } as Planned);
    return { ...step!, number };
  });
}

/** A sentence of a hint, and the step of its line that it tells of; null where it tells of none. */
export interface Reason {
  sentence: Sentence;
  step: number | null;
}

/** The sentences of a hint in the order of its steps, so that both are read alike. */
export function inOrder(
  told: readonly Sentence[],
  line: readonly string[],
  { rows, slots }: { rows: View["rows"]; slots: readonly (string | null)[] },
): Reason[] {
  const puzzleAt = (source: string) => rows[source[0] as "W"]?.[Number(source.slice(1)) - 1] ?? null;
  const words = line.map((move) => move.split(" "));
  const taken = words.flatMap(([word, source]) => (word === "take" ? [puzzleAt(source!)] : []));
  /** What lies in a slot when it is placed on: a puzzle that lies there, or the next one that was taken. */
  const inSlot = new Map<string, string | null>(slots.map((id, at) => [String(at + 1), id]));
  const on = (slot: string) => {
    if (!inSlot.get(slot)) inSlot.set(slot, taken.shift() ?? null);
    return inSlot.get(slot);
  };
  const placed = words.map(([word, slot]) => (word === "place" ? on(slot!) : null));
  const of = (args: Sentence["args"], place: string) => (args[place]?.[1] ?? null) as string | null;
  const find = (key: string, args: Sentence["args"]): number => {
    const [kind] = key.replace("reason-", "").split("-") as [string];
    const puzzle = of(args, "puzzle");
    switch (kind) {
      case "complete":
      case "near":
        return placed.lastIndexOf(puzzle);
      case "take":
        return words.findIndex(([word, source]) => word === "take" && puzzleAt(source!) === puzzle);
      case "draw":
        return words.findIndex(([word, source]) => word === "take" && source!.endsWith("deck"));
      case "gain":
        return words.findIndex(([word, piece]) => word === kind && piece === (of(args, "first") ?? of(args, "taken")));
      case "swap":
      case "levelup":
        return words.findIndex(([word, piece]) => word === kind && piece === of(args, "given"));
      default:
        return words.findIndex(([word]) => word === kind);
    }
  };
  return told
    .map((sentence) => ({ sentence, at: find(sentence.key, sentence.args) }))
    .sort((one, other) => (one.at < 0 ? line.length : one.at) - (other.at < 0 ? line.length : other.at))
    .map(({ sentence, at }) => ({ sentence, step: at < 0 ? null : at + 1 }));
}

/** The steps that use a piece up, as many as the supply has of it: what comes in later wears no number yet. */
export function usesOf(steps: readonly Step[], piece: Piece, held: number): number[] {
  return steps
    .filter((step) => step.gives === piece || (step.lays?.piece === piece && step.does === "place"))
    .map((step) => step.number)
    .slice(0, held);
}

/** The first turns by themselves, and how many actions come after them; one alone is not hidden behind its number. */
export function byTurn(steps: readonly Step[], most = 3): { turns: Step[][]; more: number } {
  const far = steps.filter((step) => step.turn >= most).length;
  const near = far > 1 ? steps.slice(0, -far) : steps;
  const turns: Step[][] = [];
  for (const step of near) (turns[step.turn] ??= []).push(step);
  return { turns, more: far > 1 ? far : 0 };
}

/** P1: a piece of the plan that would complete another puzzle by itself, and so come back. */
export function alsoCompletes(
  steps: readonly Step[],
  { puzzles, supply, recess }: Pick<LiveTable, "puzzles" | "supply" | "recess">,
): { piece: Piece; puzzle: string } | null {
  for (const puzzle of puzzles) {
    const piece = puzzle && completer(recess(puzzle), supply);
    if (piece && usesOf(steps, piece, supply[piece] ?? 0).length) return { piece, puzzle: puzzle.id };
  }
  return null;
}
