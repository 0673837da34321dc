import { vi } from "vitest";
import { durabilityBattery } from "../upstream/batteries/durability";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

durabilityBattery(200);
