import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showTheme, wantedLanguage } from "./play/prefs.svelte";
import { follow } from "./route.svelte";
import { speak } from "./words/words.svelte";

showTheme();
follow();
void speak(wantedLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
