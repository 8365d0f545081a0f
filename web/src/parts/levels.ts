/** The bots that are levels for people, and how strong each is in cells of five. */
export const LEVELS = ["novice", "casual", "skilled", "expert"] as const;
export type Level = (typeof LEVELS)[number];

export const DEFAULT_LEVEL: Level = "casual";

const CELLS: Record<Level, number> = { novice: 1, casual: 2, skilled: 4, expert: 5 };

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Cells of the strength sign; bots that are no level have none. */
export const cellsOf = (name: string): number => (isLevel(name) ? CELLS[name] : 0);

/** The level last played, or the one to begin with. */
export const levelOr = (name: string): Level => (isLevel(name) ? name : DEFAULT_LEVEL);
