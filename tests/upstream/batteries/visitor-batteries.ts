import { comparisonTableBattery } from "./comparison-table";
import { csrfBattery } from "./csrf";
import { mailBattery } from "./mail";
import { mannersBattery } from "./manners";
import { sessionBattery } from "./sessions";
import { signInLimitBattery } from "./sign-in-limits";
import { storesBattery } from "./stores";
import type { Start } from "./start";

/** What the upstream owes a visitor: sessions, mail, the tray, stores near by. One half, so that two workers share the load. */
export function visitorBatteries(start: Start): void {
  comparisonTableBattery(start);
  csrfBattery(start);
  mailBattery(start);
  mannersBattery(start);
  sessionBattery(start);
  signInLimitBattery(start);
  storesBattery(start);
}
