/** What every page is made with: it comes while the page that was asked for does. */
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { nameHere } from "./browser/address";
import { wantedLanguage } from "./browser/remembered";
import { showTheme } from "./browser/prefs.svelte";
import { follow } from "./browser/route.svelte";
import { whoAmI } from "./wire/api";
import { server } from "./wire/server.svelte";
import { speak } from "./words/words.svelte";

/** Show the page, as soon as it and its words are there. */
export async function begin(page: Promise<unknown>): Promise<void> {
  showTheme();
  follow();
  // Whether there are other people decides what is offered.
  void server.find();
  // Words, page and person are fetched at the same time; whoever opens a table's link needs all three.
  if (nameHere().pathname.startsWith("/t/")) void whoAmI().catch(() => undefined);
  await Promise.all([speak(wantedLanguage()), page]).catch(() => undefined);
  if (document.readyState === "loading") await new Promise((go) => addEventListener("DOMContentLoaded", go));
  mount(App, { target: document.getElementById("app")! });
}
