import type { AppLoadContext } from "@remix-run/node";
import type { Product, QuizEvent, Store, StoreLocator } from "#contracts/analytics/data-layer";

/** What a loader sends along for the data layer, as `layer` of its data. */
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

/**
 * What the data layer is told of a page beside its words, for its loader to send along as `layer`; nothing where no
 * analytics id is set, so that no page is larger for what nobody reads.
 */
export const pageLayer = ({ site }: Pick<AppLoadContext, "site">, make: () => PageLayer): PageLayer | undefined =>
  site.analyticsId === undefined ? undefined : make();

interface Named {
  name: string;
}
interface Bed extends Named {
  slug: string;
  brand: Named;
  /** Of lists: what was last seen. */
  price_cents?: number | null;
  /** Of pages of one bed. */
  price?: { now_cents: number | null };
  collection?: Named | null;
  line?: Named | null;
}

const productOf = ({ name, brand, collection, line, price, price_cents: cents = price?.now_cents }: Bed): Product => ({
  collection: collection?.name ?? "",
  line: line?.name ?? "",
  listed: cents === null || cents === undefined ? "no" : "yes",
  manufacturer: brand.name,
  model: name,
});

/** Beds by slug, in the order of the page; `within`: what they share that their lists don’t say. */
export const productsOf = (beds: readonly Bed[], within: Pick<Bed, "collection" | "line"> = {}) =>
  Object.fromEntries(beds.map((bed) => [bed.slug, productOf({ ...within, ...bed })]));
