import express, { type Express, Router } from "express";
import { notFound } from "./http/answers";
import { failure } from "./http/failure";
import { requestLog } from "./http/request-log";
import { addResource, type Resource, type Resources } from "./http/resource";
import { trailingSlash } from "./http/trailing-slash";
import { authentication } from "./resources/authentication";
import { autocomplete } from "./resources/autocomplete";
import { brands } from "./resources/brands";
import { cashbackOffers } from "./resources/cashback-offers";
import { collections } from "./resources/collections";
import { comparisonTable } from "./resources/comparison-table";
import { comparisonTray } from "./resources/comparison-tray";
import { comparisons } from "./resources/comparisons";
import { deals } from "./resources/deals";
import { featureFlags } from "./resources/feature-flags";
import { floorBrands } from "./resources/floor-brands";
import { health } from "./resources/health";
import { lines } from "./resources/lines";
import { match } from "./resources/match";
import { mattresses } from "./resources/mattresses";
import { models } from "./resources/models";
import { prices } from "./resources/prices";
import { savedMatches } from "./resources/saved-matches";
import { schema } from "./resources/schema";
import { search } from "./resources/search";
import { stores } from "./resources/stores";
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
