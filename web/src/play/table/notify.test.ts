import "../../testing/browser";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { IconName } from "../../draw/Icon.svelte";
import { prefer } from "../../browser/prefs.svelte";
import { speak } from "../../words/words.svelte";
import { callToTurn, canNotify, mayNotify } from "./notify";
import type { LogLine } from "./table.svelte";

const said: [string, NotificationOptions][] = [];
class FakeNotification {
  static permission: NotificationPermission = "granted";
  static requestPermission = () => Promise.resolve(this.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, about: NotificationOptions) {
    if (FakeNotification.permission === "granted") said.push([title, about]);
  }
}
const table = {
  id: "t",
  news: [{ seat: 1, text: "completes W07 for 2 points" }, { seat: null }] as LogLine[],
  acts: { 1: ["take", "place", "place"] as IconName[] },
  name: () => "Oksana",
};
const show = (visibilityState: DocumentVisibilityState) => Object.assign(document, { visibilityState });

beforeAll(() => speak("en"));
beforeEach(() => {
  Object.assign(globalThis, { Notification: FakeNotification });
  FakeNotification.permission = "granted";
  said.length = 0;
  prefer("isNotifying", true);
  show("hidden");
});
afterEach(() => {
  prefer("isNotifying", false);
  show("visible");
});

test("the system says that it is one's turn and what happened, in words, once for a table", () => {
  callToTurn(table);
  callToTurn({ ...table, acts: {} });
  callToTurn({ ...table, news: [] });
  expect(said).toMatchObject([
    ["Your turn", { body: "Oksana: Take and Place", tag: "t" }],
    ["Your turn", { body: "Oksana" }],
    ["Your turn", { body: "" }],
  ]);
});

test("where only a worker may notify nothing is offered, and nothing breaks", async () => {
  function Unbuildable(): never {
    throw new TypeError("Illegal constructor");
  }
  const allowing = { permission: "default", requestPermission: () => Promise.resolve("granted") };
  Object.assign(globalThis, { Notification: Object.assign(Unbuildable, allowing) });
  expect([canNotify(), await mayNotify()]).toEqual([false, false]);
  Object.assign(Notification, { permission: "granted" });
  expect(() => callToTurn(table)).not.toThrow();
  delete (globalThis as { Notification?: unknown }).Notification;
  expect(canNotify()).toBe(false);
});

test("not where one looks at the page, nor unless it is wished for and allowed", () => {
  show("visible");
  callToTurn(table);
  show("hidden");
  prefer("isNotifying", false);
  callToTurn(table);
  prefer("isNotifying", true);
  FakeNotification.permission = "denied";
  callToTurn(table);
  expect(said).toEqual([]);
});

test("what the browser does not allow is not wished for, and to ask whether it can shows nothing", async () => {
  expect(await mayNotify()).toBe(true);
  FakeNotification.permission = "denied";
  expect(await mayNotify()).toBe(false);
  expect([canNotify(), said]).toEqual([true, []]);
});
