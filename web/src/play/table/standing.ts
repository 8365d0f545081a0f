/** The decisions that stand. */
import type { Happened } from "../../wire/messages";

/** Decisions without those that were taken back: a seat takes back its own last one, or all from one on. */
export function standing(happened: readonly Happened[]): Happened[] {
  let kept: Happened[] = [];
  for (const each of happened) {
    const { back_to: from } = each;
    if (each.move !== undefined) kept.push(each);
    else if (from !== undefined) kept = kept.filter((other) => other.number < from);
    else {
      const at = kept.findLastIndex((other) => other.seat === each.seat);
      if (at >= 0) kept.splice(at, 1);
    }
  }
  return kept;
}
