import type { Db } from "./database/engine";
import { type HeldReviews, loadExpertReviews } from "./expert-reviews/held-reviews";
import { loadSearcher, type Searcher } from "./search/searcher";
import { loadStoreGuide, type StoreGuide } from "./stores/store-guide";
import { type HeldStoreReviews, holdStoreReviews } from "./store-reviews/held-store-reviews";
import { loadReviewShelf, type ReviewFacts, type ReviewShelf } from "./reviews/review-facts";
import { loadSnapshot } from "./catalogue/load-snapshot";
import type { CatalogueSnapshot } from "./catalogue/snapshot";

/** The catalogue as held in the process, reloaded when another process has changed it. */
export interface CurrentCatalogue {
  searcher(): Searcher;
  snapshot(): CatalogueSnapshot;
  expertReviews(): HeldReviews;
  stores(): StoreGuide;
  reviews(): ReviewShelf;
  reviewChanged(id: number, change: Pick<ReviewFacts, "helpful_votes">): void;
  storeReviews: HeldStoreReviews;
  refresh(): Promise<void>;
}

export async function keepCatalogue(db: Db): Promise<CurrentCatalogue> {
  const version = async () =>
    (await db.selectFrom("seed_state").select("catalogue_version").executeTakeFirst())?.catalogue_version ?? 0;
  const load = async () => {
    const snapshot = await loadSnapshot(db);
    const stores = await loadStoreGuide(db);
    const [expertReviews, reviews] = [await loadExpertReviews(db, snapshot), await loadReviewShelf(db)];
    return { snapshot, searcher: await loadSearcher(db, snapshot, stores), expertReviews, stores, reviews };
  };
  let loaded = await version();
  let held = await load();
  const storeReviews = await holdStoreReviews(db);
  return {
    searcher: () => held.searcher,
    snapshot: () => held.snapshot,
    expertReviews: () => held.expertReviews,
    stores: () => held.stores,
    reviews: () => held.reviews,
    reviewChanged(id, change) {
      const facts = held.reviews.all.find((review) => review.id === id);
      if (facts !== undefined) Object.assign(facts, change);
    },
    storeReviews,
    async refresh() {
      const now = await version();
      if (now === loaded) return;
      held = await load();
      await storeReviews.reload();
      loaded = now;
    },
  };
}
