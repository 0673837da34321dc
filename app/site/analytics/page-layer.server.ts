import type { AppLoadContext } from "@remix-run/node";
import type { Product } from "~/contracts/analytics/data-layer";
import type { PageLayer } from "./page-layer";

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
