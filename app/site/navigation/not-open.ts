import { paths } from "~/paths";
import { readingPaths } from "~/reading-paths";

/** Addresses of menus whose pages are not open yet; a test holds them to errors/planned-pages.server.ts. */
export const notOpen: ReadonlySet<string> = new Set([
  readingPaths.questions,
  readingPaths.forum,
  paths.businessProfile,
  paths.manageRequests,
  paths.managePublish,
  paths.manageProducts,
]);
