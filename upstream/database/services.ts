import type { Db } from "./engine";

/**
 * The services that most functions need. Each function declares its own, and bootstrap.ts puts together what all of
 * them need.
 */

export interface DbAndClock {
  db: Db;
  clock: () => Date;
}

export interface DemoMark {
  /** Whether this database contains the demo; every catalogue response is marked accordingly. */
  demo: boolean;
}
