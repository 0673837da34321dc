import express, { type Express } from "express";
import { health } from "./health/health";
import { notFound } from "./http/answers";
import { failure } from "./http/failure";
import { requestLog } from "./http/request-log";
import { routersOf, type RouteServices } from "./http/routes";
import { trailingSlash } from "./http/trailing-slash";
import { areas, type Services } from "./modules";

export interface UpstreamApp extends Services, RouteServices {
  /** Express's "trust proxy" value. */
  trustProxy: number | string[] | false;
  /** Cookies are Secure even though the request itself arrived over http. */
  secureCookies: boolean;
}

/** The reference upstream as its middleware chain. Starts nothing. */
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
  const routers = routersOf(areas, services);
  app.use("/api/v1", routers[1]);
  app.use("/api/v2", routers[2]);
  app.use((_request, _response, next) => next(notFound()));
  app.use(failure(services.log));
  return app;
}
