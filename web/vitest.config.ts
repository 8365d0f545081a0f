import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/** For a test, and for what is done before and after: longer than it waits for anything (src/testing/patience.ts). */
const PATIENCE_MS = 120_000;

// Apart from vite.config.ts, which whoever only builds the page reads without having vitest.
export default defineConfig((environment) =>
  mergeConfig(page(environment), {
    test: {
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/testing/browser.ts", "src/testing/patience.ts"],
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
    },
  }),
);
