import { z } from "zod";
import { sitemapIndex, sitemapKinds, sitemapPage } from "#contracts/sitemap";
import { type Area, operations } from "../http/operation";
import { page } from "../http/parameters";
import { pageOf } from "../listing/pages";
import { entriesOf, lastChange, type SitemapServices, sitemapSources } from "./entries";

const { read } = operations<SitemapServices>();

/** At most about 3 MB per file; sitemaps.org allows 50,000 entries in one. */
const perPage = 20_000;

export const sitemap: Area<SitemapServices> = {
  name: "Site map",
  description: "Pages that exist, for search engines.",
  operations: [
    read({
      id: "getSitemap",
      path: "/sitemap/",
      summary: "Kinds of items that have pages, and how many lists each has",
      answer: sitemapIndex,
      async handler(_call, services) {
        const sources = sitemapSources(services);
        const all = await Promise.all(
          sitemapKinds.map(async (kind) => ({ kind, entries: await entriesOf(sources, kind) })),
        );
        return {
          kinds: all
            .filter(({ entries }) => entries.length > 0)
            .map(({ kind, entries }) => ({
              kind,
              pages: Math.ceil(entries.length / perPage),
              changed_on: lastChange(entries),
            })),
        };
      },
    }),
    read({
      id: "listSitemap",
      path: "/sitemap/:kind/",
      summary: "All items of a kind that have a page",
      description: `${perPage.toLocaleString("en-US")} per page: everything that is open to everyone and returns 200.`,
      parts: { kind: z.enum(sitemapKinds).describe("As in the index.") },
      query: { page },
      answer: sitemapPage,
      mostBytes: 3 * 1024 * 1024,
      async handler({ parts: { kind }, query }, services) {
        const all = await entriesOf(sitemapSources(services), kind);
        const { pages, entries } = pageOf(all, perPage, query.page);
        return { count: all.length, page: query.page, pages, items: entries };
      },
    }),
  ],
};
