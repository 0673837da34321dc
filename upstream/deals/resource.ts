import { z } from "zod";
import {
  cashbackOfferDetail,
  cashbackOffers,
  cashbackSorts,
  dealDetail,
  dealKinds,
  dealListing,
  dealSorts,
  dealStates,
  type DealState,
} from "#contracts/deals";
import { dealFacetKeys } from "#contracts/vocabulary/deals";
import { type Area, operations } from "../http/operation";
import { facetParameters, listOf, name, page, pricesParameter, slug } from "../http/parameters";
import { askedPriceBands } from "../catalogue/price-bands";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { todayAt } from "#contracts/us-days";
import { cashbackList, readCashbackOffers, readShownOffer } from "./cashback-offers";
import { readDeal } from "./deal-detail";
import { pricedSize, sizeParameter } from "../sessions/selected-size";
import { dealList, listedDeals } from "./deal-listing";
import type { DealServices } from "./services";

const { read } = operations<DealServices>();

export const deals: Area<DealServices> = {
  name: "Deals",
  description: "Deals from brands, and cash back. States are determined by days of the last US time zone.",
  operations: [
    read({
      id: "listDeals",
      path: "/deals/",
      summary: "Deals",
      description: "24 per page.",
      query: {
        ...facetParameters(dealFacetKeys),
        brand: listOf(name).optional().describe("Slugs of brands, separated by commas."),
        kind: listOf(z.enum(dealKinds)).optional().describe("Kinds, separated by commas."),
        state: listOf(z.enum(dealStates))
          .optional()
          .describe("States, separated by commas; by default, only running deals."),
        size: sizeParameter,
        price: pricesParameter,
        sort: z.enum(dealSorts).default(dealSorts[0]).describe("Sort order."),
        page,
      },
      cookies: ["sessionid"],
      answer: dealListing,
      async handler(call, services) {
        const { demo, clock } = services;
        const [catalogue, today] = [services.catalogue(), todayAt(clock())];
        const askedPrices = askedPriceBands(call.query.price);
        const choice = readChoice(call.query, dealList({ catalogue, size: "queen", today, askedPrices }));
        const size = await pricedSize(call, services);
        const shown = { catalogue, size, today, askedPrices };
        const [state = null, ...others] = choice.chosen.state as DealState[];
        const definition = dealList(shown, {
          byPrice: choice.sort[0] === "price",
          state: others.length === 0 ? state : null,
        });
        const found = list(listedDeals(shown, choice.chosen), definition, choice);
        return { demo, today: today.last, size, ...found, sort: choice.sort[0]! };
      },
    }),
    read({
      id: "getDeal",
      path: "/deals/:slug/",
      summary: "A deal with its models",
      description: 'A deal that has ended is still returned, with the state "ended".',
      parts: { slug },
      query: {
        size: sizeParameter,
        bed: name
          .optional()
          .describe("Slug of the model whose price is shown; by default, the one with the largest saving."),
      },
      cookies: ["sessionid"],
      answer: dealDetail,
      async handler(call, services) {
        const { db, demo, clock, catalogue } = services;
        const size = await pricedSize(call, services);
        const found = await readDeal(db, catalogue(), call.parts.slug, {
          size,
          bed: call.query.bed ?? null,
          today: todayAt(clock()),
        });
        return found && { demo, ...found };
      },
    }),
    read({
      id: "getCashbackOffer",
      path: "/cashback-offers/:slug/",
      summary: "A cash back offer",
      description: "An offer that has ended is still returned, for purchases made while it ran.",
      parts: { slug },
      answer: cashbackOfferDetail,
      async handler({ parts }, services) {
        const { demo, clock } = services;
        const offer = await readShownOffer(services, parts.slug);
        return offer && { demo, today: todayAt(clock()).last, offer };
      },
    }),
    read({
      id: "listCashbackOffers",
      path: "/cashback-offers/",
      summary: "Cash back offers that run today",
      query: { sort: z.enum(cashbackSorts).default(cashbackSorts[0]).describe("Sort order.") },
      answer: cashbackOffers,
      async handler({ query }, services) {
        const { demo, clock } = services;
        const choice = readChoice(query, cashbackList);
        const today = todayAt(clock());
        const { items } = list(await readCashbackOffers(services, today), cashbackList, choice);
        return { demo, today: today.last, sort: choice.sort[0]!, items };
      },
    }),
  ],
};
