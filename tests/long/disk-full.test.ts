import { vi } from "vitest";
import { fullDiskSuite } from "../upstream/suites/full-disk";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

// Too small to make a database, to migrate and to fill it.
fullDiskSuite([1, 20, 60]);
