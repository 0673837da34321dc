import { cpSync, rmSync } from "node:fs";
import { vi } from "vitest";
import { freshDataDirectory } from "../support/upstream-template";
import { fullDiskSuite } from "./suites/full-disk";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

fullDiskSuite([1], async (dataDirectory) => {
  const seeded = await freshDataDirectory("small");
  rmSync(dataDirectory, { recursive: true, force: true });
  cpSync(seeded, dataDirectory, { recursive: true });
  rmSync(seeded, { recursive: true });
});
