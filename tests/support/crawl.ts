import { routeList } from "../../scripts/steps/route-list.mjs";

/** Follows the links of the site as a search engine does, from its home page. */

export interface CrawledPage {
  path: string;
  status: number;
  /** Where it redirects; null: nowhere. */
  redirect: string | null;
  /** The first page that has a link to it. */
  from: string;
  route: string;
  title: string;
  description: string;
  canonical: string | null;
  noindex: boolean;
  headings: number;
}

interface Crawl {
  /** As of a browser: with the cookies of whoever crawls. */
  fetch(path: string): Promise<Response>;
  origin: string;
  /** Pages of one route at most; the rest of thousands of reviews are alike. */
  mostOfRoute: number;
  /** How many requests are under way at a time. */
  atOnce?: number;
}

export const routes = await routeList();

const patterns = routes
  .filter(({ url }) => !url.includes("*"))
  .map(({ url }) => ({
    url,
    // A fixed segment says more than a parameter.
    parameters: url.split(":").length,
    pattern: new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+")}?$`),
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The route that answers a path; "*" where none does. */
export const routeOf = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.url ?? "*";

const decoded = (text: string) =>
  text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

const first = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? "");

/** Addresses of the site that a page links to, without fragments. */
function linksOf(html: string, path: string, origin: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href]) => {
    const url = new URL(decoded(href ?? ""), origin + path);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
}

/**
 * All pages without a query that links lead to, and of each route one with a query, up to `mostOfRoute` of a route.
 */
export async function crawl({ fetch, origin, mostOfRoute, atOnce = 4 }: Crawl): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const seen = new Set<string>(["/"]);
  const ofRoute = new Map<string, number>();
  const waiting: { path: string; from: string }[] = [{ path: "/", from: "" }];
  const queue = (path: string, from: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const [plain = "", query] = path.split("?");
    const kind = `${routeOf(plain)}${query === undefined ? "" : " ?"}`;
    const count = (ofRoute.get(kind) ?? 0) + 1;
    if (count > (query === undefined ? mostOfRoute : 1)) return;
    ofRoute.set(kind, count);
    waiting.push({ path, from });
  };
  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const answer = await fetch(path);
    const html = answer.headers.get("content-type")?.startsWith("text/html") === true ? await answer.text() : "";
    if (html === "") await answer.body?.cancel();
    pages.push({
      path,
      from,
      status: answer.status,
      redirect: answer.headers.get("location"),
      route: routeOf(path.split("?")[0]!),
      title: first(html, /<title>([^<]*)<\/title>/),
      description: first(html, /<meta name="description" content="([^"]*)"/),
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
      noindex: /<meta name="robots" content="[^"]*noindex/.test(html) || answer.headers.get("x-robots-tag") !== null,
      headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    });
    for (const link of linksOf(html, path, origin)) queue(link, path);
  }
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
  };
  // A worker that finds nothing to do ends; the next round begins with what the others have found.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, worker));
  return pages;
}

/** What is wrong with crawled pages, as sentences. */
export function crawlFaults(pages: readonly CrawledPage[], origin: string): string[] {
  const faults: string[] = [];
  const html = pages.filter(({ title }) => title !== "");
  for (const { path, from, status, redirect, headings, title } of pages) {
    // Pages of members ask whoever isn't one to log in, and come back.
    if (redirect?.startsWith("/signin/?next=") === true) continue;
    // Whoever is logged in goes on.
    if (redirect === "/" && path.startsWith("/signin/")) continue;
    if (redirect !== null) faults.push(`${path} redirects to ${redirect} (linked from ${from})`);
    else if (status !== 200) faults.push(`${path} answers ${status} (linked from ${from})`);
    else if (title !== "" && headings !== 1) faults.push(`${path} has ${headings} h1`);
  }
  // Of pages that are indexed under their own address.
  const own = html.filter(
    ({ path, status, noindex, canonical }) => status === 200 && !noindex && canonical === origin + path,
  );
  for (const part of ["title", "description"] as const) {
    const first = new Map<string, string>();
    for (const page of own) {
      if (page[part] === "") faults.push(`${page.path} has no ${part}`);
      const other = first.get(page[part]);
      if (other === undefined) first.set(page[part], page.path);
      else faults.push(`${page.path} has the ${part} of ${other}: ${page[part]}`);
    }
  }
  return faults;
}
