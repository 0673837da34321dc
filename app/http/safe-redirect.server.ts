/**
 * A path of this site with query and fragment; `fallback` for anything else. One slash first, no backslash, no control
 * characters, and it must resolve to the site's own origin.
 */
export function safeRedirect(target: unknown, siteOrigin: string, fallback = "/"): string {
  if (typeof target !== "string" || !/^\/(?![/\\])/.test(target)) return fallback;
  // Browsers drop tabs and line breaks, which would join what they kept apart.
  if (/[\0-\x20\x7f-\x9f\\]/.test(target) || target.length > 2000 || !URL.canParse(target, siteOrigin)) return fallback;
  const url = new URL(target, siteOrigin);
  const place = url.pathname + url.search + url.hash;
  return url.origin === new URL(siteOrigin).origin && !place.startsWith("//") ? place : fallback;
}
