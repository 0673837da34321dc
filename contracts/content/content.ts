import { z } from "zod";
import { mattressSize, mattressType, modelSummary } from "../mattress";
import { cents, count, inches, share } from "../quantities";
import { day, demo, list, maybe, maybeList, moment, orElse } from "../tolerance";
import { figureNames, informationSlugs, termKindLabels } from "../vocabulary/content";
import { termsOf } from "../vocabulary/terms";

/** Guides, the glossary and information pages: Markdown that the site renders, and the catalogue figures used in it. */

const markdown = z.string().max(100_000).describe("Markdown, with the directives of docs/content.md.");

export const source = z.object({
  title: z.string().max(500),
  by: maybe(z.string().max(500)).describe("Authors and publisher."),
  year: maybe(count),
  url: maybe(
    z
      .string()
      .max(2000)
      .regex(/^https?:\/\//),
  ),
});
export const contentPerson = z.object({
  name: z.string().max(100),
  about: orElse(z.string().max(200), "").describe(
    "What they do, or the training that qualifies them to judge the text.",
  ),
});
const people = {
  written_by: maybe(contentPerson).describe("Who wrote it; null if nobody is named."),
  reviewed_by: maybe(contentPerson).describe("Who checked its facts on the day they were last checked."),
};

const sources = maybeList(source, 40, "write").describe("`:source[1]` in the text refers to the first.");

export const guideLink = z.object({
  slug: z.string(),
  title: z.string(),
  short: orElse(z.string(), "").describe("Title used in menus; if empty, the full title."),
  summary: orElse(z.string(), ""),
  words: orElse(count, 0).describe("Word count."),
  reviewed_on: maybe(day).describe("When its facts were last checked."),
  updated_at: maybe(moment).describe("When the version shown was published."),
});

/** GET guides/ */
export const guideListing = z.object({
  items: list(guideLink, 100, "texts").describe("In reading order."),
});

export const termLink = z.object({
  slug: z.string(),
  term: z.string(),
  summary: orElse(z.string(), "").describe("What it means, in one sentence."),
});
export const termKind = z.enum(termsOf(termKindLabels));
export const termSummary = termLink.extend({
  also: maybeList(z.string(), 12, "write").describe("Other names for it."),
  kind: maybe(termKind),
});

/** GET glossary/ */
export const glossary = z.object({ items: list(termSummary, 500, "texts").describe("Sorted by name.") });

const spread = z.object({ low: count, middle: count, high: count });
const priceSpread = z.object({ low: cents, middle: cents, high: cents });

/** Figures for the current catalogue. Low and high are the 10th and 90th percentiles. */
export const catalogueFacts = z.object({
  models: count,
  brands: count,
  stores: count,
  types: list(
    z.object({
      type: mattressType,
      models: count,
      queen_cents: maybe(priceSpread).describe("Current price of a queen; null if nobody has published a price."),
    }),
    8,
    "rules",
  ),
  sizes: list(
    z.object({
      size: mattressSize,
      width_inches: inches,
      length_inches: inches,
      of_queen: maybe(share.or(z.number().max(5))).describe(
        "Its price relative to a queen's: 1.25 means a quarter more.",
      ),
    }),
    7,
    "rules",
  ),
  trial_nights: maybe(spread),
  break_in_nights: maybe(spread),
  return_fee_cents: maybe(priceSpread).describe("Fee for beds that charge for returns."),
  charge_returns: maybe(share).describe("Share of all beds that charge for returns."),
  warranty_years: maybe(spread),
  nonprorated_years: maybe(spread),
});

/** What a text refers to. */
const around = {
  demo,
  facts: maybe(catalogueFacts).describe("If null, live figures are left out."),
};

/** GET guides/{slug}/ */
export const guideDetail = z.object({
  ...around,
  guide: guideLink.extend({
    ...people,
    body: markdown,
    sources,
    related: maybeList(z.string(), 12, "write").describe("Paths on the site."),
  }),
  beds: maybeList(z.object({ type: mattressType, models: list(modelSummary, 3, "rules") }), 8, "rules").describe(
    "One entry for each `::beds` in the text.",
  ),
});

/** GET glossary/{slug}/ */
export const termDetail = z.object({
  ...around,
  term: termSummary.extend({
    body: markdown,
    figure: maybe(z.enum(figureNames)),
    reviewed_on: maybe(day),
    reviewed_by: people.reviewed_by,
    sources,
  }),
  related: maybeList(termLink, 12, "rules"),
  /** Its neighbors in the glossary. */
  before: maybe(termLink),
  after: maybe(termLink),
  beds: maybe(
    z.object({
      type: maybe(mattressType).describe("Set if all beds of a type have it."),
      count,
      models: list(modelSummary, 3, "rules"),
    }),
  ).describe("Beds in the catalog that have it; null if the term doesn't describe beds."),
});

/** What the upstream discloses about itself and about those who pay. */
export const disclosures = z.object({
  operator: maybe(z.object({ name: z.string(), postal_address: z.string() })).describe(
    "Who runs the site; null if nobody is named.",
  ),
  cookies: maybeList(
    z.object({
      name: z.string(),
      purpose: z.string(),
      seconds: count.describe("How long browsers keep it."),
      scripts: orElse(z.boolean(), false).describe("Whether scripts on a page can read it."),
    }),
    10,
    "rules",
  ).describe("Every cookie that it sets."),
  retention: maybeList(
    z.object({
      what: z.string(),
      why: z.string(),
      how_long: z.string().describe("Such as “30 days after we wrote it”."),
    }),
    100,
    "rules",
  ).describe("Data kept about visitors."),
  partners: maybeList(
    z.object({
      name: z.string(),
      pays: maybeList(z.string(), 10, "catalogue").describe(
        "Commission terms in words, as shown next to links; empty if it pays nothing.",
      ),
      cashback: orElse(z.boolean(), false).describe("Whether a current offer passes part of it on to buyers."),
    }),
    500,
    "catalogue",
  ).describe("Every seller that the catalog links to, sorted by name."),
});

/** GET information/{slug}/ */
export const informationPage = z.object({
  ...around,
  page: z.object({
    slug: z.enum(informationSlugs),
    title: z.string(),
    short: orElse(z.string(), "").describe("Title used in menus; if empty, the full title."),
    summary: orElse(z.string(), ""),
    reviewed_on: maybe(day),
    edited: orElse(z.boolean(), false).describe(
      "Whether staff have published this page; if false, it came with the site.",
    ),
    body: markdown,
    sources,
  }),
  disclosures: maybe(disclosures).describe("If null, the tables that show them are left out."),
});

export type Source = z.infer<typeof source>;
export type ContentPerson = z.infer<typeof contentPerson>;
export type GuideLink = z.infer<typeof guideLink>;
export type GuideDetail = z.infer<typeof guideDetail>;
export type TermLink = z.infer<typeof termLink>;
export type TermSummary = z.infer<typeof termSummary>;
export type TermDetail = z.infer<typeof termDetail>;
export type CatalogueFacts = z.infer<typeof catalogueFacts>;
export type Disclosures = z.infer<typeof disclosures>;
export type InformationPage = z.infer<typeof informationPage>;
