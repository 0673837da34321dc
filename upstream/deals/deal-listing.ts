import type { DealListing, DealSort, DealSummary } from "../../app/contracts/deals";
import { dealKindLabels, dealStateLabels } from "../../app/contracts/vocabulary/deals";
import { optionsOf } from "../../app/contracts/vocabulary/terms";
import { pageCount } from "../http/query";
import { type Chosen, countFacets, type FacetDefinition, passing } from "../listing/facets";
import { inOrder, type SortKey } from "../listing/order";
import type { PricedDeal } from "../prices/priced-deal";
import { toDealSummary } from "./saving";

export const dealsPerPage = 24;

/** The facets of the list of deals; brands are those that have one, whatever its state. */
export const dealFacets = (deals: readonly PricedDeal[]): readonly FacetDefinition<DealSummary>[] => [
  {
    key: "brand",
    label: "Brand",
    values: inOrder(
      [...new Map(deals.map(({ brand }) => [brand.slug, brand.name]))].map(([value, label]) => ({ value, label })),
      [{ of: ({ label }) => label.toLowerCase() }],
    ),
    held: ({ brand }) => [brand.slug],
  },
  {
    key: "kind",
    label: "Kind",
    values: optionsOf(dealKindLabels),
    held: ({ kind }) => (kind === null ? [] : [kind]),
  },
  {
    key: "state",
    label: "State",
    values: optionsOf(dealStateLabels),
    held: ({ state }) => [state],
  },
];

/** Who pays this site for which deal is not in a summary, so no order can follow it. */
const sortKeys: Record<DealSort, readonly SortKey<DealSummary>[]> = {
  /** Those whose seller states no end come last. */
  ending: [{ of: ({ ends_on }) => ends_on }],
  saving: [{ of: ({ percent_off }) => percent_off, descending: true }],
  newest: [{ of: ({ starts_on }) => starts_on, descending: true }],
  brand: [{ of: ({ brand }) => brand.name.toLowerCase() }],
};

const lastSortKeys: readonly SortKey<DealSummary>[] = [
  { of: ({ title }) => title.toLowerCase() },
  { of: ({ slug }) => slug },
];

export interface DealChoice {
  chosen: Chosen;
  sort: DealSort;
  page: number;
  /** UTC day on which states are judged. */
  today: string;
}

/** Running deals unless states are chosen. Throws 404 when the page is out of range. */
export function listDeals(
  deals: readonly PricedDeal[],
  facets: readonly FacetDefinition<DealSummary>[],
  { chosen, sort, page, today }: DealChoice,
): Omit<DealListing, "demo"> {
  const entries = deals.map((deal) => toDealSummary(deal, today));
  const shown = { ...chosen, state: chosen.state?.length ? chosen.state : ["running"] };
  const found = inOrder(passing(entries, facets, shown), [...sortKeys[sort], ...lastSortKeys]);
  return {
    today,
    count: found.length,
    page,
    pages: pageCount(found.length, dealsPerPage, page),
    sort,
    items: found.slice((page - 1) * dealsPerPage, page * dealsPerPage),
    facets: countFacets(entries, facets, shown),
  };
}
