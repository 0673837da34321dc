import type { Db } from "./engine";

/** What most functions take of the process: each says so itself, and bootstrap.ts puts together what all of them take. */

export interface DbAndClock {
  db: Db;
  clock: () => Date;
}

export interface DemoMark {
  /** Whether this database holds the demonstration; every catalogue answer is marked so. */
  demo: boolean;
}
