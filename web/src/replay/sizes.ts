/** How large things of a table that is only looked at are drawn. */
export interface LookSizes {
  /** Widths of cards in pixels. */
  row: number;
  own: number;
  /** Seats side by side. */
  columns: number;
  /** Whether the reserve stands beside the rows. */
  isBeside: boolean;
  /** Solo: the grid on the left, everything else on the right. */
  isPillars: boolean;
}

const HIGH = 136 / 120;
/** How much higher than its puzzles a seat is; with supply and pile below them, and with these beside them. */
const SEAT_BELOW = 108;
const SEAT_BESIDE = 66;
const SEAT_PADDING = 32 + 24;

const between = (least: number, value: number, most: number) => Math.floor(Math.max(least, Math.min(value, most)));

/** For a room so wide, and as high as one would like it to stay. */
export function sizesFor(room: number, height: number, seats: number, variant: string): LookSizes {
  const isBeside = room >= 720;
  if (variant === "solo" && isBeside) {
    const row = between(72, Math.min((height - 60) / 3 / HIGH, (room - 60) * 0.14), 132);
    const rest = room - 4 * row - 3 * 12 - 24;
    return { row, own: between(56, (rest - SEAT_PADDING) / 4, 112), columns: 1, isBeside, isPillars: true };
  }
  const shown = variant === "solo" ? 2 : seats;
  const columns = room < 520 ? 1 : shown <= 2 || shown === 4 || !isBeside ? 2 : 3;
  const lines = Math.ceil(shown / columns);
  const inSeat = (room - 12 * (columns - 1)) / columns - (room < 520 ? 24 + 24 : SEAT_PADDING);
  const isShort = isBeside && height <= 700;
  const beside = isShort && columns === 2 && (inSeat - 156) / 4 >= 48 ? (inSeat - 156) / 4 : 64;
  const most = lines === 1 ? 120 : room < 520 && seats > 2 ? 56 : isShort ? Math.min(64, beside) : 76;
  const own = between(44, Math.min(inSeat / 4, most), 120);
  const cards = variant === "line-clear" ? 7 : variant === "solo" ? 4 : 5;
  const gaps = (cards - 1) * (room < 520 ? 6 : 12) + (variant === "line-clear" ? 24 : 0);
  const across = (room - gaps - (isBeside ? (variant === "line-clear" ? 148 : 240) : 0)) / cards;
  const seatHeight = (inSeat - 4 * own >= 156 ? SEAT_BESIDE : SEAT_BELOW) + own * HIGH;
  const left = height - lines * (seatHeight + 12) - (isBeside ? 0 : 56) - (variant === "line-clear" ? 28 : 0) - 16;
  const row = between(room < 520 ? 34 : 64, Math.min(across, room >= 520 ? left / 2 / HIGH : across), 132);
  return { row, own, columns, isBeside, isPillars: false };
}
