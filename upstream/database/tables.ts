import type { Moment } from "./columns";

/** One row: what seeded this database. */
export interface SeedStateTable {
  id: number;
  demo: boolean;
  seed: number;
  version: number;
  /** Incremented by every change of the catalogue, so that processes know when their snapshots are stale. */
  catalogue_version: number;
  filled_at: Moment;
}

export interface SeedTables {
  seed_state: SeedStateTable;
}

/**
 * Every table and view, as created by the migrations. The tables.ts of each area adds its own here, so that all are
 * typed everywhere and the engine imports none of them.
 */
export interface Database extends SeedTables {}
