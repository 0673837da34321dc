import { describe } from "vitest";
import { postgresReachable } from "../support/postgres-server";
import { startUpstream } from "../support/upstream";
import { mainCatalogueSuites, mainSnapshotSuites } from "./suites/catalogue-suites";
import { comparisonTableSuite } from "./suites/comparison-table";
import { shared } from "./suites/start";
import { mainVisitorSuites, protocolSuites } from "./suites/visitor-suites";

/**
 * With a PostgreSQL server the suites run there, which is quicker; on this engine only a small one. `npm run test:long`
 * runs everything here too (tests/long/embedded-engine.test.ts), and every journey has this engine behind it.
 */
describe("on the embedded engine", () => {
  const start = shared(startUpstream);
  if (postgresReachable()) comparisonTableSuite(start);
  else {
    mainSnapshotSuites(start);
    mainCatalogueSuites(start);
    mainVisitorSuites(start);
    protocolSuites(start);
  }
});
