import { type MattressSize, mattressSizes } from "../../app/contracts/mattress";
import type { Facet } from "../../app/contracts/listing";
import type { ListedMattress, MattressListing, MattressSort } from "../../app/contracts/mattress-listing";
import { dealLine } from "../prices/priced-deal";
import { pageCount } from "../http/query";
import { type Chosen, countFacets, type FacetDefinition, passing } from "../listing/facets";
import { inOrder } from "../listing/order";
import type { ListedModel } from "./mattress-facets";
import { lastSortKeys, mattressSortKeys } from "./mattress-sorts";
import { priceIn, runningDeal, type SnapshotModel } from "../catalogue/snapshot";

export const mattressesPerPage = 24;

export interface MattressChoice {
  chosen: Chosen;
  sort: readonly MattressSort[];
  size: MattressSize;
  page: number;
  /** UTC day on which deals are judged. */
  today: string;
}

/**
 * The list of a choice. Values within a facet are alternatives and a facet's counts leave its own choice out; prices
 * are those of `size`. Throws 404 when the page is out of range.
 */
export function listMattresses(
  models: readonly SnapshotModel[],
  facets: readonly FacetDefinition<ListedModel>[],
  { chosen, sort, size, page, today }: MattressChoice,
): Omit<MattressListing, "demo"> {
  const entries = models.map((model): ListedModel => ({
    model,
    price: priceIn(model, size),
    deal: runningDeal(model, today),
  }));
  const found = inOrder(passing(entries, facets, chosen), [
    ...sort.map((key) => mattressSortKeys[key]),
    ...lastSortKeys,
  ]);
  const pages = pageCount(found.length, mattressesPerPage, page);
  const inSize = countSizes(entries, facets, chosen);
  const sizeCounts = (facet: Facet): Facet => ({
    ...facet,
    values: facet.values.map((each) => ({ ...each, count: inSize.get(each.value) ?? 0 })),
  });
  return {
    count: found.length,
    page,
    pages,
    sort: [...sort],
    size,
    items: found.slice((page - 1) * mattressesPerPage, page * mattressesPerPage).map(toListedMattress),
    facets: countFacets(entries, facets, chosen).map((facet) => (facet.key === "size" ? sizeCounts(facet) : facet)),
  };
}

/** How many each size would leave: another size has other prices, so these are judged by them. */
function countSizes(
  entries: readonly ListedModel[],
  facets: readonly FacetDefinition<ListedModel>[],
  chosen: Chosen,
): Map<string, number> {
  const [price, rest] = [facets.filter(({ key }) => key === "price"), facets.filter(({ key }) => key !== "price")];
  const unsized = passing(entries, rest, { ...chosen, size: [] });
  return new Map(
    mattressSizes.map((size) => {
      const made = unsized.filter(({ model }) => model.prices.has(size));
      return [
        size,
        passing(
          made.map((entry) => ({ ...entry, price: priceIn(entry.model, size) })),
          price,
          chosen,
        ).length,
      ];
    }),
  );
}

const toListedMattress = ({ model, price, deal }: ListedModel): ListedMattress => ({
  model: model.card,
  price,
  trial_nights: model.policies.trial_nights,
  deal: dealLine(deal),
});
