import { describe, vi } from "vitest";
import { startUpstream } from "../support/upstream";
import { catalogueBattery } from "./batteries/catalogue";
import { comparisonTableBattery } from "./batteries/comparison-table";
import { comparisonBattery } from "./batteries/comparisons";
import { csrfBattery } from "./batteries/csrf";
import { dealBattery } from "./batteries/deals";
import { mailBattery } from "./batteries/mail";
import { mannersBattery } from "./batteries/manners";
import { matchBattery } from "./batteries/match";
import { mattressBattery } from "./batteries/mattresses";
import { searchBattery } from "./batteries/searching";
import { sessionBattery } from "./batteries/sessions";
import { storesBattery } from "./batteries/stores";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe("on the embedded engine", () => {
  csrfBattery(startUpstream);
  sessionBattery(startUpstream);
  mannersBattery(startUpstream);
  catalogueBattery(startUpstream);
  matchBattery(startUpstream);
  mailBattery(startUpstream);
  comparisonBattery(startUpstream);
  searchBattery(startUpstream);
  comparisonTableBattery(startUpstream);
  storesBattery(startUpstream);
  mattressBattery(startUpstream);
  dealBattery(startUpstream);
});
