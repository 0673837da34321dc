import { vi } from "vitest";
import { onPostgresServer } from "./on-postgres-server";
import { protocolSuites, visitorSuites } from "./suites/visitor-suites";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

onPostgresServer(({ start }) => {
  visitorSuites(start);
  protocolSuites(start);
});
