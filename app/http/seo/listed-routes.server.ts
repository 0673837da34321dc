import type { ServerBuild } from "@remix-run/node";
import { factsOf, type Listing } from "~/route-facts";

/** A route with a page, and how search engines may list it. */
export interface ListedRoute {
  /** As "/mattresses/:brand/". */
  url: string;
  listing: Listing;
}

/** The pages of a build but the one for unknown addresses, by URL. All of its routes are children of the root. */
export function listedRoutes(routes: ServerBuild["routes"]): ListedRoute[] {
  return Object.values(routes)
    .flatMap(({ path = "", module }) => {
      const { listing } = factsOf(module.handle);
      return listing === undefined || path === "*" ? [] : [{ url: path === "" ? "/" : `/${path}/`, listing }];
    })
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}
