import type { MattressListing } from "../../app/contracts/mattress-listing";
import { shownSize } from "../visits/shown-size";
import { listMattresses, mattressList } from "./mattress-listing";
import type { Call, Resources } from "../http/resource";
import { readChoice } from "../listing/choices";
import { dayOf } from "../rules/days";
import type { Services } from "../services";

/** The mattresses of brands that sell online, with facets. */
export const mattresses: Resources = (services) => [
  { version: 2, path: "/mattresses/", methods: { GET: (call) => list(call, services) } },
];

async function list(call: Call, services: Services) {
  const { models, certificateNames } = services.catalogue();
  const mattresses = { models: models.filter(({ sold_online }) => sold_online), certificateNames };
  const choice = readChoice(call.query, mattressList(mattresses, "queen"));
  const size = (await shownSize(call, services)) ?? "queen";
  const body: MattressListing = {
    demo: services.demo,
    ...listMattresses(mattresses, { ...choice, size, today: dayOf(services.clock()) }),
  };
  return { body };
}
