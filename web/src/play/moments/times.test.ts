import { expect, test } from "vitest";
import { styles } from "../../testing/shared";
import { TIMES } from "./times";

/** Further down they are nothing, for whoever wants no motion. */
const inMotion = styles("tokens").split("@media")[0]!;
const inCss = [...inMotion.matchAll(/--t-(\w+): (\d+)ms;/g)].map(([, name, time]) => [name!, Number(time)] as const);
/** What only style sheets need. */
const ONLY_CSS = ["tap", "move"];

test("a time that style sheets need is the same for both", () => {
  const shared = inCss.filter(([name]) => !ONLY_CSS.includes(name));
  expect(shared.length).toBeGreaterThan(4);
  for (const [name, time] of shared) expect({ [name]: TIMES[name as keyof typeof TIMES] }).toEqual({ [name]: time });
});
