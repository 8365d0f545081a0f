import { vi } from "vitest";

/** How long a test waits for what must come: none is about being quick, and only what never comes makes one fail. */
const PATIENCE_MS = 60_000;

const waitFor = vi.waitFor;
vi.waitFor = (callback, options) => {
  const given = typeof options === "number" ? { timeout: options } : options;
  return waitFor(callback, { timeout: PATIENCE_MS, ...given });
};
