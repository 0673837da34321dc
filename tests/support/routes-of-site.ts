import type { ServerBuild } from "@remix-run/node";
import { redactorOf } from "~/http/route-matches.server";
import { siteRoutes } from "./site-routes";

/** The site's routes as a build has them, without what they do; the path of "/mattress-model/:slug/" is "mattress-model/:slug". */
export const routesOfSite = Object.fromEntries(
  siteRoutes.map(({ id, url, facts }) => [
    id,
    { id, parentId: "root", path: url === "/*" ? "*" : url.slice(1, -1), module: { handle: facts } },
  ]),
) as unknown as ServerBuild["routes"];

/** Cuts the secrets of the site's addresses from a text, as its logs and reports do. */
export const redact = redactorOf({ routes: routesOfSite });
