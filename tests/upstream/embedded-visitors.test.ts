import { describe, vi } from "vitest";
import { postgresReachable } from "../support/postgres-server";
import { startUpstream } from "../support/upstream";
import { shared } from "./suites/start";
import { protocolSuites, visitorSuites } from "./suites/visitor-suites";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe("on the embedded engine", () => {
  const start = shared(startUpstream);
  visitorSuites(start);
  if (!postgresReachable()) protocolSuites(start);
});
