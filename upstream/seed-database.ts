import { sql } from "kysely";
import { featureFlagNames } from "#contracts/feature-flags";
import type { DemoPassword } from "./config";
import { insertForumCategories } from "./content/forum-categories";
import { insertContent } from "./content/insert-content";
import type { Db } from "./database/engine";
import { insertRows } from "./database/insert-rows";
import { lockSeeding } from "./database/seed-lock";
import { analyzeTables, catalogueTables, refreshViews } from "./database/table-lists";
import { tables } from "./modules";
import type { AnnouncedAccount, Progress } from "./parent-messages";
import { insertPlaces } from "./stores/places";

/** What the header of a first visit shows: comparisons on, the retailers' unfinished pages off. */
const flagsOn = new Set<string>(["HEADER_SHOW_POPULAR_COMPARISONS", "RETAILER_DASHBOARD_REQUEST_SETTINGS"]);

/** The invented rows that a database may be filled with. `upstream/demo` makes them; what starts the upstream passes it on. */
export interface Demonstration {
  /** The same number always makes the same rows. */
  seed: number;
  /** Fills a database that has flags, places and texts, and none of the demonstration's rows. */
  fill(db: Db, today: Date, progress: Progress): Promise<void>;
  /** Fills it anew from `seed` after its catalogue was cleared; accounts are there already. */
  refill(db: Db, seed: number, today: Date, progress: Progress): Promise<void>;
  /** Gives the accounts of the demonstration that are in `db`, a transaction, the password they should have now. */
  givePasswords(db: Db, wanted: DemoPassword): Promise<AnnouncedAccount[]>;
}

export interface SeedSettings {
  /** Null: flags, places and texts alone are put in. */
  demo: Demonstration | null;
  /** The 42,000 ZIP codes, too. */
  places: boolean;
  /** The demonstration's dates end here. */
  today: Date;
}

/** Raised when the demonstration or a text of `content/` changes: a database with an earlier one gets the new one at its next start. */
export const seedVersion = 29;

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
  if (seeded) await analyzeTables(db, tables);
  return seeded;
}

async function seedEmpty(db: Db, { demo, places, today }: SeedSettings, progress: Progress): Promise<void> {
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
  await demo?.fill(db, today, progress);
  await refreshViews(db, tables);
  await db
    .insertInto("seed_state")
    .values({
      id: 1,
      demo: demo !== null,
      seed: demo?.seed ?? 0,
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
  await insertContent(db, today, state.demo);
  await insertForumCategories(db);
  if (state.demo && demo !== null) {
    progress("Clearing the catalogue of an earlier release");
    await clearCatalogue(db);
    await demo.refill(db, state.seed, today, progress);
    await refreshViews(db, tables);
  }
  await db
    .updateTable("seed_state")
    .set({ version: seedVersion, catalogue_version: state.catalogue_version + 1 })
    .execute();
}

/** Empties the catalogue; accounts, sessions, saved results, visitors' reviews and places stay, comparison trays are emptied. */
async function clearCatalogue(db: Db): Promise<void> {
  // They hold ids, which will be other beds'.
  await db.updateTable("session").set({ compare_models: [] }).execute();
  const catalogue = catalogueTables(tables).map((name) => sql.table(name));
  await sql`truncate ${sql.join(catalogue)} restart identity`.execute(db);
  await db.deleteFrom("owner_review").where("seeded", "=", true).execute();
  await db.deleteFrom("store_review").where("seeded", "=", true).execute();
  await db.deleteFrom("decided_review").where("seeded", "=", true).execute();
}

/** givePasswords in a transaction of its own; of two processes that start at once the second finds the work done. */
export function settleDemoAccounts(db: Db, demo: Demonstration, wanted: DemoPassword): Promise<AnnouncedAccount[]> {
  return db.transaction().execute(async (transaction) => {
    await lockSeeding(transaction);
    return demo.givePasswords(transaction, wanted);
  });
}
