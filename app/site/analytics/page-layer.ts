import type { Product, QuizEvent, Store, StoreLocator } from "~/contracts/analytics/data-layer";
import type { PageWords } from "~/contracts/analytics/page-words";

/** A route says in its handle what its page is. */
export interface PageHandle {
  page: PageWords;
}

/** What a loader sends along for the data layer, as `layer` of its data (page-layer.server.ts). */
export interface PageLayer {
  /** Beds that the page is about, by slug. */
  products?: Readonly<Record<string, Product>>;
  /** Slugs of the beds that it compares. */
  comparisons?: readonly string[];
  store?: Store;
  storeLocator?: StoreLocator;
  quiz?: QuizEvent;
  /** Slugs of the deals that it lists. */
  deals?: readonly string[];
  /** Slug of the cash back offer that it is about. */
  promotion?: string;
}
