import type { FloorBrands } from "../../app/contracts/stores";
import { visitOf } from "../visits/visitor";
import { invalid } from "../http/answers";
import type { Call, Resources } from "../http/resource";
import type { Services } from "../services";
import { type Errors, readValues } from "../listing/choices";
import { readAskedPlace } from "./asked-place";
import { readFloors } from "./floor-brands";
import { rememberedPlace, rememberPlace } from "./remember-place";

const mostModels = 20;

/** Brands, and asked-for models, on floors around a place. */
export const floorBrands: Resources = (services) => [
  {
    version: 2,
    path: "/floor-brands/",
    methods: { GET: async (call) => ({ body: await read(call, services) }) },
  },
];

async function read(call: Call, services: Services): Promise<FloorBrands> {
  const { db, demo, clock } = services;
  const [stores, catalogue] = [services.stores(), services.catalogue()];
  const visit = await visitOf(call, services);
  const errors: Errors = {};
  const asked = readAskedPlace(call.query, stores, rememberedPlace(visit), errors);
  const slugs = readValues(call.query, "models", [...catalogue.bySlug.keys()], errors);
  if (slugs.length > mostModels) errors.models = [`Ask for ${mostModels} models at most.`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const models = slugs.map((slug) => catalogue.bySlug.get(slug)!);
  const found = await readFloors({ db, stores, catalogue, now: clock() }, { ...asked, models });
  if (asked.place !== null) await rememberPlace(call, services, visit, asked.place);
  return { demo, ...asked, cities: asked.place === null ? [...stores.cities] : [], ...found };
}
