import type { Today } from "#contracts/us-days";
import type { MattressSize } from "#contracts/mattress";
import type { ListedMattress, MattressListing, MattressSort } from "#contracts/mattresses";
import { cardIn } from "../catalogue/cards";
import { runningDeal, type SnapshotModel } from "../catalogue/snapshot";
import type { Band } from "../listing/facets";
import { ownSize, priceIn } from "../rules/model-price";
import { type Choice, itself, list, type ListDefinition } from "../listing/list";
import { dealLine } from "../prices/priced-deal";
import { type ListedModel, type Mattresses, type MattressFacetKey, mattressFacets } from "./mattress-facets";
import { lineByLine } from "./line-order";
import { lastSortKeys, mattressSortKeys } from "./mattress-sorts";

/** A mattress as a list item, priced in `size`. */
export const toListed = ({ model, price, deal }: ListedModel, size: MattressSize): ListedMattress => ({
  model: cardIn(model, size),
  price,
  trial_nights: model.policies.trial_nights,
  deal: dealLine(deal, model.id, size),
});

/** A single mattress, in its own size if it comes in neither `size` nor a queen. */
export function toListedAlone(model: SnapshotModel, size: MattressSize, today: Today): ListedMattress {
  const own = ownSize(model, size);
  return toListed({ model, price: priceIn(model, own), deal: runningDeal(model, today), place: null }, own);
}

/** The size for prices if none was requested: beds for bunks don't come in queen, or in most remembered sizes. */
export function usualSize(
  models: readonly SnapshotModel[],
  madeFor: readonly string[] = [],
  remembered: MattressSize | null = null,
): MattressSize {
  if (madeFor.length === 0 || madeFor.includes("rv")) return remembered ?? "queen";
  const come = (size: MattressSize) =>
    models.some(({ made_for: use, prices }) => use !== null && madeFor.includes(use) && prices.has(size));
  return remembered !== null && come(remembered) ? remembered : "twin";
}

/** The mattress listing; prices are for `size`. */
export const mattressList = (
  mattresses: Mattresses,
  size: MattressSize,
  askedPrices: readonly Band[] = [],
): ListDefinition<ListedModel, ListedMattress, MattressSort, ListedModel, MattressFacetKey> => ({
  facets: mattressFacets(mattresses, size, askedPrices),
  partsOf: itself,
  sorts: mattressSortKeys,
  lastKeys: lastSortKeys,
  // An explicitly requested order is followed exactly.
  arrange: (sorted, [first, second]) =>
    second === undefined && (first === "score" || first === "match") ? lineByLine(sorted) : sorted,
  perPage: 24,
  toItem: (listed) => toListed(listed, size),
});

/** Models with their prices in a size, the deals running today, and their ranks in the results by ID. */
export const listedModels = (
  models: readonly SnapshotModel[],
  size: MattressSize,
  today: Today,
  places: ReadonlyMap<number, number> = new Map(),
): ListedModel[] =>
  models.map((model) => ({
    model,
    price: priceIn(model, size),
    deal: runningDeal(model, today),
    place: places.get(model.id) ?? null,
  }));

/** The list for a choice, with deals as of today. Throws 404 when the page is out of range. */
export function listMattresses(
  mattresses: Mattresses,
  {
    size,
    today,
    askedPrices,
    places,
    ...choice
  }: Choice<MattressSort> & {
    size: MattressSize;
    today: Today;
    askedPrices?: readonly Band[];
    /** Null: the session remembers no answers. */
    places: ReadonlyMap<number, number> | null;
  },
): Omit<MattressListing, "demo" | "items"> & { items: ListedMattress[] } {
  const entries = listedModels(mattresses.models, size, today, places ?? undefined);
  const definition = mattressList(mattresses, size, askedPrices);
  const { count, page, pages, sort, ...shown } = list(entries, definition, choice);
  return { count, page, pages, sort: [...sort], for_you: places !== null, size, ...shown };
}
