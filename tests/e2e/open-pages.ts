import type { APIRequestContext } from "playwright/test";
import { cashbackPages } from "./cashback-pages";
import { editingPages, teachingPages } from "./content-pages";
import { postPages, questionPages } from "./discussion-pages";
import { forumPages, moderatedPages } from "./forum-pages";
import { informationPages, messagePages } from "./information-pages";
import { reviewPages } from "./review-pages";
import { accounts, routeOf, siteRoutes } from "../support/site-routes";

export interface OpenPage {
  /** What the page is, for the test's title and its report. */
  name: string;
  path: string;
  /** Status of the document; 200 unless the page is about something that is missing. */
  status?: number;
  /** Another state of a page among these: its document is checked by `npm test`, its looks by `npm run test:long`. */
  repeat?: true;
  /** Who opens it, as "sleeper@example.com"; unset: whom the route's handle lets in. */
  account?: string;
}

/** The first link of a page whose path begins with `prefix` and goes on; fails when there is none. */
async function firstLink(request: APIRequestContext, page: string, prefix: string): Promise<string> {
  const html = await (await request.get(page)).text();
  const found = new RegExp(`href="(${prefix}[^"/?#]+/)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`${page} has no link that begins with ${prefix}`);
  return found;
}

const halfAnswered = "recipient=me&age=35-49&size=queen";
const couple =
  "recipient=couple&size=king&budgetRange=2500&deliveryZip=83702&position=side&weight=under-130&temperature=hot" +
  "&partnerPosition=stomach&partnerWeight=230-300&lightSleeper=yes";

/** Saves matches as the form does, and answers their address. */
async function saveMatches(request: APIRequestContext): Promise<string> {
  const answer = await request.post(`/mattress-finder/results/?${couple}`, {
    form: { email: "" },
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  const location = answer.headers().location;
  if (answer.status() !== 303 || location === undefined) throw new Error(`Saving answered ${answer.status()}`);
  return location;
}

/** "/mattress-model/nectar-orchard-hybrid-medium/" → "nectar-orchard-hybrid-medium" */
const bed = (path: string) => path.split("/").at(-2) ?? "";

/** Slugs of the first models of four brands. */
const bedsOf = async (request: APIRequestContext) =>
  Promise.all(
    ["nectar", "saatva", "purple", "stearns-foster"].map(async (brand) =>
      bed(await firstLink(request, `/mattresses/${brand}/`, "/mattress-model/")),
    ),
  );

let found: Promise<OpenPage[]> | undefined;
let written: Promise<OpenPage[]> | undefined;

/** Every kind of page that shows data, found by its links, as a visitor finds it, once a worker. */
const cataloguePages = (request: APIRequestContext): Promise<OpenPage[]> => (found ??= findCataloguePages(request));

/**
 * Every kind of page that is open; those on which members write need what was written before, once a worker. A page whose
 * address has no parameter is here by itself; one that has needs an example, and a further state of a page as well.
 */
export async function openPages(request: APIRequestContext): Promise<OpenPage[]> {
  const catalogue = await cataloguePages(request);
  const named = [...(await (written ??= findWrittenPages(request))), ...catalogue].map((page) => {
    const access = routeOf(page.path.replace(/[?#].*/, ""))?.facts.access ?? "everyone";
    const account = page.account ?? accounts[access];
    return account === undefined ? page : { ...page, account };
  });
  const looked = new Set(named.map(({ path }) => path.replace(/\?.*/, "")));
  const others = siteRoutes.flatMap(({ url, facts: { page, access } }): OpenPage[] => {
    if (page === undefined || /[:*]/.test(url) || looked.has(url)) return [];
    const account = accounts[access];
    return [{ name: page.join(", "), path: url, ...(account !== undefined && { account }) }];
  });
  return [...named, ...others];
}

/** The path of one of the pages that show data. */
export async function pathOf(request: APIRequestContext, name: string): Promise<string> {
  const page = (await cataloguePages(request)).find((each) => each.name === name);
  if (page === undefined) throw new Error(`No page is called ${name} in tests/e2e/open-pages.ts`);
  return page.path;
}

async function findWrittenPages(request: APIRequestContext): Promise<OpenPage[]> {
  const [model, store] = await Promise.all([pathOf(request, "model"), pathOf(request, "store")]);
  const beds = await reviewPages(request, bed(model), bed(store));
  const talk = [await postPages(request), await moderatedPages(request)];
  const all = [await cashbackPages(request), beds, await editingPages(request), await messagePages(request), ...talk];
  return all.flat();
}

async function findCataloguePages(request: APIRequestContext): Promise<OpenPage[]> {
  const [collection, line, model, store, saved, beds, deal, endedDeal, upcomingDeal, review, storeReview, tested] =
    await Promise.all([
      firstLink(request, "/mattress-collection/", "/mattress-collection/"),
      firstLink(request, "/mattress-line/", "/mattress-line/"),
      firstLink(request, "/mattress-model/", "/mattress-model/"),
      firstLink(request, "/mattress-stores/?place=Boise,%20ID", "/mattress-stores/"),
      saveMatches(request),
      bedsOf(request),
      firstLink(request, "/mattress-deals/", "/mattress-deal/"),
      firstLink(request, "/mattress-deals/?state=ended", "/mattress-deal/"),
      firstLink(request, "/mattress-deals/?state=upcoming", "/mattress-deal/"),
      firstLink(request, "/mattress-reviews/?sort=useful", "/mattress-review/"),
      firstLink(request, "/store-reviews/?sort=useful", "/store-reviews/"),
      firstLink(request, "/expert-reviews/?brand=casper", "/expert-reviews/casper-"),
    ]);
  return [
    { name: "home", path: "/" },
    { name: "search without words", path: "/search/", repeat: true },
    { name: "search with a typo", path: "/search/?q=stearnes" },
    { name: "search of one kind", path: "/search/?q=firm&kind=model", repeat: true },
    { name: "search for beds near a town", path: "/search/?q=casper%20hybird%20queen%20in%20boise" },
    { name: "search that no bed fits", path: "/search/?q=hybrid%20under%20%240", repeat: true },
    { name: "search that finds nothing", path: "/search/?q=zzqqxxyy", repeat: true },
    { name: "brands, page 2", path: "/mattresses/?page=2", repeat: true },
    { name: "brands, filtered and sorted", path: "/mattresses/?type=latex-hybrid&sort=price", repeat: true },
    {
      name: "brands, filter without a match",
      path: "/mattresses/?type=adjustable-air&price=under-750&sold=online",
      repeat: true,
    },
    { name: "brand of stores", path: "/mattresses/stearns-foster/" },
    { name: "brand sold online", path: "/mattresses/nectar/", repeat: true },
    { name: "collection", path: collection },
    { name: "index of lines", path: "/mattress-line/", repeat: true },
    { name: "line", path: line },
    { name: "index of models", path: "/mattress-model/?page=2" },
    { name: "model", path: model },
    { name: "owner reviews", path: "/mattress-reviews/", repeat: true },
    { name: "owner reviews of a brand, by owners alike", path: "/mattress-reviews/?brand=casper&position=side" },
    { name: "owner review", path: review },
    { name: "report of an owner review", path: `${review}report/` },
    { name: "store reviews", path: "/store-reviews/", repeat: true },
    { name: "store reviews of a retailer, by who bought", path: "/store-reviews/?retailer=langford-hale&bought=yes" },
    { name: "store review", path: storeReview },
    { name: "report of a store review", path: `${storeReview}report/` },
    { name: "comparison with a search", path: `/compare/?models=${bed(model)}&add=saatva`, repeat: true },
    { name: "comparison of two", path: `/compare/?models=${beds.slice(0, 2).join()}&size=king`, repeat: true },
    { name: "comparison of four", path: `/compare/?models=${beds.join()}` },
    {
      name: "comparison of four, everything, with another pair",
      path: `/compare/?models=${beds.join()}&rows=all&show=${beds[3]},${beds[1]}`,
      repeat: true,
    },
    {
      name: "comparison with a bed to be replaced",
      path: `/compare/?models=${beds.join()}&replace=${beds[1]}&add=zzqqxx`,
    },
    {
      name: "comparison with an unknown bed",
      path: `/compare/?models=no-such-bed,${beds.join()},another`,
      repeat: true,
    },
    { name: "popular comparison", path: "/mattress-comparison/casper-vs-purple/" },
    {
      name: "popular comparison that does not exist",
      path: "/mattress-comparison/no-such-thing/",
      status: 404,
      repeat: true,
    },
    { name: "stores with a discount, without a place", path: "/mattress-stores/?discount=true", repeat: true },
    { name: "stores around a city", path: "/mattress-stores/?place=Boise,%20ID" },
    {
      name: "stores around a large city, page 2",
      path: "/mattress-stores/?place=New%20York,%20NY&radius=100&page=2",
      repeat: true,
    },
    {
      name: "stores around a ZIP, filtered and sorted",
      path: "/mattress-stores/?place=60614&radius=50&discount=true&sort=models",
      repeat: true,
    },
    { name: "stores of an ambiguous place", path: "/mattress-stores/?place=Springfield", repeat: true },
    { name: "stores of a place that is not known", path: "/mattress-stores/?place=Bosie", repeat: true },
    {
      name: "stores, filters without a match",
      path: "/mattress-stores/?place=Boise,%20ID&radius=5&brand=ikea,purple&discount=true&open=true",
      repeat: true,
    },
    { name: "stores with an address that is wrong", path: "/mattress-stores/?place=Boise,%20ID&radius=7", status: 400 },
    { name: "store", path: store },
    { name: "store that does not exist", path: "/mattress-stores/no-such-store/", status: 404, repeat: true },
    { name: "matches on floors", path: `/mattress-brands/?place=Boise,%20ID&models=${beds.join()}` },
    { name: "prices of another size", path: `${model}?size=twin`, repeat: true },
    { name: "mattresses sold online", path: "/mattress-models/" },
    {
      name: "mattresses sold online, page 3 of a list",
      path: "/mattress-models/?type=hybrid&sort=price,trial&view=list&page=3",
    },
    {
      name: "mattresses sold online, none found",
      path: "/mattress-models/?type=latex&price=under-750&deal=running",
      repeat: true,
    },
    { name: "filters of mattresses sold online", path: "/mattress-models/?type=hybrid&filters=open" },
    { name: "mattresses sold online, unknown filter", path: "/mattress-models/?type=straw", status: 400, repeat: true },
    { name: "online discounts", path: "/mattress-deals/" },
    { name: "online discounts that have ended", path: "/mattress-deals/?state=ended&sort=brand", repeat: true },
    { name: "deal", path: deal },
    { name: "deal that has ended", path: endedDeal, status: 410 },
    { name: "deal that has not begun", path: upcomingDeal, repeat: true },
    { name: "expert reviews, filtered and sorted", path: "/expert-reviews/?claim=firmer&sort=score", repeat: true },
    { name: "expert review", path: tested },
    ...teachingPages,
    ...questionPages,
    ...forumPages,
    ...informationPages,
    { name: "sign-up, with the mail on its way", path: "/signup/?sent=not-configured" },
    { name: "sign-up, with a link that is over", path: "/signup/confirm/none/", status: 404 },
    { name: "new password, with the mail on its way", path: "/signin/reset/?sent=queued", repeat: true },
    { name: "new password, with a link that is over", path: "/signin/reset/new/none/", status: 404, repeat: true },
    {
      name: "new email address, with a link that is over",
      path: "/account/email/confirm/none/",
      status: 404,
      repeat: true,
    },
    { name: "own questions and posts", path: "/account/posts/", account: "expert@example.com" },
    { name: "review to decide about", path: "/admin/reviews/bed/1/", account: "staff@example.com" },
    {
      name: "review that is not there",
      path: "/admin/reviews/bed/999999999/",
      status: 404,
      account: "staff@example.com",
      repeat: true,
    },
    { name: "message that is not there", path: "/admin/outbox/999999/", status: 404, account: "staff@example.com" },
    {
      name: "emails to be stopped, with a link that isn’t ours",
      path: "/unsubscribe/saved-match.none.none/",
      status: 404,
    },
    { name: "page that does not exist", path: "/no-such-page/", status: 404 },
    { name: "brand that does not exist", path: "/mattresses/no-such-brand/", status: 404, repeat: true },
    { name: "page that is not open yet", path: "/manage/", status: 404, repeat: true },
    { name: "match quiz, half answered", path: `/mattress-finder/?${halfAnswered}`, repeat: true },
    { name: "question with an amount", path: `/mattress-finder/quiz/?step=budget&${halfAnswered}`, repeat: true },
    { name: "question about the weight", path: `/mattress-finder/quiz/?step=weight&${halfAnswered}`, repeat: true },
    { name: "question about a child", path: "/mattress-finder/quiz/?step=child&recipient=child", repeat: true },
    { name: "question about the partner", path: `/mattress-finder/quiz/?step=partner&${couple}`, repeat: true },
    {
      name: "question with an error",
      path: `/mattress-finder/quiz/?answered=zip&deliveryZip=Boise&${halfAnswered}`,
      status: 400,
    },
    { name: "matches of a couple", path: `/mattress-finder/results/?${couple}` },
    {
      name: "matches, filtered and sorted",
      path: `/mattress-finder/results/?${halfAnswered}&type=hybrid&sort=price`,
      repeat: true,
    },
    { name: "filters of matches", path: `/mattress-finder/results/?${halfAnswered}&filters=open`, repeat: true },
    { name: "crib in place of matches", path: "/mattress-finder/results/?recipient=child&childAge=1", repeat: true },
    {
      name: "matches for a bunk bed",
      path: "/mattress-finder/results/?recipient=child&childAge=5&bunk=yes&size=twin",
      repeat: true,
    },
    { name: "matches, page 2", path: `/mattress-finder/results/?${halfAnswered}&page=2`, repeat: true },
    {
      name: "matches of nothing",
      path: `/mattress-finder/results/?${halfAnswered}&budgetRange=100&allergies=latex,wool,polyurethane`,
    },
    { name: "saved matches", path: saved },
  ];
}
