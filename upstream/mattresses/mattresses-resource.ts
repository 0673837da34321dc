import { type MattressListing, mattressSort, type MattressSort } from "../../app/contracts/mattress-listing";
import { shownSize } from "../visits/shown-size";
import { mattressFacets } from "./mattress-facets";
import { listMattresses } from "./mattress-listing";
import { invalid } from "../http/answers";
import type { Query } from "../http/query";
import type { Call, Resources } from "../http/resource";
import { type Errors, readChosen, unknownValue } from "../listing/choices";
import { dayOf } from "../rules/days";
import type { Services } from "../services";

/** The mattresses of brands that sell online, with facets. */
export const mattresses: Resources = (services) => [
  { version: 2, path: "/mattresses/", methods: { GET: (call) => list(call, services) } },
];

async function list(call: Call, services: Services) {
  const { query } = call;
  const { models, certificateNames } = services.catalogue();
  const online = models.filter(({ sold_online }) => sold_online);
  const errors: Errors = {};
  const chosen = readChosen(query, mattressFacets(online, certificateNames, "queen"), errors);
  const sort = readSort(query, errors);
  // The list is shown for one size.
  const sizes = query.list("size");
  if (sizes.length > 1 && errors.size === undefined) errors.size = ["Choose one size."];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const page = query.page();
  const size = (await shownSize(call, services)) ?? "queen";
  const body: MattressListing = {
    demo: services.demo,
    ...listMattresses(online, mattressFacets(online, certificateNames, size), {
      chosen,
      sort,
      size,
      page,
      today: dayOf(services.clock()),
    }),
  };
  return { body };
}

/** One or two keys of sort, the best scored first by default. */
function readSort(query: Query, errors: Errors): MattressSort[] {
  const keys = query.list("sort");
  if (keys.length === 0) return ["score"];
  if (keys.length > 2) errors.sort = ["Name two keys at most."];
  const sort = keys.map((key) => mattressSort.safeParse(key));
  const wrong = keys.filter((_, index) => !sort[index]!.success);
  if (wrong.length > 0) errors.sort = wrong.map(unknownValue);
  return sort.flatMap(({ data }) => data ?? []);
}
