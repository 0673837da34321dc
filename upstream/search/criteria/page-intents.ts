import type { Today } from "#contracts/us-days";
import type { UnderstoodQuery } from "#contracts/search";
import type { MattressSize, NamedLink } from "#contracts/mattress";
import type { CatalogueSnapshot } from "../../catalogue/snapshot";
import type { Chosen } from "../../listing/facets";
import { listedDeals } from "../../deals/deal-listing";
import { askedPriceBands } from "../../catalogue/price-bands";
import type { ReadPart } from "../read-part";
import { linksOf } from "../stores-near";

/** A popular comparison, keyed by what it compares. */
export interface ComparedBrands {
  /** Both of them, by slug. */
  brands: readonly [string, string];
  comparison: NonNullable<UnderstoodQuery["pages"][number]["comparison"]>;
}

interface AskedWorld {
  catalogue: CatalogueSnapshot;
  comparisons: readonly ComparedBrands[];
  /** The size for prices. */
  size: MattressSize;
  /** Today in the US time zones. */
  today: Today;
}

/** The requested pages that have content for the query. */
export function pagesOf(
  parts: readonly ReadPart[],
  chosen: Chosen,
  { catalogue, comparisons, size: shownSize, today }: AskedWorld,
): UnderstoodQuery["pages"] {
  const brands = linksOf(parts, "manufacturer");
  const { type = [], size = [], price = [] } = chosen;
  const withDeals = brands
    .map(({ slug }) => slug)
    .filter((slug) => catalogue.deals.some((deal) => deal.sold_online && deal.brand.slug === slug));
  const state = parts.find((part) => part.state !== undefined)?.state;
  const shown = { catalogue, size: shownSize, today, askedPrices: askedPriceBands(price) };
  const hasDeals = (wanted: Chosen) =>
    listedDeals(shown, { ...wanted, state: ["running"] }).some(({ fitting }) => fitting.length > 0);
  // Never link to an empty list: the criteria named last are dropped first.
  const narrowestFirst: readonly Chosen[] = [
    { brand: withDeals, type, size, price },
    { brand: withDeals, type, size },
    { brand: withDeals, size },
    { brand: withDeals },
  ];
  const ofDeals = () => inAddress(narrowestFirst.find(hasDeals) ?? {});
  return [...new Set(parts.flatMap(({ page }) => page ?? []))].map((page) => ({
    page,
    brand: page === "reviews" ? (brands[0] ?? null) : null,
    query: page === "deals" ? ofDeals() : page === "stores" && state !== undefined ? { place: state } : {},
    comparison: page === "compare" || page === "comparisons" ? comparisonOf(brands, comparisons) : null,
  }));
}

/** "casper vs purple" already has a comparison. */
const comparisonOf = (brands: readonly NamedLink[], comparisons: readonly ComparedBrands[]) =>
  comparisons.find((each) => each.brands.every((slug) => brands.some((brand) => brand.slug === slug)))?.comparison ??
  null;

/** Chosen values as URL parameters. */
export const inAddress = (chosen: Chosen) =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([key, values]) =>
      values.length === 0 ? [] : [[key, [...values].sort().join(",")]],
    ),
  );
