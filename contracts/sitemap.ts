import { z } from "zod";
import { count } from "./quantities";
import { day, list, maybe, paged } from "./tolerance";

/** Every page about a single item, for the files that search engines read (sitemaps.org). */

export const sitemapKinds = [
  "brands",
  "collections",
  "lines",
  "models",
  "stores",
  "deals",
  "comparisons",
  "reviews",
  "store-reviews",
  "expert-reviews",
  "guides",
  "terms",
  "questions",
  "threads",
  "forum-categories",
] as const;

const changedOn = maybe(day).describe("When the content of its page last changed, as far as known.");

/** GET sitemap/ */
export const sitemapIndex = z.object({
  kinds: list(
    z.object({
      kind: z.enum(sitemapKinds),
      pages: count.describe("Number of pages in its list."),
      changed_on: changedOn,
    }),
    20,
    "rules",
  ).describe("Kinds that have any items."),
});

/** GET sitemap/{kind}/ */
export const sitemapPage = z.object({
  ...paged,
  items: list(
    z.object({
      name: z.string().min(1).describe("As in its URL: the slug, or the number of a review."),
      changed_on: changedOn,
    }),
    20_000,
  ).describe("Everything open to everyone, in a stable order."),
});

export type SitemapKind = (typeof sitemapKinds)[number];
export type SitemapIndex = z.infer<typeof sitemapIndex>;
export type SitemapPage = z.infer<typeof sitemapPage>;
