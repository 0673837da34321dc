import { vi } from "vitest";
import { catalogueSuites } from "./suites/catalogue-suites";
import { onPostgresServer } from "./on-postgres-server";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

onPostgresServer(({ start }) => catalogueSuites(start));
