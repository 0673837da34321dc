import { vi } from "vitest";
import { concurrencySuite } from "../upstream/suites/concurrency";
import { onPostgresServer } from "../upstream/on-postgres-server";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 180_000 });

onPostgresServer(({ start }) => concurrencySuite(start, 10));
