import type { Api } from "~/api/api.server";
import { notFound } from "~/api/not-found.server";
import type { SitemapKind } from "#contracts/sitemap";
import { paths } from "~/paths";
import { readingPaths } from "~/reading-paths";
import { textElement, xmlDeclaration } from "./markup.server";

/**
 * /sitemap.xml names a file for each kind of page, and those have the pages: what answers 200 at its own canonical address
 * and may be indexed (sitemaps.org). Of what has no known day of change none is told.
 */

/** Pages that are about no one thing. A list's further pages and its filters are found by its links. */
const ownPages: readonly string[] = [
  paths.home,
  paths.finder,
  paths.quiz,
  paths.stores,
  paths.storeBrands,
  paths.onlineMattresses,
  paths.onlineDeals,
  paths.cashbackDeals,
  paths.compare,
  paths.comparisons,
  paths.brands,
  paths.collections,
  paths.lines,
  paths.models,
  paths.expertReviews,
  paths.howWeTest,
  paths.reviews,
  paths.customerReviews,
  paths.storeReviews,
  paths.reviewMattress,
  paths.reviewStore,
  paths.reviewRules,
  paths.cashback,
  paths.cashbackCode,
  paths.cashbackTestimonials,
  readingPaths.guides,
  readingPaths.glossary,
  readingPaths.questions,
  readingPaths.experts,
  readingPaths.forum,
  paths.about,
  readingPaths.help,
  readingPaths.contentGuidelines,
  readingPaths.contact,
  readingPaths.terms,
  readingPaths.privacy,
  readingPaths.disclosure,
  readingPaths.sitemap,
];

/** The page of each thing by its name. */
const pathOf: Readonly<Record<SitemapKind, (name: string) => string>> = {
  brands: paths.brand,
  collections: paths.collection,
  lines: paths.line,
  models: paths.model,
  stores: paths.store,
  deals: paths.deal,
  comparisons: paths.comparison,
  reviews: paths.review,
  "store-reviews": paths.storeReview,
  "expert-reviews": paths.expertReview,
  guides: readingPaths.guide,
  terms: readingPaths.term,
  questions: readingPaths.question,
  threads: readingPaths.thread,
  "forum-categories": readingPaths.forumCategory,
};

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

/** The file of a kind, such as "models"; a page from the second on, as its address has it. Throws the 404. */
export async function sitemapFile(
  { sitemap }: Api,
  origin: string,
  { kind, page = "1" }: { kind: string; page?: string | undefined },
): Promise<string> {
  if (kind === "pages" && page === "1") {
    const entries = ownPages.map((path) => ({ path, changed_on: null }));
    return listOf("urlset", "url", origin, entries);
  }
  const toPath = Object.hasOwn(pathOf, kind) ? pathOf[kind as SitemapKind] : undefined;
  if (toPath === undefined) throw notFound();
  const { items } = await sitemap.list(kind as SitemapKind, Number(page));
  const entries = items.map(({ name, changed_on }) => ({ path: toPath(name), changed_on }));
  return listOf("urlset", "url", origin, entries);
}
