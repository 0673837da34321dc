import { vi } from "vitest";
import { onPostgresServer } from "../upstream/on-postgres-server";
import { shared } from "../upstream/suites/start";
import { furtherVisitorSuites } from "../upstream/suites/visitor-suites";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** What tests/upstream/server-visitors.test.ts leaves. */
onPostgresServer((server) => furtherVisitorSuites(shared(server.start)));
