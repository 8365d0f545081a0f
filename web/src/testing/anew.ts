import { vi } from "vitest";

// Files of tests share a process, and nothing else: what the last one has put in place of something is gone, and each
// has modules of its own.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
