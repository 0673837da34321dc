import { comparisonTableBattery } from "./comparison-table";
import { csrfBattery } from "./csrf";
import { mailBattery } from "./mail";
import { mannersBattery } from "./manners";
import { sessionBattery } from "./sessions";
import { signInLimitBattery } from "./sign-in-limits";
import type { Start } from "./start";
import { storesBattery } from "./stores";

/** What the upstream keeps and finds for a visitor: sessions, mail, the tray, stores near by. Owed on both engines. */
export function visitorBatteries(start: Start): void {
  comparisonTableBattery(start);
  mailBattery(start);
  sessionBattery(start);
  signInLimitBattery(start);
  storesBattery(start);
}

/** How it speaks HTTP, whichever engine is behind it. */
export function protocolBatteries(start: Start): void {
  csrfBattery(start);
  mannersBattery(start);
}
