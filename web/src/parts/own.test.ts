import { expect, it } from "vitest";
import { type OwnTable, urgentFirst } from "./own";

const table = (name: string, is_my_turn: boolean, changed: number): OwnTable => ({
  table: name,
  path: `/t/${name}`,
  phase: "playing",
  variant: "standard",
  edition: "kickstarter",
  chairs: [],
  is_my_turn,
  changed,
});

it("puts games that wait for me before those just used", () => {
  const found = urgentFirst([table("new", false, 9), table("old turn", true, 1), table("turn", true, 5)]);
  expect(found.map((each) => each.table)).toEqual(["turn", "old turn", "new"]);
});
