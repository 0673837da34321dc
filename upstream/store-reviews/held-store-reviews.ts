import type { Db } from "../database/engine";
import { loadStoreReviewShelf, type StoreReviewFacts, type StoreReviewShelf } from "./store-review-facts";

/** Published reviews of stores as the process holds them. */
export interface HeldStoreReviews {
  shelf(): StoreReviewShelf;
  /** A vote has been counted. */
  voted(id: number, change: Pick<StoreReviewFacts, "helpful_votes">): void;
  /** Reads them again. What was committed before the call is shown once it is over. */
  reload(): Promise<void>;
}

export async function holdStoreReviews(db: Db): Promise<HeldStoreReviews> {
  let held = await loadStoreReviewShelf(db);
  let changes = 0;
  return {
    shelf: () => held,
    voted(id, change) {
      changes += 1;
      const facts = held.all.find((review) => review.id === id);
      if (facts !== undefined) Object.assign(facts, change);
    },
    async reload() {
      changes += 1;
      // What changes while they are read may be missing from what was read.
      for (let known = -1; known !== changes;) {
        known = changes;
        const fresh = await loadStoreReviewShelf(db);
        if (known === changes) held = fresh;
      }
    },
  };
}
