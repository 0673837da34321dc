import { z } from "zod";
import {
  cashbackOffers,
  cashbackSorts,
  dealDetail,
  dealKinds,
  dealListing,
  dealSorts,
  dealStates,
} from "../../app/contracts/deals";
import { type Area, read } from "../http/operation";
import { page, several, slug } from "../http/parameters";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { dayOf } from "../rules/days";
import { cashbackList, readCashbackOffers } from "./cashback-offers";
import { readDeal } from "./deal-detail";
import { dealList } from "./deal-listing";
import { toDealSummary } from "./saving";

export const deals: Area = {
  name: "Deals",
  description: "Offers of brands and cash back. States are judged in UTC days.",
  operations: [
    read({
      id: "listDeals",
      path: "/deals/",
      summary: "Deals",
      description: "24 a page.",
      query: {
        brand: several(z.string()).describe("Slugs of brands, separated by commas."),
        kind: several(z.enum(dealKinds)).describe("Kinds, separated by commas."),
        state: several(z.enum(dealStates)).describe("States, separated by commas; running ones without it."),
        sort: z.enum(dealSorts).default(dealSorts[0]).describe("Order."),
        page,
      },
      refuses: [400],
      answer: dealListing,
      async handler({ query }, { demo, clock, catalogue }) {
        const today = dayOf(clock());
        const entries = catalogue().deals.map((deal) => toDealSummary(deal, today));
        const definition = dealList(entries);
        const choice = readChoice(query, definition);
        return { demo, today, ...list(entries, definition, choice), sort: choice.sort[0]! };
      },
    }),
    read({
      id: "getDeal",
      path: "/deals/:slug/",
      summary: "A deal with its models",
      description: 'One that has ended is still answered, with the state "ended".',
      parts: { slug },
      answer: dealDetail,
      async handler({ parts }, { db, demo, clock, catalogue }) {
        const found = await readDeal(db, catalogue(), parts.slug, dayOf(clock()));
        return found && { demo, ...found };
      },
    }),
    read({
      id: "listCashbackOffers",
      path: "/cashback-offers/",
      summary: "Cash back offers that run today",
      query: { sort: z.enum(cashbackSorts).default(cashbackSorts[0]).describe("Order.") },
      refuses: [400],
      answer: cashbackOffers,
      async handler({ query }, { db, demo, clock }) {
        const choice = readChoice(query, cashbackList);
        const today = dayOf(clock());
        const { items } = list(await readCashbackOffers(db, today), cashbackList, choice);
        return { demo, today, sort: choice.sort[0]!, items };
      },
    }),
  ],
};
