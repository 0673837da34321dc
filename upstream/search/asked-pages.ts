import type { UnderstoodQuery } from "../../app/contracts/search";
import type { NamedLink } from "../../app/contracts/mattress";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { Chosen } from "../listing/facets";
import type { ReadPart } from "./read-part";
import { linksOf } from "./stores-near";

/** A popular comparison, by what it compares. */
export interface ComparedBrands {
  /** Both of them, by slug. */
  brands: readonly [string, string];
  comparison: NonNullable<UnderstoodQuery["pages"][number]["comparison"]>;
}

/** Pages with what they are asked about, of which they have something. */
export function pagesOf(
  parts: readonly ReadPart[],
  chosen: Chosen,
  { catalogue, comparisons }: { catalogue: CatalogueSnapshot; comparisons: readonly ComparedBrands[] },
): UnderstoodQuery["pages"] {
  const brands = linksOf(parts, "manufacturer");
  const { type = [], size = [], price = [] } = chosen;
  const withDeals = brands
    .map(({ slug }) => slug)
    .filter((slug) => catalogue.deals.some((deal) => deal.sold_online && deal.brand.slug === slug));
  const state = parts.find((part) => part.state !== undefined)?.state;
  const ofDeals = inAddress({ brand: withDeals, type, size, price });
  return [...new Set(parts.flatMap(({ page }) => page ?? []))].map((page) => ({
    page,
    brand: page === "reviews" ? (brands[0] ?? null) : null,
    query: page === "deals" ? ofDeals : page === "stores" && state !== undefined ? { place: state } : {},
    comparison: page === "compare" || page === "comparisons" ? comparisonOf(brands, comparisons) : null,
  }));
}

/** "casper vs purple" is compared already. */
const comparisonOf = (brands: readonly NamedLink[], comparisons: readonly ComparedBrands[]) =>
  comparisons.find((each) => each.brands.every((slug) => brands.some((brand) => brand.slug === slug)))?.comparison ??
  null;

/** Chosen values as an address holds them. */
export const inAddress = (chosen: Chosen) =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([key, values]) =>
      values.length === 0 ? [] : [[key, [...values].sort().join(",")]],
    ),
  );
