import { describe, vi } from "vitest";
import { postgresReachable } from "../support/postgres-server";
import { startUpstream } from "../support/upstream";
import { catalogueSuites, snapshotSuites } from "./suites/catalogue-suites";
import { shared } from "./suites/start";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe("on the embedded engine", () => {
  const start = shared(startUpstream);
  // What memory answers is asked once, on the server where there is one, since that opens sooner.
  if (!postgresReachable()) snapshotSuites(start);
  catalogueSuites(start);
});
