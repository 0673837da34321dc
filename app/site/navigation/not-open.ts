import { paths } from "~/paths";

/** Addresses of menus whose pages are not open yet; a test holds them to errors/planned-pages.server.ts. */
export const notOpen: ReadonlySet<string> = new Set([
  paths.businessProfile,
  paths.manageRequests,
  paths.managePublish,
  paths.manageProducts,
]);
