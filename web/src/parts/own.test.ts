import "../testing/browser";
import { afterEach, expect, it, vi } from "vitest";
import { type OwnTable, urgentFirst } from "./own";

afterEach(() => void vi.unstubAllGlobals());

const table = (name: string, is_my_turn: boolean, changed: number): OwnTable => ({
  table: name,
  path: `/t/${name}`,
  phase: "playing",
  variant: "standard",
  chairs: [],
  is_my_turn,
  changed,
});

it("puts games that wait for me before those just used", () => {
  const found = urgentFirst([table("new", false, 9), table("old turn", true, 1), table("turn", true, 5)]);
  expect(found.map((each) => each.table)).toEqual(["turn", "old turn", "new"]);
});

it("shows games of this page at once, and those of a server that is found later", async () => {
  vi.resetModules();
  let answer: (response: Response) => void = () => undefined;
  const answers: Record<string, unknown> = {
    "/api/me": { id: "me" },
    "/api/me/tables": { tables: [{ ...table("there", true, 2), path: undefined }] },
  };
  vi.stubGlobal("fetch", (path: string) =>
    path === "/api/tables" ? new Promise((done) => (answer = done)) : Promise.resolve(Response.json(answers[path])),
  );
  localStorage.setItem("projectl.known", "true");
  const { here } = await import("../local/line.svelte");
  const kept = { id: "here", phase: "playing", wishes: { seats: ["you"] }, chairs: [], is_my_turn: true, changed: 1 };
  vi.spyOn(here, "list").mockResolvedValue([kept] as never);
  const shown: string[][] = [];
  const done = (await import("./own")).listOwn((tables) => shown.push(tables.map(({ path }) => path)));
  await vi.waitFor(() => expect(shown).toEqual([["/here/here"]]));
  answer(Response.json({ tables: [] }));
  await done;
  expect(shown.at(-1)).toEqual(["/t/there", "/here/here"]);
});
