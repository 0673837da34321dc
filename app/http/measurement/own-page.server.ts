import { safeRedirect } from "../safe-redirect.server";

/** The page of the site that a Referer names, with its query: "/mattresses/?page=2"; null for another site or none. */
export function ownPage(referer: string | null | undefined, siteOrigin: string): string | null {
  if (referer === null || referer === undefined || !referer.startsWith(`${siteOrigin}/`)) return null;
  return safeRedirect(referer.slice(siteOrigin.length), siteOrigin, "") || null;
}
