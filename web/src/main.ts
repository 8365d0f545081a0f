/**
 * What is there first, and small: it asks at once for all that the page at this address needs, while what every page is
 * made with is still on its way. So it imports nothing of that.
 */
import { nameHere, root } from "./browser/address";
import { dress, remembered, wantedLanguage } from "./browser/remembered";
import { keepFiles } from "./browser/versions";
import { moduleHere } from "./engine/module";
import { beginWorker } from "./local/begun";
import { find } from "./pages";
import { textsOf } from "./words/languages";

dress(remembered().theme);

// A part of the page that is loaded later is gone: the server has a newer client by now. The table is where it was.
const ONCE_MS = 60_000;
// Or it is there, and does not come all the same: what it shares with others was lost with the line, and browsers
// remember for as long as a page lives which script did not come.
const PATIENT = 3;
let vain = 0;
addEventListener("vite:preloadError", ({ payload }) => {
  const anew = () => {
    if (Date.now() - Number(sessionStorage.getItem("projectl.reloaded") ?? 0) < ONCE_MS) return;
    sessionStorage.setItem("projectl.reloaded", String(Date.now()));
    location.reload();
  };
  // Without a line nothing is newer; a browser that keeps nothing would do it again and again.
  const [part] = /\S+\.(?:js|css)\b/.exec(String(payload)) ?? [];
  fetch(part ?? `${root}healthz`)
    .then((answer) => (part ? answer.status === 404 || (answer.ok && ++vain > PATIENT) : answer.ok) && anew())
    .catch(() => undefined);
});

keepFiles();

const quietly = (asked: Promise<unknown>) => void asked.catch(() => undefined);
const name = nameHere().pathname;
const { load, words } = find(name);
const mounting = import("./mounting");
const page = load();
for (const part of ["first", ...words] as const) quietly(textsOf(part, wantedLanguage()));
quietly(mounting.then(({ begin }) => begin(page)));

// Whoever reads the first page plays next, and in this page: its worker, the rules and a table come meanwhile.
if (name === "/" || name.startsWith("/here/")) {
  beginWorker();
  quietly(moduleHere());
  quietly(import("./local/line.svelte"));
}
if (name === "/") quietly(page.then(() => find("/here/next").load()));
