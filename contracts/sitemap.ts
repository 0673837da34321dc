import { z } from "zod";
import { count } from "./quantities";
import { day, list, maybe, paged } from "./tolerance";

/** Every page that is about one thing, for the files that search engines read (sitemaps.org). */

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

const changedOn = maybe(day).describe("When what its page shows last changed, as far as that is known.");

/** GET sitemap/ */
export const sitemapIndex = z.object({
  kinds: list(
    z.object({
      kind: z.enum(sitemapKinds),
      pages: count.describe("How many pages its list has."),
      changed_on: changedOn,
    }),
    20,
    "rules",
  ).describe("Those that have anything."),
});

/** GET sitemap/{kind}/ */
export const sitemapPage = z.object({
  ...paged,
  items: list(
    z.object({
      name: z.string().min(1).describe("As its address has it: the slug, or the number of a review."),
      changed_on: changedOn,
    }),
    20_000,
  ).describe("What everyone may read, in an order that stays."),
});

export type SitemapKind = (typeof sitemapKinds)[number];
export type SitemapIndex = z.infer<typeof sitemapIndex>;
export type SitemapPage = z.infer<typeof sitemapPage>;
