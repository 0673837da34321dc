import type { APIRequestContext } from "playwright/test";

export interface OpenPage {
  /** What the page is, for the test's title and its report. */
  name: string;
  path: string;
  /** Status of the document; 200 unless the page is about something that is missing. */
  status?: number;
}

/** The first link of a page whose path begins with `prefix` and goes on; fails when there is none. */
async function firstLink(request: APIRequestContext, page: string, prefix: string): Promise<string> {
  const html = await (await request.get(page)).text();
  const found = new RegExp(`href="(${prefix}[^"/?#]+/)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`${page} has no link that begins with ${prefix}`);
  return found;
}

/** Every kind of page that is open; those of the catalogue are found by their links, as a visitor finds them. */
export async function openPages(request: APIRequestContext): Promise<OpenPage[]> {
  const [collection, line, model] = await Promise.all([
    firstLink(request, "/mattress-collection/", "/mattress-collection/"),
    firstLink(request, "/mattress-line/", "/mattress-line/"),
    firstLink(request, "/mattress-model/", "/mattress-model/"),
  ]);
  return [
    { name: "home", path: "/" },
    { name: "search without words", path: "/search/" },
    { name: "search with a typo", path: "/search/?q=stearnes" },
    { name: "search of one kind", path: "/search/?q=firm&kind=model" },
    { name: "search that finds nothing", path: "/search/?q=zzqqxxyy" },
    { name: "brands", path: "/mattresses/" },
    { name: "brands, page 2", path: "/mattresses/?page=2" },
    { name: "brands, filtered and sorted", path: "/mattresses/?type=latex-hybrid&sort=price" },
    { name: "brands, filter without a match", path: "/mattresses/?type=adjustable-air&price=under-750&sold=online" },
    { name: "brand of stores", path: "/mattresses/stearns-foster/" },
    { name: "brand sold online", path: "/mattresses/nectar/" },
    { name: "index of collections", path: "/mattress-collection/" },
    { name: "collection", path: collection },
    { name: "index of lines", path: "/mattress-line/" },
    { name: "line", path: line },
    { name: "index of models", path: "/mattress-model/?page=2" },
    { name: "model", path: model },
    { name: "about", path: "/about/" },
    { name: "sign-in", path: "/signin/" },
    { name: "sign-out", path: "/signout/" },
    { name: "page that does not exist", path: "/no-such-page/", status: 404 },
    { name: "brand that does not exist", path: "/mattresses/no-such-brand/", status: 404 },
    { name: "page that is not open yet", path: "/mattress-finder/", status: 404 },
  ];
}
