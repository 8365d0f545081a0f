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
}

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
    const rest = (isShort ? 406 : 450) + (hasSince() ? 22 : 0) + (variant === "standard" ? 0 : 24) + Math.max(0, bar - 112);
    return {
      market: isShort ? 64 : 80,
      own: between(variant === "standard" ? 115 : 106, Math.min((wide - 44) / 2, (high - rest) / 2.267), 190),
      mini: 44,
      tray: isShort ? 12 : 15,
    };
  }
  if (layout === "low") {
    const own = between(72, Math.min((wide - 200) / 4, (high - 146 - 20 * times - Math.max(60, bar)) / 1.133), 150);
    return { market: 80, own, mini: 40, tray: 11 };
  }
  if (layout === "tablet") {
    const four = (wide - 48 - 32 - 48) / 4;
    const own = four >= 144 ? between(144, four, 190) : between(144, (wide - 96) / 2, 220);
    const below = 48 + own * 1.133 * (four >= 144 ? 1 : 2.1) + 156;
    const above = variant === "solo" ? 244 : 56 + 78 + (isLineClear ? 28 : 0) + (seats > 4 ? 276 : seats > 3 || isLineClear ? 138 : 116);
    const rows = variant === "solo" ? 3.4 : 2.267;
    const market = between(84, Math.min(isLineClear ? (wide - 48 - 32 - 52) / 7 : (wide - 48 - 64) / 5, (high - 160 - above - below) / rows), 140);
    // A window as wide as high: smaller cards, before the tray lies under the bar.
    const fixed = (variant === "solo" ? 650 : isLineClear ? 650 : seats > 3 ? 590 : seats > 2 ? 540 : 496) + Math.max(0, bar - 160);
    const lines = four >= 144 ? 1.133 : 2.38;
    if (fixed + own * lines + market * rows <= high) return { market, own, mini: 56, tray: 18 };
    const small = between(72, (high - fixed - 134 * lines) / rows, market);
    return { market: small, own: between(112, (high - fixed - small * rows) / lines, own), mini: 56, tray: 15 };
  }
  if (variant === "solo") {
    const below = Math.max(100, bar);
    const market = between(76, Math.min((high - 236 - below) / 3.4, wide / 10.8), 140);
    const own = between(104, Math.min((high - 270 - 40 * times - below) / 2.267, (wide - 48 - 3 * market - 32 - 64 - 240 * times - 72) / 2), 200);
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
  const own = between(100, Math.min((left - 16 - 2.267 * market) / 1.133, 1.5 * market * (isLineClear ? 1.25 : 1), (wide - 420) / 4), 248);
  return {
    market,
    own,
    // The log has its place under two seats as well.
    mini: strip ? 44 : seats > 2 ? 40 : 64,
    tray: between(16, own / 8, 30),
  };
}
