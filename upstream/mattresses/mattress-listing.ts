import type { MattressSize } from "../../app/contracts/mattress";
import type { ListedMattress, MattressListing, MattressSort } from "../../app/contracts/mattress-listing";
import { cardIn } from "../catalogue/cards";
import { runningDeal } from "../catalogue/snapshot";
import { priceIn } from "../rules/model-price";
import { type Choice, itself, list, type ListDefinition } from "../listing/list";
import { dealLine } from "../prices/priced-deal";
import { type ListedModel, type Mattresses, mattressFacets } from "./mattress-facets";
import { lastSortKeys, mattressSortKeys } from "./mattress-sorts";

/** The listing of mattresses; prices are those of `size`. */
export const mattressList = (
  mattresses: Mattresses,
  size: MattressSize,
): ListDefinition<ListedModel, ListedMattress, MattressSort> => ({
  facets: mattressFacets(mattresses, size),
  partsOf: itself,
  sorts: mattressSortKeys,
  twoSorts: true,
  lastKeys: lastSortKeys,
  perPage: 24,
  toItem: ({ model, price, deal }) => ({
    model: cardIn(model, size),
    price,
    trial_nights: model.policies.trial_nights,
    deal: dealLine(deal),
  }),
});

/** The list of a choice, deals judged on a UTC day. Throws 404 when the page is out of range. */
export function listMattresses(
  mattresses: Mattresses,
  { size, today, ...choice }: Choice<MattressSort> & { size: MattressSize; today: string },
): Omit<MattressListing, "demo"> {
  const entries = mattresses.models.map((model): ListedModel => ({
    model,
    price: priceIn(model, size),
    deal: runningDeal(model, today),
  }));
  const { count, page, pages, sort, ...shown } = list(entries, mattressList(mattresses, size), choice);
  return { count, page, pages, sort: [...sort], size, ...shown };
}
