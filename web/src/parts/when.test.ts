import { expect, it } from "vitest";
import { ago } from "./when";

it.each([
  [0, "now"],
  [59, "now"],
  [61, "1 minute ago"],
  [7300, "2 hours ago"],
  [90_000, "yesterday"],
  [-5, "now"],
])("%i seconds ago is said as %s", (seconds, said) => {
  expect(ago(1_000_000 - seconds, 1_000_000)).toBe(said);
});
