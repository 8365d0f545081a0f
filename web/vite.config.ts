import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { finish } from "./finish.ts";

// The server the development server talks to: `projectl serve` with its default port.
const server = "http://127.0.0.1:8765";

/** The oldest browsers that draw the page as it is meant; README.md and docs/site.md say so too. */
const OLDEST = ["chrome117", "edge117", "firefox128", "safari16.4"];

/** What is asked for first reads these, and waits for nothing else. */
const FIRST = "(?!browser/(address|remembered|versions)|words/languages)";
/** What counts and what answers comes with what needs it. */
const LATER_IN_PLAY = "(?!doing/(answers|asked|ladder|resting)|screen/modal|table/(talk|names))";
const LATER_AT_A_TABLE = "(?!docks|finishing|sheets|waiting|TablePage)";
const ELSEWHERE = "(?!load|module|built/rules|agreeing|game|json|options|reading|records|seats|setup)";
const OF_THE_BOARD = new RegExp(`src/(play/${LATER_IN_PLAY}|table/${LATER_AT_A_TABLE}|engine/${ELSEWHERE}|made/sets)`);
const LATER_PARTS = "(Answer|Counting|Own|own|opening|Upload)";
const OF_EVERY_PAGE = new RegExp(
  [
    "node_modules/(?!svelte/src/(motion|easing)/)",
    `src/${FIRST}(browser(?!/sounds)|draw|geometry|parts(?!/${LATER_PARTS})|wire(?!/asked)|words)/`,
    "src/(made/(faces|pieces|told|turn)|play/table/names)",
  ].join("|"),
);
/** What the first page shares with those where games are looked for. */
const OF_BEGINNING =
  /src\/(parts\/(Own|own|opening|Upload)|local\/(line|store|kept)|made\/editions|daily\/(calendar|kept|kinds))/;

export default defineConfig(({ mode }) => ({
  base: "./", // one build for every place
  plugins: [svelte(), finish()],
  build: {
    outDir: "../src/projectl/server/client",
    emptyOutDir: true,
    target: OLDEST,
    assetsInlineLimit: 0, // the content security policy lets nothing in that is written inline
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", offline: "src/offline/worker.ts" },
      output: {
        // What keeps the files is found by a name that stays.
        entryFileNames: ({ name }) => (name === "offline" ? "offline.js" : "assets/[name]-[hash].js"),
        // A slow line waits for requests more than for bytes: what every page is made with is one file, and so is what
        // tables and replays share.
        advancedChunks: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "page",
              test: OF_EVERY_PAGE,
              minShareCount: 3,
            },
            // What moves, and can be skipped, comes when the board stands.
            {
              name: "moments",
              test: /src\/play\/(moments\/(pressing|times)|table\/skipping)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: "beginning",
              test: OF_BEGINNING,
              minShareCount: 2,
            },
            // What is asked, answered and counted there comes later, too.
            {
              name: "board",
              test: OF_THE_BOARD,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
}));
