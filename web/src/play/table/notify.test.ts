import "../../testing/browser";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { prefer } from "../../browser/prefs.svelte";
import { speak } from "../../words/words.svelte";
import { callToTurn, mayNotify } from "./notify";
import type { LogLine } from "./table.svelte";

const said: [string, NotificationOptions][] = [];
class FakeNotification {
  static permission: NotificationPermission = "granted";
  static requestPermission = () => Promise.resolve(this.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, about: NotificationOptions) {
    said.push([title, about]);
  }
}
const table = {
  id: "t",
  news: [{ seat: 1, text: "gains O1" }] as LogLine[],
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

test("the system says whose turn it is and what happened, once for a table", () => {
  callToTurn(table);
  expect(said).toMatchObject([["Your turn", { body: "Oksana gains O1", tag: "t" }]]);
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

test("what the browser does not allow is not wished for", async () => {
  expect(await mayNotify()).toBe(true);
  FakeNotification.permission = "denied";
  expect(await mayNotify()).toBe(false);
});
