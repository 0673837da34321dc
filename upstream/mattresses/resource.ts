import type { YourMatch } from "#contracts/match/match";
import {
  type MatchedMattress,
  type MattressListing,
  mattressListing,
  mattressSort,
  mattressSorts,
} from "#contracts/mattresses";
import { mattressFacetKeys } from "#contracts/vocabulary/mattresses";
import { type Area, type Call, type Values, operations } from "../http/operation";
import { facetParameters, listOf, page, pricesParameter } from "../http/parameters";
import { listBars } from "../match/list-bars";
import { placesOf, yourMatchOf } from "../match/remembered-answers";
import { askedPriceBands } from "../catalogue/price-bands";
import { readChoice } from "../listing/choices";
import { todayAt } from "#contracts/us-days";
import { sessionWithSize, sizeParameter } from "../sessions/selected-size";
import { listMattresses, mattressList, usualSize } from "./mattress-listing";
import type { MattressServices } from "./services";

const { read } = operations<MattressServices>();

const query = {
  ...facetParameters(mattressFacetKeys),
  price: pricesParameter,
  size: sizeParameter,
  sort: listOf(mattressSort, 2)
    .optional()
    .describe(
      `One or two keys separated by a comma, the second breaking ties of the first; the default is ${mattressSorts[0]}, ` +
        "or match if the visit remembers quiz answers.",
    ),
  page,
};

export const mattresses: Area<MattressServices> = {
  name: "Mattresses",
  description: "Mattresses from brands that sell online.",
  operations: [
    read({
      id: "listMattresses",
      path: "/mattresses/",
      summary: "Mattresses sold online",
      description: "24 per page. A requested size also limits the list to models that come in it.",
      query,
      cookies: ["sessionid"],
      answer: mattressListing,
      handler: list,
    }),
  ],
};

async function list(
  call: Call & { query: Values<typeof query> },
  services: MattressServices,
): Promise<MattressListing> {
  const catalogue = services.catalogue();
  const { models, certificateNames } = catalogue;
  const online = models.filter(({ sold_online }) => sold_online);
  const mattresses = { models: online, certificateNames, bars: listBars(catalogue) };
  const askedPrices = askedPriceBands(call.query.price);
  const asked = readChoice(call.query, mattressList(mattresses, "queen", askedPrices));
  const { session, size } = await sessionWithSize(call, services, (remembered) =>
    usualSize(models, asked.chosen["made-for"], remembered),
  );
  const places = placesOf(session, services);
  // Somebody who has answered the quiz is looking for a bed that fits them.
  const byMatch = places !== null && (call.query.sort ?? []).length === 0;
  const choice = byMatch ? { ...asked, sort: ["match" as const] } : asked;
  const today = todayAt(services.clock());
  const listing = listMattresses(mattresses, { ...choice, size, askedPrices, places, today });
  const matchOf = listing.sort[0] === "match" ? yourMatchOf(session, services) : null;
  return {
    demo: services.demo,
    ...listing,
    items: listing.items.map((item) => {
      const match = matchOf === null ? null : matchOf(catalogue.bySlug.get(item.model.slug)!);
      return { ...item, your_match: match === null ? null : shownMatch(match) };
    }),
  };
}

/** Null of a bed that the answers leave out, which stands after all others. */
function shownMatch({ score, band, risk, left_out }: YourMatch): MatchedMattress["your_match"] {
  return left_out === null ? { score, band, risk } : null;
}
