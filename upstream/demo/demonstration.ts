import type { Db } from "../database/engine";
import type { Progress } from "../parent-messages";
import type { Demonstration } from "../seed-database";
import { giveDemoPasswords } from "./accounts/demo-access";
import { insertDemoAccounts } from "./accounts/demo-accounts";
import { insertCashback } from "./cashback/cashback-rows";
import type { SeedCatalogue } from "./catalogue/catalogue-data";
import { insertCatalogue } from "./catalogue/catalogue-rows";
import { nameComparedBrands } from "./catalogue/compared-brands";
import { generateCatalogue } from "./catalogue/generate-catalogue";
import { insertOwnerRatings } from "./catalogue/owner-rating-rows";
import { insertDiscussions } from "./discussions/discussion-rows";
import { insertExpertReviews } from "./expert-reviews/expert-review-rows";
import { movedTo } from "./move-dates";
import { insertPricesAndDeals } from "./prices/price-rows";
import { insertOwnerReviews } from "./reviews/owner-review-rows";
import type { Seeding } from "./seeding";
import { insertStoreReviews } from "./store-reviews/store-review-rows";
import { insertStores } from "./stores/store-rows";

export interface DemonstrationOptions {
  seed: number;
  /** How many stores are invented. */
  stores?: number;
  /** What makes the catalogue; tests take a part of it. */
  generate?: (seed: number) => SeedCatalogue;
}

/** The one way from the upstream to its demonstration: invented beds, stores, reviews, people and claims. */
export function createDemonstration({
  seed: first,
  stores = 3000,
  generate = generateCatalogue,
}: DemonstrationOptions): Demonstration {
  async function insert(db: Db, seed: number, today: Date, progress: Progress): Promise<Seeding> {
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

  return {
    seed: first,
    async fill(db, today, progress) {
      const seeding = await insert(db, first, today, progress);
      progress("Adding the demonstration accounts");
      await insertDemoAccounts(db);
      progress("Adding questions and forum");
      await insertDiscussions(db);
      await insertCashback(db, seeding);
    },
    async refill(db, seed, today, progress) {
      const seeding = await insert(db, seed, today, progress);
      await insertDiscussions(db);
      await insertCashback(db, seeding);
    },
    givePasswords: giveDemoPasswords,
  };
}
