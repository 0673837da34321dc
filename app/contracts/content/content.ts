import { z } from "zod";
import { mattressSize, mattressType, modelSummary } from "../mattress";
import { cents, count, inches, share } from "../quantities";
import { day, demo, list, maybe, maybeList, moment, orElse } from "../tolerance";
import { figureNames, termKindLabels } from "../vocabulary/content";
import { termsOf } from "../vocabulary/terms";

/** Guides and the glossary: Markdown that the site renders, and figures of the catalogue that stand in it. */

const markdown = z.string().max(100_000).describe("Markdown, with the directives of docs/content.md.");

export const source = z.object({
  title: z.string(),
  by: maybe(z.string()).describe("Authors and publisher."),
  year: maybe(count),
  url: maybe(z.string().regex(/^https?:\/\//)),
});
const sources = maybeList(source).describe("`:source[1]` in the text names the first.");

export const guideLink = z.object({
  slug: z.string(),
  title: z.string(),
  short: orElse(z.string(), "").describe("As menus have it; empty: the title."),
  summary: orElse(z.string(), ""),
  words: orElse(count, 0).describe("How many words it has."),
  reviewed_on: maybe(day).describe("When its facts were last checked."),
  updated_at: maybe(moment).describe("When the version that is shown was published."),
});

/** GET guides/ */
export const guideListing = z.object({ items: list(guideLink).describe("In the order in which they are read.") });

export const termLink = z.object({
  slug: z.string(),
  term: z.string(),
  summary: orElse(z.string(), "").describe("What it means, in one sentence."),
});
export const termKind = z.enum(termsOf(termKindLabels));
export const termSummary = termLink.extend({
  also: maybeList(z.string()).describe("Other names of it."),
  kind: maybe(termKind),
});

/** GET glossary/ */
export const glossary = z.object({ items: list(termSummary).describe("By their names.") });

const spread = z.object({ low: count, middle: count, high: count });
const priceSpread = z.object({ low: cents, middle: cents, high: cents });

/** Figures of the catalogue as it is now. Low and high are the tenth and the ninetieth of a hundred in order. */
export const catalogueFacts = z.object({
  models: count,
  brands: count,
  stores: count,
  types: list(
    z.object({
      type: mattressType,
      models: count,
      queen_cents: maybe(priceSpread).describe("What a queen costs now; null: nobody published a price."),
    }),
  ),
  sizes: list(
    z.object({
      size: mattressSize,
      width_inches: inches,
      length_inches: inches,
      of_queen: maybe(share.or(z.number().max(5))).describe(
        "Its price as a part of a queen's: 1.25 is a quarter more.",
      ),
    }),
  ),
  trial_nights: maybe(spread),
  break_in_nights: maybe(spread),
  return_fee_cents: maybe(priceSpread).describe("Of beds that charge for sending them back."),
  charge_returns: maybe(share).describe("The part of all beds that charge for sending them back."),
  warranty_years: maybe(spread),
  nonprorated_years: maybe(spread),
});

/** What a text refers to. */
const around = {
  demo,
  facts: maybe(catalogueFacts).describe("Null: live figures are left out."),
  terms: maybeList(termLink).describe("Terms that the text links to."),
};

/** GET guides/{slug}/ */
export const guideDetail = z.object({
  ...around,
  guide: guideLink.extend({
    body: markdown,
    sources,
    related: maybeList(z.string()).describe("Paths of the site."),
  }),
  beds: maybeList(z.object({ type: mattressType, models: list(modelSummary) })).describe(
    "For each `::beds` of the text.",
  ),
});

/** GET glossary/{slug}/ */
export const termDetail = z.object({
  ...around,
  term: termSummary.extend({
    body: markdown,
    figure: maybe(z.enum(figureNames)),
    reviewed_on: maybe(day),
    sources,
  }),
  related: maybeList(termLink),
  /** The neighbors in the glossary. */
  before: maybe(termLink),
  after: maybe(termLink),
  beds: maybe(
    z.object({
      type: maybe(mattressType).describe("When all beds of a type have it."),
      count,
      models: list(modelSummary),
    }),
  ).describe("Beds of the catalogue that have it; null: none is meant."),
});

export type Source = z.infer<typeof source>;
export type GuideLink = z.infer<typeof guideLink>;
export type GuideDetail = z.infer<typeof guideDetail>;
export type TermLink = z.infer<typeof termLink>;
export type TermSummary = z.infer<typeof termSummary>;
export type TermDetail = z.infer<typeof termDetail>;
export type CatalogueFacts = z.infer<typeof catalogueFacts>;
