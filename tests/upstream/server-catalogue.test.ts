import { vi } from "vitest";
import { onPostgresServer } from "./on-postgres-server";
import { catalogueSuites, snapshotSuites } from "./suites/catalogue-suites";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

onPostgresServer(({ start }) => {
  catalogueSuites(start);
  snapshotSuites(start);
});
