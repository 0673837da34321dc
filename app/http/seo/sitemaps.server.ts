import type { Api } from "~/api/api.server";
import { notFound } from "~/api/not-found.server";
import { sitemapKinds } from "#contracts/sitemap";
import type { ListedRoute } from "./listed-routes.server";
import { textElement, xmlDeclaration } from "./markup.server";

/**
 * /sitemap.xml names a file for each kind of page, and those have the pages: what answers 200 at its own canonical address
 * and may be indexed (sitemaps.org). Of what has no known day of change none is told.
 */

/** ("/mattresses/:brand/", "casper") → "/mattresses/casper/" */
const pathAt = (url: string, name: string) => url.replace(/:\w+/, () => encodeURIComponent(name));

interface Entry {
  path: string;
  changed_on: string | null;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function listOf(name: "sitemapindex" | "urlset", item: "sitemap" | "url", origin: string, entries: readonly Entry[]) {
  const items = entries.map(
    ({ path, changed_on }) =>
      `<${item}>${textElement("loc", origin + path)}${changed_on === null ? "" : textElement("lastmod", changed_on)}</${item}>\n`,
  );
  return `${xmlDeclaration}<${name} xmlns="${namespace}">\n${items.join("")}</${name}>\n`;
}

const fileOf = (kind: string, page = 1) => `/sitemap-${kind}${page === 1 ? "" : `-${page}`}.xml`;

export async function sitemapIndex({ sitemap }: Api, origin: string): Promise<string> {
  const { kinds } = await sitemap.index();
  const files = kinds.flatMap(({ kind, pages, changed_on }) =>
    Array.from({ length: pages }, (_, index) => ({
      path: fileOf(kind, index + 1),
      // Which of several files has changed is not known.
      changed_on: pages === 1 ? changed_on : null,
    })),
  );
  return listOf("sitemapindex", "sitemap", origin, [{ path: fileOf("pages"), changed_on: null }, ...files]);
}

/**
 * The file of a kind, such as "models", or of "pages" that are about no one thing; a page from the second on, as its address
 * has it. A list's further pages and its filters are found by its links. Throws the 404.
 */
export async function sitemapFile(
  { sitemap }: Api,
  origin: string,
  routes: readonly ListedRoute[],
  { kind, page = "1" }: { kind: string; page?: string | undefined },
): Promise<string> {
  if (kind === "pages" && page === "1") {
    const pages = routes
      .filter(({ listing }) => listing === "pages")
      .map(({ url }) => ({ path: url, changed_on: null }));
    return listOf("urlset", "url", origin, pages);
  }
  const kindOfThings = sitemapKinds.find((each) => each === kind);
  const url = routes.find(({ listing }) => listing === kindOfThings)?.url;
  if (kindOfThings === undefined || url === undefined) throw notFound();
  const { items } = await sitemap.list(kindOfThings, Number(page));
  const entries = items.map(({ name, changed_on }) => ({ path: pathAt(url, name), changed_on }));
  return listOf("urlset", "url", origin, entries);
}
