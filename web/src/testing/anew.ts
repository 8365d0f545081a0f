import { vi } from "vitest";

// Files of tests share a process, and nothing else: each has modules of its own, and what the others have set is gone.
vi.resetModules();
