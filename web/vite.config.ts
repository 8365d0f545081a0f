import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The server the development server talks to: `projectl serve` with its default port.
const server = "http://127.0.0.1:8765";

/** Every text of the build beside itself as `.br` and `.gz`, so that nothing is compressed while people wait. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html|json|txt)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/projectl/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy lets nothing in that is written inline
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every page draws with is one file: a slow line waits for requests more than for bytes.
      output: { advancedChunks: { groups: [{ name: "drawing", test: /src\/(draw|geometry|words)\// }] } },
    },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
}));
