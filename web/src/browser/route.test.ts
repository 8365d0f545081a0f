import { afterEach, expect, test, vi } from "vitest";
import "../testing/browser";

/** The client as it starts at an address: sent by our server, which says where addresses begin, or by any other. */
async function at(address: string, root?: string) {
  vi.resetModules();
  vi.stubGlobal("location", new URL(address));
  const { dataset } = document.documentElement;
  delete dataset["root"];
  if (root) dataset["root"] = root;
  return { ...(await import("./address")), ...(await import("./route.svelte")) };
}
afterEach(() => void vi.unstubAllGlobals());

test("on a server an address is the name of its page", async () => {
  const route = await at("https://table.test/replay/abc?at=5#key", "/");
  expect([route.here(), route.asked().get("at"), route.fragment()]).toEqual(["/replay/abc", "5", "key"]);
  expect(route.hrefOf("/t/abc#key")).toBe("/t/abc#key");
  expect(route.linkOf("/t/abc#key")).toBe("https://table.test/t/abc#key");
  expect(route.hrefOf("/api/me")).toBe("/api/me");
});

test("in a folder of files the name stands behind #", async () => {
  const route = await at("https://files.test/a/b/#/replay/abc?at=5#key");
  expect([route.here(), route.asked().get("at"), route.fragment()]).toEqual(["/replay/abc", "5", "key"]);
  expect(route.hrefOf("/t/abc#key")).toBe("/a/b/#/t/abc#key");
  expect(route.linkOf("/")).toBe("https://files.test/a/b/#/");
  expect(route.hrefOf("/api/me")).toBe("/a/b/api/me");
});

test.each(["https://files.test/a/b/", "https://files.test/a/b/index.html", "https://files.test/a/b/#elsewhere"])(
  "a folder without a name behind # is the first page: %s",
  async (address) => {
    const route = await at(address);
    expect([route.here(), route.root]).toEqual(["/", "/a/b/"]);
  },
);
