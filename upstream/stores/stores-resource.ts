import { type StoreDetail, storeSorts, type StoreSearch } from "../../app/contracts/stores";
import { visitOf } from "../visits/visitor";
import { invalid, notFound } from "../http/answers";
import { pageCount, type Query } from "../http/query";
import type { Call, Resources } from "../http/resource";
import type { Services } from "../services";
import { type FieldFaults, notAvailable, readAskedPlace } from "./asked-place";
import { mapLabels } from "./map-labels";
import { rememberedPlace, rememberPlace } from "./remember-place";
import { searchStores, storesPerPage } from "./search-stores";
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
  const faults: FieldFaults = {};
  const asked = readAskedPlace(call.query, guide, rememberedPlace(visit), faults);
  const choice = readChoice(call.query, services, faults);
  const { place, radius } = asked;
  const said = { demo: services.demo, ...asked, sort: choice.sort, page: choice.page };
  if (place === null) {
    const pages = pageCount(0, storesPerPage, choice.page);
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

/** Reads filters, sort and page. Throws 400 naming every parameter with a value that does not exist. */
function readChoice(query: Query, { catalogue }: Services, faults: FieldFaults) {
  const brand = query.list("brand");
  // An address may hold thousands; mostly it holds none.
  const brands = new Set(brand.length === 0 ? [] : catalogue().models.map(({ card }) => card.brand.slug));
  const unknown = brand.filter((slug) => !brands.has(slug));
  if (unknown.length > 0) faults.brand = unknown.map(notAvailable);
  const asked = (key: "open" | "discount") => {
    const text = query.text(key);
    if (text !== null && text !== "true") faults[key] = [notAvailable(text)];
    return text === "true";
  };
  const wanted = query.text("sort") ?? storeSorts[0];
  const sort = storeSorts.find((one) => one === wanted);
  if (sort === undefined) faults.sort = [notAvailable(wanted)];
  const [open, discount] = [asked("open"), asked("discount")];
  if (sort === undefined || Object.keys(faults).length > 0) throw invalid(faults);
  return { brand, open, discount, sort, page: query.page() };
}
