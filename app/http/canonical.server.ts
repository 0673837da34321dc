import type { RequestHandler } from "express";
import { isDecodable } from "./decodable-path.server";
import { areReadable } from "./limits/parameters.server";
import { refuse } from "./refusal.server";
import { isDataRequest, pathOf } from "./request-state.server";

/** A path that ends like the name of a file: it has no trailing slash. */
export const fileName = /\.[a-z0-9]{2,11}$/i;
/** A part that URL parsing resolves: Remix would answer for another path than limits and logs before it have seen. */
const dots = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * One address for each page. Slashes (and backslashes, which browsers read as slashes) are collapsed for
 * every method, so that nothing after this sees two names for one route; GET and HEAD are sent on by 301
 * to the form with a trailing slash and without `page=1`. A data request keeps its address.
 * The location begins with exactly one slash, so it cannot leave the site.
 */
export const canonical: RequestHandler = (req, res, next) => {
  const path = pathOf(req);
  const query = req.originalUrl.slice(path.length);
  const collapsed = path.replace(/[/\\]+/g, "/");
  // `OPTIONS *` has no path.
  const isPath = path.startsWith("/") && /^[!-~]*$/.test(req.originalUrl);
  const plain = isPath && isDecodable(path) && !dots.test(collapsed);
  if (!plain || !areReadable(query.slice(1))) {
    return refuse(req, res, { status: 400, message: "Check the address for a typo, or start from the home page." });
  }
  const target =
    (collapsed.endsWith("/") || fileName.test(collapsed) ? collapsed : `${collapsed}/`) + withoutFirstPage(query);
  const reads = req.method === "GET" || req.method === "HEAD";
  if (reads && !isDataRequest(req) && target !== req.originalUrl) {
    res.setHeader("Cache-Control", "private, no-store");
    return res.redirect(301, target);
  }
  req.url = req.originalUrl = collapsed + query;
  next();
};

/** The query as it was, without `page=1`: the first page has one address. */
function withoutFirstPage(query: string): string {
  if (!query.includes("page=1")) return query;
  const kept = query
    .slice(1)
    .split("&")
    .filter((part) => part !== "page=1");
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}
