import { vi } from "vitest";
import { durabilitySuite } from "../upstream/suites/durability";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

durabilitySuite(200);
