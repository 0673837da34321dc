import type { DealDetail, DealListing } from "../../app/contracts/deals";
import { readDeal } from "./deal-detail";
import { dealList } from "./deal-listing";
import { notFound } from "../http/answers";
import type { Resources } from "../http/resource";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { dayOf } from "../rules/days";
import { toDealSummary } from "./saving";

/** The deals of the brands, with facets, and one with its models. States are judged in UTC days. */
export const deals: Resources = ({ db, demo, clock, catalogue }) => [
  {
    version: 2,
    path: "/deals/",
    methods: {
      GET: async ({ query }) => {
        const today = dayOf(clock());
        const entries = catalogue().deals.map((deal) => toDealSummary(deal, today));
        const definition = dealList(entries);
        const choice = readChoice(query, definition);
        const body: DealListing = { demo, today, ...list(entries, definition, choice), sort: choice.sort[0]! };
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
