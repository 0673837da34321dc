import { featureFlagNames } from "../../../../app/contracts/feature-flags";
import type { Progress } from "../../../progress";
import type { Db } from "../../engine";
import { lockSeeding } from "../../seed-lock";
import { insertRows } from "../../insert-rows";
import type { SeedCatalogue } from "../catalogue-data";
import { analyzeTables, clearCatalogue, refreshViews } from "../../copied-tables";
import { insertCashback } from "./cashback-rows";
import { insertCatalogue } from "./catalogue-rows";
import { insertContent } from "./content-rows";
import { nameComparedBrands } from "./compared-brands";
import { insertDiscussions, insertForumCategories } from "./discussion-rows";
import { insertDemoAccounts } from "./demo-accounts";
import { insertExpertReviews } from "./expert-review-rows";
import { movedTo } from "./move-dates";
import { insertOwnerRatings } from "./owner-rating-rows";
import { insertOwnerReviews } from "./owner-review-rows";
import { insertPlaces } from "./places";
import { insertPricesAndDeals } from "./price-rows";
import type { Seeding } from "./seeding";
import { insertStoreReviews } from "./store-review-rows";
import { insertStores } from "./store-rows";

/** What the header of a first visit shows: comparisons on, the retailers' unfinished pages off. */
const flagsOn = new Set<string>(["HEADER_SHOW_POPULAR_COMPARISONS", "RETAILER_DASHBOARD_REQUEST_SETTINGS"]);

export interface Demonstration {
  seed: number;
  generate: (seed: number) => SeedCatalogue;
  /** How many stores are invented. */
  stores: number;
}

export interface SeedSettings {
  /** The demonstration's catalogue and accounts; without it only flags and places are put in. */
  demo: Demonstration | null;
  /** The 42,000 ZIP codes, too. */
  places: boolean;
  /** The demonstration's dates end here. */
  today: Date;
}

/** Raised when the demonstration changes: a database with an earlier one gets the new one at its next start. */
export const seedVersion = 28;

/** Whether seedOnce has nothing to do. */
export async function isSeeded(db: Db): Promise<boolean> {
  const state = await db.selectFrom("seed_state").select("version").executeTakeFirst();
  return state !== undefined && state.version >= seedVersion;
}

/**
 * Seeds a database with what it lacks, in one transaction. Returns whether there was anything to do. Of two processes
 * that start on one server the second waits for the first, and finds the work done.
 */
export async function seedOnce(db: Db, settings: SeedSettings, progress: Progress): Promise<boolean> {
  const seeded = await db.transaction().execute(async (transaction) => {
    await lockSeeding(transaction);
    const state = await transaction.selectFrom("seed_state").selectAll().executeTakeFirst();
    if (state === undefined) await seedEmpty(transaction, settings, progress);
    else if (state.version < seedVersion) await renew(transaction, state, settings, progress);
    else return false;
    return true;
  });
  if (seeded) await analyzeTables(db);
  return seeded;
}

async function seedEmpty(db: Db, { demo, places, today }: SeedSettings, progress: Progress): Promise<void> {
  const seed = demo?.seed ?? 0;
  await insertRows(
    db,
    "feature_flag",
    featureFlagNames.map((name) => ({ name, enabled: flagsOn.has(name) })),
  );
  if (places) {
    progress("Seeding the places of the United States");
    await insertPlaces(db);
  }
  progress("Adding guides, glossary and pages of information");
  await insertContent(db, today, demo !== null);
  await insertForumCategories(db);
  if (demo !== null) {
    const seeding = await insertDemonstration(db, { ...demo, today }, progress);
    progress("Adding the demonstration accounts");
    await insertDemoAccounts(db);
    progress("Adding questions and forum");
    await insertDiscussions(db);
    await insertCashback(db, seeding);
  }
  await refreshViews(db);
  await db
    .insertInto("seed_state")
    .values({
      id: 1,
      demo: demo !== null,
      seed,
      version: seedVersion,
      catalogue_version: 1,
      filled_at: today,
    })
    .execute();
}

/**
 * A demonstration that an earlier release seeded is replaced: accounts, sessions and saved results stay. A database with
 * real data is left alone.
 */
async function renew(
  db: Db,
  state: { demo: boolean; seed: number; catalogue_version: number },
  { demo, today }: SeedSettings,
  progress: Progress,
): Promise<void> {
  if (state.demo && demo !== null) {
    progress("Clearing the catalogue of an earlier release");
    await clearCatalogue(db);
    await insertCashback(db, await insertDemonstration(db, { ...demo, seed: state.seed, today }, progress));
    await refreshViews(db);
  }
  await insertContent(db, today, state.demo);
  await insertForumCategories(db);
  if (state.demo && demo !== null) await insertDiscussions(db);
  await db
    .updateTable("seed_state")
    .set({ version: seedVersion, catalogue_version: state.catalogue_version + 1 })
    .execute();
}

async function insertDemonstration(
  db: Db,
  { seed, generate, stores, today }: Demonstration & { today: Date },
  progress: Progress,
): Promise<Seeding> {
  progress("Seeding the demonstration catalogue");
  const move = movedTo(today);
  const catalogue = generate(seed);
  const seeding: Seeding = { seed, catalogue, stores, move };
  await insertCatalogue(db, move({ ...catalogue, reviews: [] }));
  progress("Seeding prices and deals");
  await insertPricesAndDeals(db, seeding);
  progress("Seeding stores");
  const inserted = await insertStores(db, seeding);
  await nameComparedBrands(db, seeding);
  progress("Seeding reviews of beds and stores");
  await insertOwnerReviews(db, seeding);
  await insertStoreReviews(db, seeding, inserted);
  await insertOwnerRatings(db, seeding);
  progress("Seeding expert reviews");
  await insertExpertReviews(db, seeding);
  return seeding;
}
