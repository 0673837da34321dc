import { paths } from "~/paths";
import { readingPaths } from "~/reading-paths";

/** Addresses of menus whose pages are not open yet; a test holds them to errors/planned-pages.server.ts. */
export const notOpen: ReadonlySet<string> = new Set([
  readingPaths.contact,
  readingPaths.help,
  readingPaths.contentGuidelines,
  readingPaths.terms,
  readingPaths.privacy,
  readingPaths.disclosure,
  readingPaths.sitemap,
  paths.businessProfile,
  paths.manageRequests,
  paths.managePublish,
  paths.manageProducts,
]);
