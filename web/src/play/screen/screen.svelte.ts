/** How much room there is, and how large things are drawn in it. */
export type Layout = "phone" | "low" | "tablet" | "medium" | "wide";

let width = $state(innerWidth);
let height = $state(innerHeight);
/** How many times larger than usual somebody wants letters. */
let letters = $state(1);
addEventListener("resize", () => ([width, height] = [innerWidth, innerHeight]));

const ruler = document.createElement("div");
Object.assign(ruler.style, { position: "absolute", top: "0", visibility: "hidden", width: "1rem" });
document.body.append(ruler);
new ResizeObserver(() => (letters = Math.max(1, ruler.offsetWidth / 16))).observe(ruler);

const between = (least: number, value: number, most: number) => Math.round(Math.max(least, Math.min(value, most)));

class Screen {
  get width(): number {
    return Math.min(width, 1680);
  }
  get height(): number {
    return height;
  }
  get letters(): number {
    return letters;
  }
  /** Large letters need the arrangement of a smaller screen; puzzles do not grow with them, so half as much smaller. */
  get room(): number {
    return (width * 3) / (2 + letters);
  }
  get layout(): Layout {
    const { room } = this;
    if (height < 480 && room >= 560) return "low";
    return room >= 1280 ? "wide" : room >= 960 ? "medium" : room >= 640 ? "tablet" : "phone";
  }
  get isPhone(): boolean {
    return this.layout === "phone";
  }
}

export const screen = new Screen();

/** Widths of cards in pixels for a table with so many seats. */
export interface Sizes {
  market: number;
  own: number;
  mini: number;
  tray: number;
  /** The other seats are a line of names and scores: there is no room for their puzzles. */
  isLined?: boolean;
  /** Small rows leave room beside them: the reserve takes it. */
  isBeside?: boolean;
  /** Solo, in a window about as wide as high: the market stands beside one's own puzzles. */
  isSide?: boolean;
}

/** A card is this much higher than wide. */
const HIGH = 136 / 120;

/** How wide a seat's puzzles are in the strip of all seats. */
export function stripMini(columns: number): number {
  return Math.round(Math.max(22, Math.min(44, ((screen.width - 48 - 12 * (columns - 1)) / columns - 24 - 18) / 4)));
}

/** Whether a line has room that tells what the others did last. */
export const hasSince = (): boolean => screen.isPhone && screen.height >= 740;

/** What fits beside everything else: a bar so high, and words in the letters that are wanted. */
export function sizes(seats: number, variant: string, bar = 0): Sizes {
  const { layout, width: wide, height: high, letters: times } = screen;
  const isLineClear = variant === "line-clear";
  if (layout === "phone") {
    const isShort = high < 720;
    const isTabbed = variant !== "standard";
    const market = isShort ? (isTabbed ? 52 : 56) : isTabbed && high < 800 ? 71 : 80;
    const tray = isShort ? 12 : 13;
    // Head, seats, market, tray (long pieces stand where there is room), sentence and all that is between them.
    const rest =
      80 +
      (hasSince() ? 20 : 0) +
      (isTabbed ? 28 : 0) +
      market * HIGH +
      10 +
      (isShort ? 52 + 63 : 70 + 66) +
      Math.max(112, bar);
    return {
      market,
      own: between(isTabbed ? 104 : 112, Math.min((wide - 44) / 2, (high - rest) / (2 * HIGH)), 190),
      mini: 44,
      tray,
    };
  }
  if (layout === "low") {
    const own = between(72, Math.min((wide - 200) / 4, (high - 146 - 20 * times - Math.max(60, bar)) / 1.133), 150);
    return { market: 80, own, mini: 40, tray: 11 };
  }
  if (layout === "tablet") return onTablet(seats, variant, bar);
  if (variant === "solo") {
    const below = Math.max(100, bar);
    const market = between(76, Math.min((high - 236 - below) / 3.4, wide / 10.8), 140);
    const own = between(
      104,
      Math.min((high - 270 - 40 * times - below) / 2.267, (wide - 48 - 3 * market - 32 - 64 - 240 * times - 72) / 2),
      200,
    );
    return { market, own, mini: 60, tray: between(12, own / 9, 20) };
  }
  const strip = seats > 3 || isLineClear ? 56 + 34 * times + stripMini(seats) * 1.133 : 0;
  const titles = isLineClear ? 32 : 0;
  const rest = 58 + strip + 16 + titles + 46 + 40 * times + Math.max(100, bar);
  const cards = isLineClear ? 7.6 : 5;
  if (layout === "medium") {
    const left = high - rest - (strip ? 0 : 38 + 18 * times);
    const beside = 224 * times;
    const market = between(72, Math.min((left - 16) / 3.92, (wide - 48 - 16 * cards - beside) / cards), 132);
    const own = between(96, Math.min((left - 16 - 2.267 * market) / 1.133, (wide - 420) / 4), 190);
    return { market, own, mini: 40, tray: between(13, own / 9, 20) };
  }
  const left = high - rest;
  const market = between(72, Math.min((left - 16) / 3.92, (wide - 700) / cards), 170);
  const own = between(
    100,
    Math.min((left - 16 - 2.267 * market) / 1.133, 1.5 * market * (isLineClear ? 1.25 : 1), (wide - 420) / 4),
    248,
  );
  return {
    market,
    own,
    // The log has its place under two seats as well.
    mini: strip ? 44 : seats > 2 ? 40 : 64,
    tray: between(16, own / 8, 30),
  };
}

/**
 * Between phone and laptop: puzzles, tray and bar are in sight together, and what is left goes to the market and the
 * other seats.
 */
function onTablet(seats: number, variant: string, bar: number): Sizes {
  const { width: wide, height: high, letters: times } = screen;
  const isLineClear = variant === "line-clear";
  const below = Math.max(148, bar);
  if (variant === "solo" && high < 1.4 * wide && times <= 1.1) {
    const market = between(72, Math.min((high - 56 - below - 230) / (3 * HIGH), wide / 9), 110);
    const own = between(
      112,
      Math.min((wide - 136 - 3 * market - 32) / 2, (high - 56 - below - 92 - 12 - 84 - 88 - 24) / (2 * HIGH)),
      190,
    );
    return { market, own, mini: 56, tray: 15, isSide: true };
  }
  const four = (wide - 128) / 4;
  const isOneRow = four >= 144 || high < 1000;
  const most = isOneRow ? Math.min(four, 190) : Math.min((wide - 96) / 2, 220);
  const lines = isOneRow ? HIGH : 2.1 * HIGH;
  if (variant === "solo") {
    const fixed = 56 + 130 + 42 + 24 + 84 + 88 + below;
    const market = between(84, (high - fixed - 150 * lines) / (3 * HIGH), 140);
    return { market, own: between(112, (high - fixed - 3 * HIGH * market) / lines, most), mini: 56, tray: 15 };
  }
  const widest = isLineClear ? (wide - 132) / 7 : Math.min((wide - 112) / 5, 140);
  const narrow = isLineClear ? widest : (wide - 296) / 5;
  const isStrip = seats > 3 || isLineClear;
  const strip = seats > 4 ? 2 * (90 * times + stripMini(3) * HIGH) : 90 * times + stripMini(seats) * HIGH;
  const around = (above: number, tray: number) =>
    56 + above + (isLineClear ? 44 : 16) + 12 + 84 + 4 * tray + 30 + below;
  const fill = (fixed: number, widestMarket: number, wanted = most) => {
    const market = between(72, (high - fixed - wanted * lines) / (2 * HIGH), widestMarket);
    return { market, own: Math.floor(Math.min(most, (high - fixed - 2 * HIGH * market) / lines)), mini: 56 };
  };
  for (const tray of [18, 15]) {
    const fixed = around(isStrip ? strip : seats > 2 ? 152 : 92, tray);
    const large = { ...fill(fixed + 62, widest), tray, isBeside: false };
    if (large.own >= 144 && large.market > narrow) return large;
    const small = { ...fill(fixed + (isLineClear ? 62 : 0), narrow), tray, isBeside: !isLineClear && times <= 1.1 };
    if (small.own >= (tray === 18 ? 144 : 120)) return small;
  }
  const { own, ...rest } = fill(around(52, 15), narrow, Math.min(most, 144));
  return { ...rest, own: Math.max(112, own), tray: 15, isLined: true, isBeside: times <= 1.1 };
}
