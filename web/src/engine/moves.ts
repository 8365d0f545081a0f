import { MOVE_BLOCKS } from "./built/data";

/** Every first word of a block with every second, and so on. */
function texts(block: readonly (readonly string[])[]): string[] {
  return block.reduce<string[]>(
    (found, words) => found.flatMap((text) => words.map((word) => (text ? `${text} ${word}` : word))),
    [""],
  );
}

/** The text of every move, by its index in the action space. */
export const MOVE_TEXTS: readonly string[] = MOVE_BLOCKS.flatMap(texts);

const INDEX = new Map(MOVE_TEXTS.map((text, index) => [text, index]));

/** The index of a move's text; undefined if there is no such move. */
export function moveIndex(text: string): number | undefined {
  return INDEX.get(text);
}
