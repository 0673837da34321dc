/** Addresses at which programs look for what is described there. */

/** https://www.sitemaps.org/protocol.html */
export const sitemapAddress = "/sitemap.xml";
/** https://www.w3.org/TR/appmanifest/ */
export const manifestAddress = "/site.webmanifest";
/** https://github.com/dewitt/opensearch */
export const openSearchAddress = "/opensearch.xml";
/** RFC 9116 */
export const securityAddress = "/.well-known/security.txt";
/** https://w3c.github.io/gpc/#gpc-support-resource */
export const privacyControlAddress = "/.well-known/gpc.json";
const segment = (value: string) => encodeURIComponent(value);

/** Pictures with which pages are shared (https://ogp.me). */
export const cardAddresses = {
  site: "/card.png",
  model: (slug: string) => `/mattress-model/${segment(slug)}/card.png`,
  guide: (slug: string) => `/guides/${segment(slug)}/card.png`,
  comparison: (url: string) => `/mattress-comparison/${segment(url)}/card.png`,
};

export const isCard = (path: string) => path.endsWith("/card.png");

/** RFC 4287 */
export const feedAddresses = {
  reviews: "/mattress-reviews/feed.atom",
  guides: "/guides/feed.atom",
  questions: "/mattress-questions/feed.atom",
} as const;
