/**
 * How long everything on the table takes, in milliseconds. What style sheets need of it stands in `tokens.css` under
 * the same name; a test holds both to the same.
 */
export const TIMES = {
  /** A card from one place to another. */
  card: 320,
  /** A piece on its way to a cell or to the supply. */
  place: 220,

  // A turn of others, as it is shown.
  /** Before the first action of a turn the seat is lit. */
  lit: 180,
  pause: 120,
  /** Where many play. */
  shortPause: 60,
  /** A whole turn, whatever is in it: five of them take less than eight seconds. */
  turn: 1560,
  /** What an action that is still to come is left at least. */
  action: 380,
  /** Others begin so long after one's own things have landed. */
  afterOwn: 160,
  /** Between one lamp and the next, when a turn begins. */
  lamp: 60,

  // A puzzle is completed.
  /** It fills with light. */
  sweep: 640,
  /** From here on its pieces go home, */
  home: 320,
  /** one so long after the other. */
  gap: 40,
  /** Its points rise into the score. */
  points: 480,
  /** The slot is free. */
  free: 960,
  /** The same for others: a part of their turn. */
  freeOfOthers: 640,
  /** What came is edged with light. */
  edge: 2000,

  // An announcement comes, stays, and goes.
  stay: 1600,

  // The result.
  /** After the last landing. */
  result: 240,
  /** A seat. */
  row: 700,
  /** Before the winner. */
  silence: 400,
} as const;

/** Somebody who likes it calm. */
export const CALM = 1.6;

/** How a time is read by a style sheet. */
export const ms = (time: number) => `${Math.round(time)}ms`;

/** Somebody has asked for as little motion as can be: end states at once. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
