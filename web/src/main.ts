import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { find } from "./pages";
import { showTheme, wantedLanguage } from "./play/prefs.svelte";
import { follow } from "./route.svelte";
import { whoAmI } from "./wire/api";
import { speak } from "./words/words.svelte";

showTheme();
follow();
// Words, page and person are fetched at the same time; whoever opens a table's link needs all three.
const page = find(location.pathname).load();
if (location.pathname.startsWith("/t/")) void whoAmI().catch(() => undefined);
await Promise.all([speak(wantedLanguage()), page]).catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
