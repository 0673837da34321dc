import { vi } from "vitest";
import { onPostgresServer } from "./on-postgres-server";
import { shared } from "./suites/start";
import { mainVisitorSuites, protocolSuites } from "./suites/visitor-suites";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

onPostgresServer((server) => {
  const start = shared(server.start);
  mainVisitorSuites(start);
  protocolSuites(start);
});
