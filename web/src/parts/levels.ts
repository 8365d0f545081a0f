/** The bots that are levels for people, and how strong each is in cells of six. */
export const LEVELS = ["novice", "casual", "steady", "skilled", "expert", "champion"] as const;
export type Level = (typeof LEVELS)[number];

export const DEFAULT_LEVEL: Level = "casual";

/** Elo points on one scale, as the package has them: `projectl bot` lists the same. */
const RATINGS: Record<Level, number> = {
  novice: 800,
  casual: 1000,
  steady: 1200,
  skilled: 1435,
  expert: 1635,
  champion: 1800,
};

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Cells of the strength sign; bots that are no level have none. */
export const cellsOf = (name: string): number => (isLevel(name) ? LEVELS.indexOf(name) + 1 : 0);

/** The rating of a level; other bots have none. */
export const ratingOf = (name: string): number => (isLevel(name) ? RATINGS[name] : 0);

/** The level last played, or the one to begin with. */
export const levelOr = (name: string): Level => (isLevel(name) ? name : DEFAULT_LEVEL);
