import { describe, vi } from "vitest";
import { startUpstream } from "../support/upstream";
import { furtherCatalogueSuites, mainCatalogueSuites } from "../upstream/suites/catalogue-suites";
import { shared } from "../upstream/suites/start";
import { visitorSuites } from "../upstream/suites/visitor-suites";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Where there is a PostgreSQL server, `npm test` asks these there. */
describe("on the embedded engine", () => {
  const start = shared(startUpstream);
  mainCatalogueSuites(start);
  furtherCatalogueSuites(start);
  // On an upstream of their own: those above leave beds and deals that these don't expect.
  visitorSuites(shared(startUpstream));
});
