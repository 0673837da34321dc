import express, { type Express, Router } from "express";
import { notFound } from "./http/answers";
import { failure } from "./http/failure";
import { requestLog } from "./http/request-log";
import { addResource, type Resources } from "./http/resource";
import { trailingSlash } from "./http/trailing-slash";
import { authentication } from "./resources/authentication";
import { autocomplete } from "./resources/autocomplete";
import { brands } from "./resources/brands";
import { collections } from "./resources/collections";
import { comparisons } from "./resources/comparisons";
import { featureFlags } from "./resources/feature-flags";
import { health } from "./resources/health";
import { lines } from "./resources/lines";
import { models } from "./resources/models";
import { schema } from "./resources/schema";
import { search } from "./resources/search";
import type { Services } from "./services";

const resources: Resources[] = [
  authentication,
  featureFlags,
  comparisons,
  autocomplete,
  search,
  brands,
  collections,
  lines,
  models,
  schema,
];

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
  for (const resource of resources.flatMap((make) => make(services))) {
    addResource(versions[resource.version], resource, services);
  }
  app.use("/api/v1", versions[1]);
  app.use("/api/v2", versions[2]);
  app.use((_request, _response, next) => next(notFound()));
  app.use(failure(services.log));
  return app;
}
