import type { Moment } from "./columns";

/** One row: what seeded this database. */
export interface SeedStateTable {
  id: number;
  demo: boolean;
  seed: number;
  version: number;
  /** Counts up with every change of the catalogue, so that indexes in processes know when they are old. */
  catalogue_version: number;
  filled_at: Moment;
}

export interface SeedTables {
  seed_state: SeedStateTable;
}
