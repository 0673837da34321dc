import { z } from "zod";
import { type FloorBrands, floorBrands, storeSearch, type StoreSearch, storeSorts } from "#contracts/stores";
import { invalid } from "../http/answers";
import { type Area, type Call, type Values, operations } from "../http/operation";
import { listOf, name, page } from "../http/parameters";
import { readChoice, unknownValues } from "../listing/choices";
import { namedValues } from "../listing/facets";
import { pageOf } from "../listing/pages";
import { sessionOf } from "../sessions/visitor";
import { placeParameters, readAskedPlace } from "./asked-place";
import { readFloors } from "./floor-brands";
import { mapLabels } from "./map-labels";
import { rememberedPlace, rememberPlace } from "./remember-place";
import { searchStores, storeList } from "./store-listing";
import type { StoresServices } from "./services";
import { storeClocks } from "./store-clock";

const { read } = operations<StoresServices>();

const mostModels = 20;

const searchQuery = {
  ...placeParameters,
  sort: z.enum(storeSorts).default(storeSorts[0]).describe("Sort order."),
  open: z.literal("true").optional().describe("Only stores that are open now."),
  discount: z.literal("true").optional().describe("Only stores with a discount that runs today."),
  brand: listOf(name).optional().describe("Slugs of brands in the store, separated by commas; any of them matches."),
  retailer: listOf(name).optional().describe("Slugs of retailers, separated by commas; any of them matches."),
  page,
};

const floorsQuery = {
  ...placeParameters,
  models: listOf(name, mostModels).optional().describe(`Slugs of models, separated by commas; ${mostModels} at most.`),
};

export const stores: Area<StoresServices> = {
  name: "Stores",
  description: "Stores near a place, and the beds in them.",
  operations: [
    read({
      id: "searchStores",
      path: "/stores/",
      summary: "Stores near a place",
      description: "20 per page. The visit remembers the place; near_ldp_store of the current user is based on it.",
      query: searchQuery,
      cookies: ["sessionid"],
      answer: storeSearch,
      handler: search,
    }),
    read({
      id: "listFloorBrands",
      path: "/floor-brands/",
      summary: "Brands, and requested models, in stores near a place",
      description: "Without a place, stores nationwide are counted. The visit remembers the place.",
      query: floorsQuery,
      cookies: ["sessionid"],
      answer: floorBrands,
      handler: floors,
    }),
  ],
};

async function search(
  call: Call & { query: Values<typeof searchQuery> },
  services: StoresServices,
): Promise<StoreSearch> {
  const guide = services.stores();
  const session = await sessionOf(call, services);
  const asked = readAskedPlace(call.query, guide, rememberedPlace(session));
  const brands = namedValues([...services.catalogue().brands.values()]);
  const byRetailer = (call.query.retailer ?? []).length > 0;
  const retailers = byRetailer ? namedValues(guide.stores.map(({ retailer }) => retailer)) : [];
  const { ratingOf } = services.storeReviews();
  const seen = { clocks: storeClocks(services.clock()), ratingOf };
  const choice = readChoice(call.query, storeList(brands, seen, retailers));
  const { place, radius } = asked;
  const said = { demo: services.demo, ...asked, sort: choice.sort[0]!, page: choice.page };
  if (place === null) {
    const { pages } = pageOf([], 1, choice.page);
    return { ...said, ...nothing, pages, cities: [...guide.cities] };
  }
  const { pins, ...found } = searchStores(guide, { ...choice, place, radius }, services.clock(), ratingOf);
  if (choice.page === 1) await rememberPlace(call, services, session, place);
  return { ...said, ...found, cities: [], map: { pins, labels: mapLabels(guide.places, place, radius) } };
}

const nothing = {
  radii: [],
  count: 0,
  items: [],
  ldp_store_count: 0,
  ldp_retailer_count: 0,
  holiday: null,
  facets: [],
  map: { pins: [], labels: [] },
};

async function floors(
  call: Call & { query: Values<typeof floorsQuery> },
  services: StoresServices,
): Promise<FloorBrands> {
  const { db, demo, clock } = services;
  const [stores, catalogue] = [services.stores(), services.catalogue()];
  const session = await sessionOf(call, services);
  const asked = readAskedPlace(call.query, stores, rememberedPlace(session));
  const { models: slugs = [] } = call.query;
  const unknown = unknownValues(slugs, catalogue.bySlug.keys());
  if (unknown.length > 0) throw invalid({ models: unknown });
  const models = slugs.map((slug) => catalogue.bySlug.get(slug)!);
  const found = await readFloors(
    { db, stores, catalogue, now: clock(), ratingOf: services.storeReviews().ratingOf },
    { ...asked, size: session.mattress_size ?? "queen", models },
  );
  if (asked.place !== null) await rememberPlace(call, services, session, asked.place);
  return { demo, ...asked, cities: asked.place === null ? [...stores.cities] : [], ...found };
}
