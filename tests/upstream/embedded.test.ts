import { describe, vi } from "vitest";
import { startUpstream } from "../support/upstream";
import { catalogueBattery } from "./batteries/catalogue";
import { csrfBattery } from "./batteries/csrf";
import { mannersBattery } from "./batteries/manners";
import { searchBattery } from "./batteries/searching";
import { sessionBattery } from "./batteries/sessions";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe("on the embedded engine", () => {
  csrfBattery(startUpstream);
  sessionBattery(startUpstream);
  mannersBattery(startUpstream);
  catalogueBattery(startUpstream);
  searchBattery(startUpstream);
});
