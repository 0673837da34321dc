import { sql } from "kysely";
import { featureFlagNames } from "../../../app/contracts/feature-flags";
import type { Progress } from "../../progress";
import type { Db } from "../engine";
import { insertRows } from "../insert-rows";
import type { SeedCatalogue } from "../seed/catalogue-data";
import { analyzeTables, refreshViews } from "../tables";
import { insertCatalogue } from "./catalogue-rows";
import { nameComparedBrands } from "./compared-brands";
import { insertDemoAccounts } from "./demo-accounts";
import { type MoveDates, movedTo } from "./move-dates";
import { insertOwnerRatings } from "./owner-rating-rows";
import { insertPlaces } from "./places";
import { insertPricesAndDeals } from "./price-rows";
import { insertStores } from "./store-rows";

/** Counts up when what an empty database is filled with grows or changes its meaning. */
export const fillVersion = 3;

/** What the header of a first visit shows: comparisons on, the retailers' unfinished pages off. */
const flagsOn = new Set<string>(["HEADER_SHOW_POPULAR_COMPARISONS", "RETAILER_DASHBOARD_REQUEST_SETTINGS"]);

export interface Demonstration {
  seed: number;
  generate: (seed: number) => SeedCatalogue;
  /** How many stores are invented. */
  stores: number;
}

export interface FillSettings {
  /** The demonstration's catalogue and accounts; without it only flags and places are put in. */
  demo: Demonstration | null;
  /** The 42,000 ZIP codes, too. */
  places: boolean;
  /** The demonstration's dates end here. */
  today: Date;
}

/** What the filling of a part is given: the rows it hangs on are in the database already. */
export interface Filling {
  seed: number;
  /** As generated, its dates not yet moved. */
  catalogue: SeedCatalogue;
  stores: number;
  move: MoveDates;
}

/** Parts of the demonstration that came after version 1: a database filled before them gets them at its next start. */
const laterParts: { since: number; says: string; insert(db: Db, filling: Filling): Promise<void> }[] = [
  { since: 2, says: "Filling in prices and deals", insert: insertPricesAndDeals },
  { since: 2, says: "Filling in stores", insert: insertStores },
  { since: 2, says: "Naming the brands of popular comparisons", insert: nameComparedBrands },
  { since: 3, says: "Filling in owners' ratings", insert: insertOwnerRatings },
];

/**
 * Fills a database with what it lacks, in one transaction. Returns whether there was anything to do. Of two processes
 * that start on one server the second waits for the first, and finds the work done.
 */
export async function fillOnce(db: Db, settings: FillSettings, progress: Progress): Promise<boolean> {
  const filled = await db.transaction().execute(async (transaction) => {
    await lockFilling(transaction);
    const state = await transaction.selectFrom("seed_state").selectAll().executeTakeFirst();
    if (state === undefined) await fillEmpty(transaction, settings, progress);
    else if (state.version < fillVersion) await addParts(transaction, state, settings, progress);
    else return false;
    return true;
  });
  if (filled) await analyzeTables(db);
  return filled;
}

/** Held to the end of the transaction by whoever looks whether a database is empty in order to fill it. */
export async function lockFilling(db: Db): Promise<void> {
  // A server's connections have a limit for statements, which a wait for another's filling may exceed.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtextextended('bedlark: filling', 0))`.execute(db);
}

async function fillEmpty(db: Db, { demo, places, today }: FillSettings, progress: Progress): Promise<void> {
  const seed = demo?.seed ?? 0;
  await insertRows(
    db,
    "feature_flag",
    featureFlagNames.map((name) => ({ name, enabled: flagsOn.has(name) })),
  );
  if (places) {
    progress("Filling in the places of the United States");
    await insertPlaces(db);
  }
  if (demo !== null) {
    progress("Filling in the demonstration catalogue");
    const move = movedTo(today);
    const catalogue = demo.generate(seed);
    await insertCatalogue(db, move(catalogue));
    await fillParts(db, 1, { seed, catalogue, stores: demo.stores, move }, progress);
    progress("Adding the demonstration accounts");
    await insertDemoAccounts(db);
  }
  await refreshViews(db);
  await db
    .insertInto("seed_state")
    .values({
      id: 1,
      demo: demo !== null,
      seed,
      version: fillVersion,
      catalogue_version: 1,
      filled_at: today,
    })
    .execute();
}

/** A demonstration that an earlier release filled; real data is none of our business. */
async function addParts(
  db: Db,
  state: { demo: boolean; seed: number; version: number; catalogue_version: number },
  { demo, today }: FillSettings,
  progress: Progress,
): Promise<void> {
  if (state.demo && demo !== null) {
    const catalogue = demo.generate(state.seed);
    const filling = { seed: state.seed, catalogue, stores: demo.stores, move: movedTo(today) };
    await fillParts(db, state.version, filling, progress);
    await refreshViews(db);
  }
  await db
    .updateTable("seed_state")
    .set({ version: fillVersion, catalogue_version: state.catalogue_version + 1 })
    .execute();
}

async function fillParts(db: Db, version: number, filling: Filling, progress: Progress): Promise<void> {
  for (const { since, says, insert } of laterParts) {
    if (since <= version) continue;
    progress(says);
    await insert(db, filling);
  }
}
