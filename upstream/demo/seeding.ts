import type { SeedCatalogue } from "./catalogue/catalogue-data";
import type { MoveDates } from "./move-dates";

/** What seeding one part is given; the rows that it refers to are in the database already. */
export interface Seeding {
  seed: number;
  /** As generated, its dates not yet moved. */
  catalogue: SeedCatalogue;
  stores: number;
  move: MoveDates;
}
