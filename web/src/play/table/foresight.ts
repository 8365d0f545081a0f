/** The rules in the page's own thread: what may be done, why not, and what it surely does, asking nobody. */
import type { GameBox } from "../../engine/boxes";
import { REWARD_RULES } from "../../engine/built/data";
import type { Engine } from "../../engine/engine";
import type { Terms } from "../../engine/shapes";
import { Situation } from "../../engine/situation";
import { fromBase64 } from "../../wire/base64";
import type { TableNow } from "../../wire/messages";

export { rulesHere } from "../../engine/here";

/** The rule that tells what a reward is. */
export const ruleOfReward = (reward: string): string => REWARD_RULES[reward as keyof typeof REWARD_RULES];

/** A table for the rules to read; null where no game is played. */
export function situationOf(
  engine: Engine,
  { view, state }: Pick<TableNow, "view" | "state">,
  box: GameBox,
): Situation | null {
  if (!view || state === undefined) return null;
  return Situation.fromBytes({ engine, terms: view as unknown as Terms, box }, fromBase64(state));
}
