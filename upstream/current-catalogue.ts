import type { Db } from "./database/engine";
import { type HeldReviews, loadExpertReviews, withCatalogue } from "./expert-reviews/held-reviews";
import { loadSearcher, type Searcher } from "./search/searcher";
import { loadStoreGuide, type StoreGuide } from "./stores/store-guide";
import { type HeldStoreReviews, holdStoreReviews } from "./store-reviews/held-store-reviews";
import { loadVisitorRatings } from "./reviews/load-visitor-ratings";
import { loadReviewShelf, type ReviewFacts, type ReviewShelf } from "./reviews/review-facts";
import { loadSnapshot } from "./catalogue/load-snapshot";
import type { CatalogueSnapshot } from "./catalogue/snapshot";
import { withVisitorRatings } from "./catalogue/visitor-ratings";

/** The catalogue as held in the process, reloaded when another process has changed it. */
export interface CurrentCatalogue {
  searcher(): Searcher;
  snapshot(): CatalogueSnapshot;
  expertReviews(): HeldReviews;
  stores(): StoreGuide;
  reviews(): ReviewShelf;
  reviewChanged(id: number, change: Pick<ReviewFacts, "helpful_votes">): void;
  storeReviews: HeldStoreReviews;
  /** Called after a review was published, changed or taken down: lists and ratings show it when this resolves. */
  reviewsChanged(): Promise<void>;
  refresh(): Promise<void>;
}

export async function keepCatalogue(db: Db): Promise<CurrentCatalogue> {
  const version = async () =>
    (await db.selectFrom("seed_state").select("catalogue_version").executeTakeFirst())?.catalogue_version ?? 0;
  const load = async () => {
    const counted = await loadSnapshot(db);
    const snapshot = withVisitorRatings(counted, await loadVisitorRatings(db));
    const stores = await loadStoreGuide(db);
    const [expertReviews, reviews] = [await loadExpertReviews(db, snapshot), await loadReviewShelf(db)];
    return { counted, snapshot, searcher: await loadSearcher(db, snapshot, stores), expertReviews, stores, reviews };
  };
  let loaded = await version();
  let held = await load();
  const storeReviews = await holdStoreReviews(db);
  let last: Promise<void> = Promise.resolve();
  /** One after the other, so that what was read first never takes the place of what was read later. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  /** Votes that came while reviews were read, which that reading may have missed. */
  const meanwhile = new Map<number, Pick<ReviewFacts, "helpful_votes">>();
  const voted = ({ reviews }: { reviews: ReviewShelf }, id: number, change: Pick<ReviewFacts, "helpful_votes">) => {
    const facts = reviews.all.find((review) => review.id === id);
    if (facts !== undefined) Object.assign(facts, change);
  };
  const hold = (fresh: typeof held) => {
    for (const [id, change] of meanwhile) voted(fresh, id, change);
    held = fresh;
  };
  return {
    searcher: () => held.searcher,
    snapshot: () => held.snapshot,
    expertReviews: () => held.expertReviews,
    stores: () => held.stores,
    reviews: () => held.reviews,
    reviewChanged(id, change) {
      meanwhile.set(id, change);
      voted(held, id, change);
    },
    storeReviews,
    reviewsChanged: () =>
      inTurn(async () => {
        meanwhile.clear();
        const reviews = await loadReviewShelf(db);
        const snapshot = withVisitorRatings(held.counted, await loadVisitorRatings(db));
        hold({ ...held, reviews, snapshot, expertReviews: withCatalogue(held.expertReviews, snapshot) });
      }),
    refresh: () =>
      inTurn(async () => {
        const now = await version();
        if (now === loaded) return;
        meanwhile.clear();
        hold(await load());
        await storeReviews.reload();
        loaded = now;
      }),
  };
}
