import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/** For a test, and for what is done before and after: longer than it waits for anything (src/testing/patience.ts). */
const PATIENCE_MS = 120_000;

// Apart from vite.config.ts, which whoever only builds the page reads without having vitest.
export default defineConfig((environment) =>
  mergeConfig(page(environment), {
    test: {
      include: ["src/**/*.test.ts"],
      isolate: false, // src/testing/anew.ts does it, for a third of what a process for each file takes
      setupFiles: ["src/testing/anew.ts", "src/testing/browser.ts", "src/testing/patience.ts"],
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
    },
  }),
);
