import { describe, vi } from "vitest";
import { postgresReachable } from "../support/postgres-server";
import { startUpstream } from "../support/upstream";
import { cashbackMoneySuite } from "./suites/cashback-money";
import { catalogueSuites, snapshotSuites } from "./suites/catalogue-suites";
import { shared } from "./suites/start";
import { protocolSuites, visitorSuites } from "./suites/visitor-suites";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/**
 * With a PostgreSQL server the suites run there, which is quicker; on this engine only what its triggers and constraints
 * hold. `npm run test:long` runs everything here too (tests/long/embedded-engine.test.ts), and every journey and fault
 * of a form has this engine behind it.
 */
describe("on the embedded engine", () => {
  const start = shared(startUpstream);
  if (postgresReachable()) cashbackMoneySuite(start);
  else {
    snapshotSuites(start);
    catalogueSuites(start);
    visitorSuites(start);
    protocolSuites(start);
  }
});
