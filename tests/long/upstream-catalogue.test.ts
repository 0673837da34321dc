import { vi } from "vitest";
import { onPostgresServer } from "../upstream/on-postgres-server";
import { furtherCatalogueSuites, furtherSnapshotSuites } from "../upstream/suites/catalogue-suites";
import { shared } from "../upstream/suites/start";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** What tests/upstream/server-catalogue.test.ts leaves. */
onPostgresServer((server) => {
  const start = shared(server.start);
  furtherSnapshotSuites(start);
  furtherCatalogueSuites(start);
});
