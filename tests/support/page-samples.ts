import { type Route, standsFor } from "./site-routes";
import type { Worst } from "./worst-rows";

/** Where each route shows what was stored, for tests that ask for every page. */

export interface PageSample {
  /** Addresses that cost alike, of which the first may be asked for several times. */
  paths: readonly [string, ...string[]];
  by: "anybody" | "member" | "staff" | "super";
  status: number;
}

type Sample = string | { path: string | readonly [string, ...string[]]; by?: PageSample["by"]; status?: number };

const redirect = (path: string): Sample => ({ path, status: 302 });
const forever = (path: string): Sample => ({ path, status: 301 });
const anybody = (path: string): Sample => ({ path, by: "anybody" });
const pages = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${path}${index === 0 ? "" : `?page=${index + 1}`}`) as [
    string,
    ...string[],
  ];

/** By URL of the route. One without parts is asked for as it is, unless it is here. */
const samples = (stored: Worst): Record<string, Sample> => ({
  "/*": { path: "/no/such/page/", status: 404 },
  "/account/": redirect("/account/"),
  "/account/email/confirm/:token/": `/account/email/confirm/${stored.links.address}/`,
  "/admin/claims/:id/": `/admin/claims/${stored.claim.id}/`,
  "/admin/claims/payments/:batch/handed-over/": {
    path: `/admin/claims/payments/${stored.batch}/handed-over/`,
    by: "super",
  },
  "/admin/content/:kind/:slug/": "/admin/content/term/pocketed-coil/",
  "/admin/discussions/posts/:id/": {
    path: [stored.post, ...stored.posts].map((id) => `/admin/discussions/posts/${id}/`) as [string, ...string[]],
  },
  "/admin/messages/:reference/": `/admin/messages/${stored.message}/`,
  "/admin/outbox/:id/": `/admin/outbox/${stored.mail}/`,
  "/admin/reviews/:kind/:id/": `/admin/reviews/bed/${stored.review}/`,
  "/cashback/:promotion/": `/cashback/${stored.offer}/`,
  "/cashback/:promotion/:invoice/": `/cashback/${stored.offer}/INV-1/`,
  "/cashback/claim/:token/": `/cashback/claim/${stored.claim.token}/`,
  "/cashback/claim/:token/answer/": `/cashback/claim/${stored.claims.asked}/answer/`,
  "/cashback/claim/:token/appeal/": `/cashback/claim/${stored.claims.declined}/appeal/`,
  "/cashback/claim/:token/payment/": `/cashback/claim/${stored.claims.draft}/payment/`,
  "/cashback/claim/:token/proof/": `/cashback/claim/${stored.claims.draft}/proof/`,
  "/cashback/claim/:token/purchase/": `/cashback/claim/${stored.claims.draft}/purchase/`,
  "/cashback/claim/:token/send/": `/cashback/claim/${stored.claims.draft}/send/`,
  "/cashback/confirm/:token/": `/cashback/confirm/${stored.links.claim}/`,
  "/confirm-review/:token/": `/confirm-review/${stored.links.review}/`,
  "/contact/thanks/": "/contact/thanks/?reference=BL-7K3M9Q",
  "/mattress-deal/": forever("/mattress-deal/"),
  "/mattress-finder/results/": "/mattress-finder/results/?recipient=me&position=side",
  "/mattress-finder/results/:token/": `/mattress-finder/results/${stored.matchToken}/`,
  "/mattress-forum/threads/:slug/": { path: pages(`/mattress-forum/threads/${stored.thread}/`, 3) },
  "/mattress-glossary/:term/": "/mattress-glossary/pocketed-coil/",
  "/mattress-glossary/:term/meaning/": "/mattress-glossary/pocketed-coil/meaning/",
  "/mattress-model/:slug/": `/mattress-model/${stored.model}/`,
  "/mattress-model/:slug/picture/:file/": `/mattress-model/${stored.model}/picture/${"0".repeat(14)}.svg`,
  "/mattress-questions/": { path: pages("/mattress-questions/", 3) },
  "/mattress-questions/:slug/": { path: pages(`/mattress-questions/${stored.question}/`, 3) },
  "/mattress-questions/similar/": "/mattress-questions/similar/?q=zeppelin",
  "/mattress-review/": forever("/mattress-review/"),
  "/mattress-review/:id/": `/mattress-review/${stored.review}/`,
  "/mattress-review/:id/report/": `/mattress-review/${stored.review}/report/`,
  "/mattress-stores/": "/mattress-stores/?place=New+York,+NY&radius=100",
  "/mattress-stores/:slug/": `/mattress-stores/${stored.store}/`,
  "/mattresses/:brand/": "/mattresses/casper/",
  "/posts/:id/": { path: `/posts/${stored.own.post}/`, status: 302 },
  "/posts/:id/appeal/": `/posts/${stored.hidden}/appeal/`,
  "/posts/:id/edit/": `/posts/${stored.own.post}/edit/`,
  "/posts/:id/history/": { path: pages(`/posts/${stored.post}/history/`, 5) },
  "/posts/:id/report/": `/posts/${stored.posts[0]!}/report/`,
  "/review-mattress-store/": `/review-mattress-store/?store=${stored.store}`,
  "/review-mattress-store/draft/:token/check/": `/review-mattress-store/draft/${stored.drafts.store}/check/`,
  "/review-mattress-store/draft/:token/edit/": `/review-mattress-store/draft/${stored.drafts.storeEdit}/edit/`,
  "/review-mattress-store/draft/:token/proof/": `/review-mattress-store/draft/${stored.drafts.store}/proof/`,
  "/review-mattress-store/draft/:token/visit/": `/review-mattress-store/draft/${stored.drafts.store}/visit/`,
  "/review-mattress/": "/review-mattress/?brand=casper",
  "/review-mattress/draft/:token/check/": `/review-mattress/draft/${stored.drafts.bed}/check/`,
  "/review-mattress/draft/:token/photo/": `/review-mattress/draft/${stored.drafts.bed}/photo/`,
  "/review-mattress/draft/:token/proof/": `/review-mattress/draft/${stored.drafts.bed}/proof/`,
  "/review-mattress/draft/:token/rating/": `/review-mattress/draft/${stored.drafts.change}/rating/`,
  "/review-mattress/draft/:token/update/": `/review-mattress/draft/${stored.drafts.update}/update/`,
  "/review-mattress/draft/:token/use/": `/review-mattress/draft/${stored.drafts.bed}/use/`,
  "/search/": "/search/?q=zeppelin",
  "/search/suggestions/": "/search/suggestions/?q=hybrid",
  "/signin/": anybody("/signin/"),
  "/signin/reset/new/:token/": `/signin/reset/new/${stored.links.reset}/`,
  "/signup/confirm/:token/": anybody(`/signup/confirm/${stored.mailedLink}/`),
  "/store-reviews/:id/": `/store-reviews/${stored.storeReview}/`,
  "/store-reviews/:id/report/": `/store-reviews/${stored.storeReview}/report/`,
  "/unsubscribe/:token/": { path: "/unsubscribe/none-of-these/", status: 404 },
  "/your-reviews/:token/": `/your-reviews/${stored.reviewToken}/`,
  "/your-reviews/:token/appeal/": `/your-reviews/${stored.refusedToken}/appeal/`,
  "/your-reviews/:token/delete/": `/your-reviews/${stored.reviewToken}/delete/`,
});

/**
 * What is sent as it was stored, or drawn in another process (app/http/cards): its cost is not that of people's texts.
 * A download of all that an account has is as large as that; the answers that it is made of are tried one by one.
 */
const files = new Set([
  "/account/data/",
  "/account/files/:upload/:page/",
  "/admin/claims/:id/files/:upload/:page/",
  "/admin/claims/payments/:batch/",
  "/admin/reviews/:kind/:id/files/:upload/:page/",
  "/card.png/",
  "/guides/:slug/card.png/",
  "/mattress-comparison/:url/card.png/",
  "/mattress-model/:slug/card.png/",
  "/review-mattress/draft/:token/photos/:upload/",
]);

/**
 * Those of a route; null: it shows no texts. Of what the catalogue alone has, one of `links` is taken. Throws for a route of
 * which nothing is known.
 */
export function sampleOf({ url }: Pick<Route, "url">, stored: Worst, links: readonly string[]): PageSample | null {
  if (files.has(url)) return null;
  const known = samples(stored)[url] ?? (url.includes(":") ? links.find((link) => standsFor(url, link)) : url);
  if (known === undefined)
    throw new Error(`Say in tests/support/page-samples.ts at which address ${url} shows the most that was stored.`);
  const { path, by, status = 200 } = typeof known === "string" ? { path: known, by: undefined } : known;
  return {
    paths: typeof path === "string" ? [path] : path,
    by: by ?? (url.startsWith("/admin/") ? "staff" : "member"),
    status,
  };
}
