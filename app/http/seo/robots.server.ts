import { paths } from "~/paths";
import type { ListedRoute } from "./listed-routes.server";
import { sitemapAddress } from "./machine-addresses.server";

/** Beds in another order or another view are the same beds; a comparison has a new address for each choice of beds. */
const closedQueries = [`${paths.compare}?`, "/*?*filters=", "/*?*sort=", "/*?*view="];

/** "/cashback/claim/:token/" → "/cashback/claim/" */
const fixedPart = (url: string) => url.replace(/:.*$/, "");
const firstSegment = (url: string) => /^\/[^/]*\//.exec(url)?.[0] ?? url;

/**
 * What robots need not ask for. A page that must not be indexed has to be read, or its noindex is never seen: so pages that
 * every page links to, such as the sign-in, are left open. Closed is what nothing public leads to, and what has a new
 * address for every question. Where all pages below a first segment are closed, so is the segment.
 */
export function robots(origin: string, routes: readonly ListedRoute[]): string {
  const open = new Set(routes.filter(({ listing }) => listing !== "closed").map(({ url }) => firstSegment(url)));
  const closed = routes
    .filter(({ listing }) => listing === "closed")
    .map(({ url }) => (open.has(firstSegment(url)) ? fixedPart(url) : firstSegment(url)));
  // Not open yet (site/errors/planned-pages.server.ts).
  const all = [...new Set([...closed, paths.manageRequests])].sort();
  const shortest = all.filter((path) => !all.some((other) => other !== path && path.startsWith(other)));
  const lines = [...shortest, ...closedQueries].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...lines, "", `Sitemap: ${origin}${sitemapAddress}`, ""].join("\n");
}
