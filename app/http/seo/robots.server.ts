import { paths } from "~/paths";
import { sitemapAddress } from "./machine-addresses.server";

/**
 * What robots need not ask for. A page that must not be indexed has to be read, or its noindex is never seen: so pages that
 * every page links to, such as the sign-in, are left open. Closed is what nothing public leads to, and what has a new
 * address for every question. Beds in another order or another view are the same beds.
 */
const closed = [
  "/account/",
  "/admin/",
  "/manage/",
  paths.search,
  paths.quizResults,
  `${paths.compare}?`,
  paths.comparisonTray,
  "/*?*filters=",
  "/*?*sort=",
  "/*?*view=",
];

export const robots = (origin: string) =>
  ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}${sitemapAddress}`, ""].join(
    "\n",
  );
