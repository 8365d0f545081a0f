/** How many actions decisions were, as the rules tell them apart. */
import type { Engine } from "../engine/engine";

export function actionsOf(engine: Pick<Engine, "beginsAction" | "pendingOf">, moves: readonly string[]): number {
  let begun: string | null = null;
  let count = 0;
  for (const move of moves) {
    const isNew = engine.beginsAction(move, begun);
    if (isNew) {
      count += 1;
      begun = engine.pendingOf(move);
    } else if (move === "done") begun = null;
  }
  return count;
}
