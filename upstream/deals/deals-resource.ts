import { type DealDetail, type DealListing, type DealSort, dealSorts } from "../../app/contracts/deals";
import { readDeal } from "./deal-detail";
import { dealFacets, listDeals } from "./deal-listing";
import { invalid, notFound } from "../http/answers";
import type { Query } from "../http/query";
import type { Resources } from "../http/resource";
import { type Errors, readChosen, unknownValue } from "../listing/choices";
import { dayOf } from "../rules/days";

/** The deals of the brands, with facets, and one with its models. States are judged in UTC days. */
export const deals: Resources = ({ db, demo, clock, catalogue }) => [
  {
    version: 2,
    path: "/deals/",
    methods: {
      GET: async ({ query }) => {
        const all = catalogue().deals;
        const facets = dealFacets(all);
        const errors: Errors = {};
        const chosen = readChosen(query, facets, errors);
        const sort = readSort(query, errors);
        if (Object.keys(errors).length > 0) throw invalid(errors);
        const choice = { chosen, sort, page: query.page(), today: dayOf(clock()) };
        const body: DealListing = { demo, ...listDeals(all, facets, choice) };
        return { body };
      },
    },
  },
  {
    version: 2,
    path: "/deals/:slug/",
    methods: {
      GET: async ({ part }) => {
        const found = await readDeal(db, catalogue(), part("slug"), dayOf(clock()));
        if (found === null) throw notFound();
        const body: DealDetail = { demo, ...found };
        return { body };
      },
    },
  },
];

function readSort(query: Query, errors: Errors): DealSort {
  const text = query.text("sort") ?? dealSorts[0];
  const sort = dealSorts.find((each) => each === text);
  if (sort === undefined) errors.sort = [unknownValue(text)];
  return sort ?? dealSorts[0];
}
