/** How much room there is, and how large things are drawn in it. */
export type Layout = "phone" | "low" | "tablet" | "medium" | "wide";

let width = $state(innerWidth);
let height = $state(innerHeight);
addEventListener("resize", () => ([width, height] = [innerWidth, innerHeight]));

const between = (least: number, value: number, most: number) => Math.round(Math.max(least, Math.min(value, most)));

class Screen {
  get width(): number {
    return Math.min(width, 1680);
  }
  get height(): number {
    return height;
  }
  get layout(): Layout {
    if (height < 480 && width >= 560) return "low";
    return width >= 1280 ? "wide" : width >= 960 ? "medium" : width >= 640 ? "tablet" : "phone";
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

export function sizes(seats: number, variant: string): Sizes {
  const { layout, width: wide, height: high } = screen;
  if (layout === "phone") {
    const own = between(132, Math.min((wide - 44) / 2, (high - 444 - (variant === "standard" ? 0 : 24)) / 2.267), 190);
    return { market: 80, own, mini: 44, tray: 15 };
  }
  if (layout === "low") return { market: 92, own: between(80, (high - 176) / 2.4, 150), mini: 40, tray: 13 };
  if (layout === "tablet") {
    const four = (wide - 48 - 32 - 48) / 4;
    const own = four >= 144 ? between(144, four, 190) : between(144, (wide - 96) / 2, 220);
    const below = 48 + own * 1.133 * (four >= 144 ? 1 : 2.1) + 136;
    const above = variant === "solo" ? 244 : 56 + 78 + (variant === "line-clear" ? 28 : 0) + (seats > 4 ? 276 : seats > 3 || variant === "line-clear" ? 138 : 116);
    const rows = variant === "solo" ? 3.4 : 2.267;
    return { market: between(84, Math.min(variant === "line-clear" ? (wide - 48 - 32 - 52) / 7 : (wide - 48 - 64) / 5, (high - 160 - above - below) / rows), 140), own, mini: 56, tray: 20 };
  }
  const strip = seats > 3 || variant === "line-clear" ? 138 : 0;
  const left = high - 284 - strip;
  if (variant === "solo") {
    const market = between(76, Math.min((high - 330) / 3.4, wide / 10.8), 140);
    const own = between(104, Math.min((high - 336) / 2.267, (wide - 48 - 3 * market - 32 - 64 - 240 - 72) / 2), 200);
    return { market, own, mini: 60, tray: 20 };
  }
  if (layout === "medium") {
    const scale = Math.min((left - 40) / 472, (wide - 200) / 760);
    return { market: between(72, 120 * scale, 132), own: between(112, 176 * scale, 190), mini: 40, tray: 20 };
  }
  const scale = Math.min(left / 582, (wide - 700) / 740);
  const columns = variant === "line-clear" ? 0.8 : 1;
  return {
    market: between(76, 148 * scale * columns, 170),
    own: between(112, 216 * scale, 248),
    // The log has its place under two seats as well.
    mini: seats > 3 || variant === "line-clear" ? 44 : seats > 2 ? 48 : 64,
    tray: between(16, 27 * scale, 30),
  };
}
