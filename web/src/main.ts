import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { find } from "./pages";
import { showTheme, wantedLanguage } from "./browser/prefs.svelte";
import { follow, here, root } from "./browser/route.svelte";
import { keepFiles } from "./browser/versions";
import { whoAmI } from "./wire/api";
import { server } from "./wire/server.svelte";
import { speak } from "./words/words.svelte";

showTheme();
follow();

// A part of the page that is loaded later is gone: the server has a newer client by now. The table is where it was.
const ONCE_MS = 60_000;
addEventListener("vite:preloadError", ({ payload }) => {
  const anew = () => {
    if (Date.now() - Number(sessionStorage.getItem("projectl.reloaded") ?? 0) < ONCE_MS) return;
    sessionStorage.setItem("projectl.reloaded", String(Date.now()));
    location.reload();
  };
  // Without a line nothing is newer; a browser that keeps nothing would do it again and again.
  const [part] = /\S+\.(?:js|css)\b/.exec(String(payload)) ?? [];
  fetch(part ?? `${root}healthz`)
    .then((answer) => (part ? answer.status === 404 : answer.ok) && anew())
    .catch(() => undefined);
});

// Whether there are other people decides what is offered.
void server.find();

keepFiles();

// Words, page and person are fetched at the same time; whoever opens a table's link needs all three.
const page = find(here()).load();
if (here().startsWith("/t/")) void whoAmI().catch(() => undefined);
await Promise.all([speak(wantedLanguage()), page]).catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
// Whoever reads the first page plays next: a table is on its way meanwhile.
if (here() === "/")
  void find("/here/next")
    .load()
    .catch(() => undefined);
