import type { StoreDetail, StoreSearch } from "../../app/contracts/stores";
import { visitOf } from "../visits/visitor";
import { notFound } from "../http/answers";
import type { Call, Resources } from "../http/resource";
import type { Services } from "../services";
import { type Errors, readChoice } from "../listing/choices";
import { namedValues } from "../listing/facets";
import { pageOf } from "../listing/pages";
import { readAskedPlace } from "./asked-place";
import { mapLabels } from "./map-labels";
import { rememberedPlace, rememberPlace } from "./remember-place";
import { searchStores, storeList } from "./search-stores";
import { storeClocks } from "./store-clock";
import { readStore } from "./store-detail";

/** The search for stores around a place, and one store with its floor. */
export const stores: Resources = (services) => [
  {
    version: 2,
    path: "/stores/",
    methods: { GET: async (call) => ({ body: await search(call, services) }) },
  },
  {
    version: 2,
    path: "/stores/:slug/",
    methods: {
      GET: async ({ part }) => {
        const { db, demo, clock } = services;
        const stores = services.stores();
        const store = stores.bySlug.get(part("slug"));
        if (store === undefined) throw notFound();
        const found = await readStore({ db, stores, catalogue: services.catalogue(), now: clock() }, store);
        const body: StoreDetail = { demo, ...found };
        return { body };
      },
    },
  },
];

async function search(call: Call, services: Services): Promise<StoreSearch> {
  const guide = services.stores();
  const visit = await visitOf(call, services);
  const errors: Errors = {};
  const asked = readAskedPlace(call.query, guide, rememberedPlace(visit), errors);
  const brands = namedValues(services.catalogue().brands.map(({ card }) => card));
  const choice = readChoice(call.query, storeList(brands, storeClocks(services.clock())), errors);
  const { place, radius } = asked;
  const said = { demo: services.demo, ...asked, sort: choice.sort[0]!, page: choice.page };
  if (place === null) {
    const { pages } = pageOf([], 1, choice.page);
    return { ...said, ...nothing, pages, cities: [...guide.cities] };
  }
  const { pins, ...found } = searchStores(guide, { ...choice, place, radius }, services.clock());
  if (choice.page === 1) await rememberPlace(call, services, visit, place);
  return { ...said, ...found, cities: [], map: { pins, labels: mapLabels(guide.places, place, radius) } };
}

const nothing = {
  radii: [],
  count: 0,
  items: [],
  ldp_store_count: 0,
  ldp_retailer_count: 0,
  facets: [],
  map: { pins: [], labels: [] },
};
