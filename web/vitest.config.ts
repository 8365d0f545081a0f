import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from vite.config.ts, which whoever only builds the page reads without having vitest.
export default defineConfig((environment) =>
  mergeConfig(page(environment), { test: { include: ["src/**/*.test.ts"], setupFiles: ["src/testing/browser.ts"] } }),
);
