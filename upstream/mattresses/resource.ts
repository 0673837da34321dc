import { z } from "zod";
import { type MattressListing, mattressListing, mattressSort, mattressSorts } from "#contracts/mattresses";
import { mattressFacetKeys } from "#contracts/vocabulary/mattresses";
import { type Area, type Call, operations } from "../http/operation";
import { facetParameters, page, pricesParameter } from "../http/parameters";
import { listBars } from "../match/list-bars";
import { placesOf } from "../match/remembered-answers";
import { askedPriceBands } from "../catalogue/price-bands";
import { readChoice } from "../listing/choices";
import { todayAt } from "#contracts/us-days";
import { sessionWithSize, sizeParameter } from "../visits/selected-size";
import { listMattresses, mattressList, usualSize } from "./mattress-listing";
import type { MattressServices } from "./services";

const { read } = operations<MattressServices>();

export const mattresses: Area<MattressServices> = {
  name: "Mattresses",
  description: "The mattresses of brands that sell online.",
  operations: [
    read({
      id: "listMattresses",
      path: "/mattresses/",
      summary: "Mattresses sold online",
      description: "24 a page. A size that is asked for is also what the listed models are made in.",
      query: {
        ...facetParameters(mattressFacetKeys),
        price: pricesParameter,
        size: sizeParameter,
        sort: z
          .array(mattressSort)
          .max(2)
          .default([mattressSorts[0]])
          .describe("One or two keys separated by a comma, the second breaking ties of the first."),
        page,
      },
      cookies: ["sessionid"],
      refuses: [400],
      answer: mattressListing,
      handler: list,
    }),
  ],
};

async function list(call: Call, services: MattressServices): Promise<MattressListing> {
  const catalogue = services.catalogue();
  const { models, certificateNames } = catalogue;
  const online = models.filter(({ sold_online }) => sold_online);
  const mattresses = { models: online, certificateNames, bars: listBars(catalogue) };
  const askedPrices = askedPriceBands(call.query.list("price"));
  const asked = readChoice(call.query, mattressList(mattresses, "queen", askedPrices));
  const { visit, size } = await sessionWithSize(call, services, (remembered) =>
    usualSize(models, asked.chosen["made-for"], remembered),
  );
  const places = placesOf(visit, services);
  // Whoever has answered the quiz looks for what fits them.
  const byMatch = places !== null && call.query.text("sort") === null;
  const choice = byMatch ? { ...asked, sort: ["match" as const] } : asked;
  return {
    demo: services.demo,
    ...listMattresses(mattresses, { ...choice, size, askedPrices, places, today: todayAt(services.clock()) }),
  };
}
