/** Where things are on the screen. */
import { readCells } from "../../geometry/cells";

/** Where some cells lie on a card, whose field is five by five below its head. */
export function onCard(card: DOMRect, text: string): DOMRect {
  const cells = readCells(text);
  const unit = card.width / 6;
  const [columns, rows] = [cells.map(([column]) => column), cells.map(([, row]) => row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return new DOMRect(
    card.left + unit * (0.5 + left),
    card.top + unit * (1.4 + top),
    unit * (Math.max(...columns) - left + 1),
    unit * (Math.max(...rows) - top + 1),
  );
}

/** Where its reward is printed on a card. */
export const rewardOn = (card: DOMRect): DOMRect =>
  new DOMRect(card.left + card.width * 0.76, card.top + card.width * 0.06, card.width * 0.16, card.width * 0.14);

/** The first of what these find that can be seen. */
export function rectOf(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width) return box;
    }
  return null;
}
