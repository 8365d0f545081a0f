import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllGlobals());

/** The client of a folder of files whose host answers like this. */
async function hosted(answer: () => Promise<Response>) {
  vi.resetModules();
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  return { fetched, ...(await import("./server.svelte")), ...(await import("./api")) };
}

test.each<[string, () => Promise<Response>]>([
  ["nothing", () => Promise.resolve(new Response("not found", { status: 404 }))],
  ["its first page, whatever was asked for", () => Promise.resolve(new Response("<!doctype html>"))],
  ["JSON of its own", () => Promise.resolve(new Response('{"error":"not found"}'))],
  ["nothing at all", () => Promise.reject(new TypeError("no line"))],
])("a host that answers with %s is no server, and is asked once", async (_, answer) => {
  const { api, fetched, server } = await hosted(answer);
  await expect(api.get("me")).rejects.toMatchObject({ refused: { code: "no_server" } });
  await expect(api.get("bots")).rejects.toBeInstanceOf(Error);
  expect(server.isThere).toBe(false);
  expect(fetched.mock.calls).toEqual([["/api/tables"]]);
});

test("a server of ours beside the files is found by its own answer", async () => {
  const { api, server } = await hosted(() => Promise.resolve(new Response('{"tables":[]}')));
  expect(await api.get("tables")).toEqual({ tables: [] });
  expect(server.isThere).toBe(true);
});
