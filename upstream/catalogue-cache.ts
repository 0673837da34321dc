import type { ReportIncomplete } from "./database/complete-rows";
import type { Db } from "./database/engine";
import { type ExpertReviewCache, loadExpertReviews, withCatalogue } from "./expert-reviews/expert-review-cache";
import { serialize } from "./serialize";
import { loadSearcher, type Searcher } from "./search/searcher";
import type { TextKind } from "#contracts/search";
import type { SearchIndex } from "./search/search-index";
import { loadTitles, titlesVersion } from "./search/texts/titles";
import { loadStoreGuide, type StoreGuide } from "./stores/store-guide";
import { storeReviewShelf, type StoreReviewShelf } from "./store-reviews/store-review-facts";
import { type ReviewCache, createReviewCache } from "./reviews/review-cache";
import { loadVisitorRatings } from "./reviews/load-visitor-ratings";
import { reviewShelf, type ReviewLists } from "./reviews/review-facts";
import { loadSnapshot } from "./catalogue/load-snapshot";
import type { CatalogueSnapshot } from "./catalogue/snapshot";
import { withVisitorRatings } from "./catalogue/visitor-ratings";

/** The catalogue cached in the process, reloaded when another process has changed it. */
export interface CurrentCatalogue {
  searcher(): Searcher;
  titles(): SearchIndex<TextKind>;
  snapshot(): CatalogueSnapshot;
  expertReviews(): ExpertReviewCache;
  stores(): StoreGuide;
  reviews: ReviewCache<ReviewLists>;
  storeReviews: ReviewCache<StoreReviewShelf>;
  /**
   * Called after reviews of beds were published, changed or taken down; lists and ratings are up to date when this
   * resolves.
   */
  reviewsChanged(ids: readonly number[]): Promise<void>;
  refresh(): Promise<void>;
}

/** Caches the complete rows of the catalogue; incomplete ones are reported on each load. */
export async function createCatalogueCache(db: Db, report: ReportIncomplete): Promise<CurrentCatalogue> {
  const version = async () =>
    (await db.selectFrom("seed_state").select("catalogue_version").executeTakeFirst())?.catalogue_version ?? 0;
  const load = async () => {
    const counted = await loadSnapshot(db, report);
    const snapshot = withVisitorRatings(counted, await loadVisitorRatings(db));
    const stores = await loadStoreGuide(db, snapshot, report);
    const expertReviews = await loadExpertReviews(db, snapshot, report);
    return { counted, snapshot, searcher: await loadSearcher(db, snapshot, stores), expertReviews, stores };
  };
  let loaded = await version();
  let held = await load();
  let titled = await titlesVersion(db);
  let titles = await loadTitles(db);
  const reviews = await createReviewCache(reviewShelf(db));
  const storeReviews = await createReviewCache(storeReviewShelf(db));
  const queued = serialize();
  return {
    searcher: () => held.searcher,
    titles: () => titles,
    snapshot: () => held.snapshot,
    expertReviews: () => held.expertReviews,
    stores: () => held.stores,
    reviews,
    storeReviews,
    reviewsChanged: (ids) =>
      queued(async () => {
        await reviews.changed(ids);
        const snapshot = withVisitorRatings(held.counted, await loadVisitorRatings(db));
        held = { ...held, snapshot, expertReviews: withCatalogue(held.expertReviews, snapshot) };
      }),
    refresh: () =>
      queued(async () => {
        const titledNow = await titlesVersion(db);
        if (titledNow !== titled) titles = await loadTitles(db);
        titled = titledNow;
        const now = await version();
        if (now === loaded) return;
        held = await load();
        await reviews.reload();
        await storeReviews.reload();
        loaded = now;
      }),
  };
}
