import express, { type Express, Router } from "express";
import { notFound } from "./http/answers";
import { failure } from "./http/failure";
import { requestLog } from "./http/request-log";
import { addResource, type Resource, type Resources } from "./http/resource";
import { trailingSlash } from "./http/trailing-slash";
import { authentication } from "./accounts/authentication-resource";
import { autocomplete } from "./search/autocomplete-resource";
import { brands } from "./brands/brands-resource";
import { cashbackOffers } from "./deals/cashback-offers-resource";
import { collections } from "./catalogue/collections-resource";
import { comparisonTable } from "./comparisons/comparison-table-resource";
import { comparisonTray } from "./comparisons/comparison-tray-resource";
import { comparisons } from "./comparisons/comparisons-resource";
import { deals } from "./deals/deals-resource";
import { featureFlags } from "./flags/flags-resource";
import { floorBrands } from "./stores/floor-brands-resource";
import { health } from "./health/health-resource";
import { lines } from "./catalogue/lines-resource";
import { match } from "./match/match-resource";
import { mattresses } from "./mattresses/mattresses-resource";
import { models } from "./catalogue/models-resource";
import { prices } from "./catalogue/prices-resource";
import { savedMatches } from "./match/saved-matches-resource";
import { schema } from "./openapi/openapi-resource";
import { search } from "./search/search-resource";
import { stores } from "./stores/stores-resource";
import type { Services } from "./services";

const makers: Resources[] = [
  authentication,
  featureFlags,
  comparisons,
  comparisonTable,
  comparisonTray,
  autocomplete,
  search,
  brands,
  collections,
  lines,
  models,
  prices,
  mattresses,
  deals,
  cashbackOffers,
  match,
  savedMatches,
  stores,
  floorBrands,
  schema,
];

/** Every path below its version, with the methods it knows. */
export const resourcesOf = (services: Services): Resource[] => makers.flatMap((make) => make(services));

export interface UpstreamApp extends Services {
  /** Express's "trust proxy" value. */
  trustProxy: number | string[] | false;
  /** Cookies are Secure even though the request itself came over http. */
  secureCookies: boolean;
}

/** The reference upstream as the list of what every request passes. Starts nothing. */
export function createUpstreamApp({ trustProxy, secureCookies, ...services }: UpstreamApp): Express {
  const app = express();
  app.set("secure cookies", secureCookies);
  app.disable("x-powered-by").disable("etag").set("trust proxy", trustProxy).set("query parser", false);
  app.use(requestLog(services.log));
  app.use((_request, response, next) => {
    response.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    next();
  });
  app.get("/healthz", health(services));
  app.use(trailingSlash);
  const strict = { strict: true, caseSensitive: true };
  const versions = { 1: Router(strict), 2: Router(strict) };
  for (const resource of resourcesOf(services)) {
    addResource(versions[resource.version], resource, services);
  }
  app.use("/api/v1", versions[1]);
  app.use("/api/v2", versions[2]);
  app.use((_request, _response, next) => next(notFound()));
  app.use(failure(services.log));
  return app;
}
