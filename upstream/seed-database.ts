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

/** The header of a first visit: comparisons on, the retailers' unfinished pages off. */
const flagsOn = new Set<string>(["HEADER_SHOW_POPULAR_COMPARISONS", "RETAILER_DASHBOARD_REQUEST_SETTINGS"]);

/**
 * The fictional rows that a database may be filled with. `upstream/demo` creates them; whatever starts the upstream
 * passes it in.
 */
export interface Demonstration {
  /** The same number always produces the same rows. */
  seed: number;
  /** Fills a database that has flags, places and texts, but no demo rows. */
  fill(db: Db, today: Date, progress: Progress): Promise<void>;
  /** Refills it from `seed` after its catalogue was cleared; the accounts already exist. */
  refill(db: Db, seed: number, today: Date, progress: Progress): Promise<void>;
  /** Sets the passwords of the demo accounts in `db`, a transaction, according to the current settings. */
  givePasswords(db: Db, wanted: DemoPassword): Promise<AnnouncedAccount[]>;
}

export interface SeedSettings {
  /** Null: seeds only flags, places and texts. */
  demo: Demonstration | null;
  /** Includes the 42,000 ZIP codes. */
  places: boolean;
  /** The last day of the demo's dates. */
  today: Date;
}

/**
 * Incremented when the demo or a text in `content/` changes: a database with an earlier version is updated at its next
 * start.
 */
export const seedVersion = 29;

/** Whether seedOnce has nothing to do. */
export async function isSeeded(db: Db): Promise<boolean> {
  const state = await db.selectFrom("seed_state").select("version").executeTakeFirst();
  return state !== undefined && state.version >= seedVersion;
}

/**
 * Seeds whatever a database lacks, in one transaction. Returns whether there was anything to do. Of two processes that
 * start on one server, the second waits for the first and finds the work done.
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
 * Replaces a demo seeded by an earlier release; accounts, sessions and saved results stay. A database with real data is
 * left alone.
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

/** Empties the catalogue and comparison trays; accounts, sessions, saved results, visitors' reviews and places stay. */
async function clearCatalogue(db: Db): Promise<void> {
  // They contain IDs, which will belong to other beds.
  await db.updateTable("session").set({ compare_models: [] }).execute();
  const catalogue = catalogueTables(tables).map((name) => sql.table(name));
  await sql`truncate ${sql.join(catalogue)} restart identity`.execute(db);
  await db.deleteFrom("owner_review").where("seeded", "=", true).execute();
  await db.deleteFrom("store_review").where("seeded", "=", true).execute();
  await db.deleteFrom("decided_review").where("seeded", "=", true).execute();
}

/**
 * Runs givePasswords in a transaction of its own; of two processes that start at once, the second finds the work done.
 */
export function settleDemoAccounts(db: Db, demo: Demonstration, wanted: DemoPassword): Promise<AnnouncedAccount[]> {
  return db.transaction().execute(async (transaction) => {
    await lockSeeding(transaction);
    return demo.givePasswords(transaction, wanted);
  });
}
