// Puts `answering.ts`, with a browser in place of Node, into a folder: `node bundling.mjs FOLDER`.

import { rolldown } from "../../web/node_modules/rolldown/dist/index.mjs";

const at = (name) => new URL(name, import.meta.url).pathname;
const browser = at("in_browser.ts");
const bundle = await rolldown({
  input: { in_browser: browser, answering: at("answering.ts") },
  resolve: { alias: { "node:fs": browser, "node:readline": browser } },
});
await bundle.write({ dir: process.argv[2], entryFileNames: "[name].js" });
