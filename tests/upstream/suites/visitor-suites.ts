import { comparisonTableSuite } from "./comparison-table";
import { csrfSuite } from "./csrf";
import { featureFlagSuite } from "./feature-flags";
import { mailSuite } from "./mail";
import { mannersSuite } from "./manners";
import { sessionSuite } from "./sessions";
import { signInLimitSuite } from "./sign-in-limits";
import { type Start, shared } from "./start";
import { storesSuite } from "./stores";
import { visitSuite } from "./visits";

/** What the upstream keeps and finds for a visitor: sessions, mail, the tray, stores near by. Owed on both engines. */
export function visitorSuites(start: Start): void {
  const startShared = shared(start);
  comparisonTableSuite(startShared);
  mailSuite(startShared);
  sessionSuite(startShared);
  visitSuite(startShared);
  featureFlagSuite(startShared);
  signInLimitSuite(startShared);
  storesSuite(startShared);
}

/** How it speaks HTTP, whichever engine is behind it: asked on one. */
export function protocolSuites(start: Start): void {
  const startShared = shared(start);
  csrfSuite(startShared);
  mannersSuite(startShared);
}
