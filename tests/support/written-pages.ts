import { type PageSample, sampleOf } from "./page-samples";
import { siteRoutes } from "./site-routes";
import type { Worst } from "./worst-rows";
import type { WorstSite } from "./worst-site";

/** Pages that show what people have written, and those that say back what somebody looks for. */

export interface WrittenPage {
  path: string;
  by: PageSample["by"];
}

/** Lists, details, queues and forms in states that no route shows at its first address. */
const others = (stored: Worst): WrittenPage[] => [
  { path: `/mattress-forum/threads/${stored.thread}/?quote=2`, by: "member" },
  { path: "/mattress-forum/threads/airship-2/", by: "anybody" },
  { path: "/mattress-questions/zeppelin-2/", by: "anybody" },
  { path: `/mattress-review/${stored.refused}/`, by: "anybody" },
  { path: `/mattress-review/${stored.answered}/`, by: "anybody" },
  { path: `/your-reviews/${stored.refusedToken}/`, by: "anybody" },
  { path: `/review-mattress/draft/${stored.drafts.change}/check/`, by: "member" },
  { path: `/review-mattress-store/draft/${stored.drafts.storeEdit}/check/`, by: "member" },
  { path: `/cashback/claim/${stored.claims.asked}/`, by: "member" },
  { path: `/cashback/claim/${stored.claims.declined}/`, by: "member" },
  { path: "/account/posts/?page=2", by: "member" },
  { path: `/mattress-forum/threads/${stored.thread}/`, by: "staff" },
  { path: `/mattress-questions/${stored.question}/`, by: "staff" },
  { path: `/admin/reviews/store/${stored.storeReview}/`, by: "staff" },
  { path: `/admin/reviews/bed/${stored.refused}/`, by: "staff" },
  { path: "/admin/reviews/?waiting=new", by: "staff" },
  { path: "/admin/messages/?view=answered", by: "staff" },
  { path: `/admin/discussions/posts/${stored.hidden}/`, by: "staff" },
  { path: `/admin/claims/${stored.claim.id + 1}/`, by: "staff" },
];

/** Searches and lists of which the address has words that somebody typed. */
const searches = (stored: Worst, words: string): WrittenPage[] =>
  [
    "/search/?q=W",
    "/search/?q=W+hybrid",
    "/search/?q=W+casper+in+boise",
    "/mattress-questions/?q=W",
    "/mattress-questions/?q=W+hybrid&topic=care",
    "/mattress-questions/?topic=W",
    "/mattress-questions/ask/?title=W",
    "/mattress-forum/?q=W",
    "/mattress-glossary/?q=W",
    "/mattress-glossary/?q=W&kind=materials",
    "/mattress-stores/?place=W",
    "/mattress-stores/?place=Boise,+ID&radius=W",
    "/mattress-brands/?place=W",
    `/mattress-model/${stored.model}/?place=W`,
    "/mattress-models/?type=W",
    "/mattress-models/?sort=W",
    "/mattresses/?type=W",
    "/mattress-reviews/?brand=W",
    "/store-reviews/?retailer=W",
    "/mattress-deals/?state=W",
    "/expert-reviews/?claim=W",
    "/compare/?add=W",
    "/compare/?models=W",
    "/review-mattress/?q=W",
    "/review-mattress-store/?q=W",
    "/mattress-finder/quiz/?answered=zip&deliveryZip=W",
    "/mattress-finder/quiz/?step=position&position=W",
    "/mattress-finder/results/?recipient=me&position=W",
    `/admin/reviews/bed/${stored.review}/?bed=W`,
  ].map((path) => ({
    path: path.replaceAll("W", encodeURIComponent(words)),
    by: path.startsWith("/admin/") ? "staff" : "anybody",
  }));

/** All pages of the site where they show the most, then `others`, and searches for `words`; each once for each visitor. */
export async function writtenPages(world: WorstSite, words: string): Promise<WrittenPage[]> {
  const { stored, get } = world;
  const links = new Set<string>();
  const pages: WrittenPage[] = [];
  for (const { url } of siteRoutes.filter((route) => route.page && !/[:*]/.test(route.url))) {
    const { body } = await get(url, url.startsWith("/admin/") ? "staff" : "member");
    for (const [, href] of body.matchAll(/href="(\/[^"?#]*)/g)) links.add(href!);
  }
  for (const route of siteRoutes.filter((each) => each.page)) {
    const sample = sampleOf(route, stored, [...links]);
    for (const path of sample?.paths ?? []) pages.push({ path, by: sample!.by });
  }
  return [...pages, ...others(stored), ...searches(stored, words)];
}
