import { vi } from "vitest";
import { onPostgresServer } from "../upstream/on-postgres-server";
import { exportSuite } from "../upstream/suites/export";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

onPostgresServer(({ freshDatabase }) => exportSuite(freshDatabase, "demo"));
