import { featureFlagNames } from "../../../app/contracts/feature-flags";
import type { Progress } from "../../progress";
import type { Db } from "../engine";
import { insertRows } from "../insert-rows";
import type { SeedCatalogue } from "../seed/catalogue-data";
import { analyzeTables, refreshViews } from "../tables";
import { insertCatalogue } from "./catalogue-rows";
import { insertDemoAccounts } from "./demo-accounts";
import { insertPlaces } from "./places";

/** Counts up when what an empty database is filled with changes its meaning. */
export const fillVersion = 1;

/** What the header of a first visit shows: comparisons on, the retailers' unfinished pages off. */
const flagsOn = new Set<string>(["HEADER_SHOW_POPULAR_COMPARISONS", "RETAILER_DASHBOARD_REQUEST_SETTINGS"]);

export interface FillSettings {
  /** The demonstration's catalogue and accounts; without it only flags and places are put in. */
  demo: { seed: number; generate: (seed: number) => SeedCatalogue } | null;
  /** The 42,000 ZIP codes, too. */
  places: boolean;
}

/** Fills a database that was never filled, in one transaction. Returns whether there was anything to do. */
export async function fillOnce(db: Db, settings: FillSettings, progress: Progress): Promise<boolean> {
  if ((await db.selectFrom("seed_state").select("id").executeTakeFirst()) !== undefined) return false;
  await db.transaction().execute(async (transaction) => {
    const { demo } = settings;
    const seed = demo?.seed ?? 0;
    await insertRows(
      transaction,
      "feature_flag",
      featureFlagNames.map((name) => ({ name, enabled: flagsOn.has(name) })),
    );
    if (settings.places) {
      progress("Filling in the places of the United States");
      await insertPlaces(transaction);
    }
    if (demo !== null) {
      progress("Filling in the demonstration catalogue");
      await insertCatalogue(transaction, demo.generate(seed));
      progress("Adding the demonstration accounts");
      await insertDemoAccounts(transaction);
    }
    await refreshViews(transaction);
    await transaction
      .insertInto("seed_state")
      .values({
        id: 1,
        demo: demo !== null,
        seed,
        version: fillVersion,
        catalogue_version: 1,
        filled_at: new Date(),
      })
      .execute();
  });
  await analyzeTables(db);
  return true;
}
