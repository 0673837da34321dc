import { z } from "zod";
import { termLink } from "./content/content";
import { listedMattress } from "./mattresses";
import { mattressSize, namedLink } from "./mattress";
import { cents, count } from "./quantities";
import { atMost, demo, list, maybe, maybeList, orElse } from "./tolerance";
import { popularComparison } from "./compare/comparisons";
import { aliasKindLabels } from "./vocabulary/catalogue";
import { askedPages, queryPartLabels, searchKindLabels, textKindLabels } from "./vocabulary/search";
import { termsOf } from "./vocabulary/terms";

/** Kinds a search can find; autocomplete entries carry them as `type` (specification, section 3). */
export const searchKinds = termsOf(searchKindLabels);
export const searchKind = z.enum(searchKinds);

export const textKinds = termsOf(textKindLabels);
const textKind = z.enum(textKinds);

/** A text in pieces, each with whether it was looked for. */
const marked = list(z.object({ text: z.string(), found: orElse(z.boolean(), false) }), 100, "rules");

export const foundText = z.object({
  slug: z.string(),
  title: marked,
  excerpt: orElse(marked, []).describe("Where the words stand in it, or how it begins."),
});

/** One entry of GET /api/v1/autocomplete/universal_search/?q= */
export const suggestion = z.object({ result: z.string(), type: orElse(z.string(), "") });
export const suggestions = list(suggestion, 8, "rules");

/** Where a bed that was found can be tried. */
const nearbyStores = maybe(
  z.object({
    store_count: count.describe("Stores around the place that have it; of the retailers that were asked for."),
    online_only: orElse(z.boolean(), false).describe("Its brand is sold online and in no store anywhere."),
  }),
).describe("Null: the query names no place.");

export const searchResult = z.object({
  kind: searchKind,
  slug: z.string(),
  name: z.string(),
  brand: maybe(namedLink).describe("Brand the thing belongs to; null for a brand itself."),
  summary: orElse(z.string(), "").describe("One line that tells results of the same name apart."),
  price_from_cents: maybe(cents).describe("The lowest of its beds, in the size of the visit."),
  price_size: maybe(mattressSize).describe("The size of that price."),
  bed: maybe(listedMattress).describe("Of a model: as lists show it, priced in the size of the visit."),
  near: nearbyStores,
  found_as: maybe(z.string()).describe(
    'The other name under which it was found ("also sold as …"), when that is what matched.',
  ),
  found_as_kind: maybe(z.enum(termsOf(aliasKindLabels))).describe("How like it the bed of that name is."),
});

export const queryPartKinds = termsOf(queryPartLabels);

/** A part of a query, as it was understood. */
export const queryPart = z.object({
  kind: z.enum(queryPartKinds),
  label: z.string().describe('Restated, as within a sentence: "hybrid", "twin XL", "under $1,000".'),
  values: maybeList(z.string(), 30, "query").describe(
    "Of a facet of the listing of mattresses, whose key is then `kind`.",
  ),
  without: z.string().describe("The query without it."),
  count_without: maybe(count).describe("Beds that fit without it, where none fits with it."),
  inside_count: maybe(count).describe(
    'Of a type that is not wanted ("not memory foam"): beds that fit and have its material in a layer all the same.',
  ),
});

/** What a query asks for, besides names. */
export const understoodQuery = z.object({
  parts: list(queryPart, 30, "query"),
  unknown: maybeList(z.string(), 30, "query").describe("Words that nothing is known by; the answer leaves them out."),
  unmade: maybeList(
    z.object({ brand: z.string(), type: z.string().describe('As of a part: "hybrid".') }),
    30,
    "query",
  ).describe("Brands with types that were asked for of them and that they have no bed of."),
  instead: maybe(z.object({ asked: z.string(), shown: z.string() })).describe(
    'No bed fits what was asked for, and these are the nearest: asked "extra firm", shown "firm".',
  ),
  ignored: maybeList(z.string(), 30, "query").describe(
    'What is not wanted and no search can leave out: "not in Denver".',
  ),
  other_places: maybeList(
    z.object({ label: z.string().describe('As of a part: "near Boise, ID".'), query: z.string() }),
    10,
    "query",
  ).describe("Places besides the one that is looked around, each with the query that looks around it."),
  beds: maybe(
    z.object({
      count,
      size: orElse(mattressSize, "queen").describe("Size whose prices are shown."),
      near_count: maybe(count).describe(
        "How many of them are in stores around the place, of the retailers asked for; null: it names no place.",
      ),
      store_only_count: maybe(count).describe("How many of them are sold in stores alone; null: not counted."),
      made_for_others_count: orElse(count, 0).describe(
        "Beds that would fit, and are left out since they are made for children, bunks or RVs.",
      ),
      by_match: orElse(z.boolean(), false).describe(
        "The query speaks of a sleeper: these are good for them, in the order of the match.",
      ),
      fit_sleeper: orElse(z.boolean(), false).describe(
        "The query speaks of a sleeper, and beds that don't fit them well are left out.",
      ),
      best_by: maybeList(z.string(), 10, "rules").describe(
        "Scores of the construction whose sum comes first in their order.",
      ),
      unsorted_by: maybeList(z.string(), 20, "rules").describe(
        "Labels of needs that their order ignores: no score says anything of them, or the match isn’t told of them.",
      ),
      best_value: maybe(listedMattress).describe(
        "Of those that fit the sleeper nearly as well as the best the least expensive, where that isn’t the best itself.",
      ),
      items: list(
        listedMattress.extend({
          near: nearbyStores,
          match: maybe(count).describe("How well it fits the sleeper, of 100; null: none is spoken of."),
        }),
        5,
        "rules",
      ).describe("The best five; near a place those in its stores come first."),
    }),
  ).describe(
    "Beds that fit all parts, in stores or online; null: it asks for none, or for a baby or toddler, whom no bed is recommended for.",
  ),
  listing: maybe(
    z.object({
      count,
      query: atMost(z.record(z.string(), z.string()), 12, "rules").describe(
        "Facets and sort of the listing of mattresses sold online.",
      ),
      left_out: maybeList(z.string(), 30, "query").describe(
        "Labels of parts that the listing has no facet for, where it holds beds that don't fit them.",
      ),
    }),
  ).describe("What that listing holds of it; null: no facet of it was asked for."),
  stores: maybe(
    z.object({
      place: z.string().describe("Restated, as a search for stores takes it."),
      radius: orElse(count, 25).describe("Miles."),
      count,
      brands: maybeList(namedLink, 10, "query").describe("Brands that they have on the floor."),
      retailers: maybeList(namedLink, 10, "query").describe("Whose stores they are; empty: anyone's."),
    }),
  ).describe("Stores around the place that was asked for."),
  quiz: orElse(atMost(z.record(z.string(), z.string()), 30, "rules"), {}).describe(
    "Answers of the match quiz that the query gives.",
  ),
  pages: maybeList(
    z.object({
      page: z.enum(askedPages),
      brand: maybe(namedLink).describe("The brand whose reviews are asked for."),
      query: orElse(atMost(z.record(z.string(), z.string()), 12, "rules"), {}).describe(
        "Facets of the list of deals; the state of the page of stores, as `place`.",
      ),
      comparison: maybe(popularComparison.pick({ header: true, url: true })).describe(
        "The popular comparison of the brands that are to be compared.",
      ),
    }),
    20,
    "rules",
  ),
  other_meanings: maybeList(
    z.object({
      label: z.string().describe('As within a sentence: "California king".'),
      query: z.string().describe("The query that means it."),
      count: count.describe("Beds that fit it."),
    }),
    20,
    "query",
  ).describe('What the same words can mean besides: "california" is a state and a size.'),
});

/** GET search/ */
export const searchAnswer = z.object({
  demo,
  query: z.string(),
  corrected: maybe(z.string()).describe(
    "The words that were searched instead when the query as typed found nothing exactly.",
  ),
  about_products: orElse(z.boolean(), false).describe(
    "Every word of it is known as one of a brand, a bed, what a bed is like or costs, a town or a page of the site, so it " +
      "says nothing of whoever typed it. The same whatever `kind`, `exact` and `page` are asked for.",
  ),
  total: count,
  groups: list(z.object({ kind: searchKind, count, items: list(searchResult, 20) }), 6, "rules"),
  texts: maybeList(z.object({ kind: textKind, count, items: list(foundText, 20) }), 5, "rules").describe(
    "Guides, terms, questions, threads and pages about the site that have all its words.",
  ),
  meaning: maybe(termLink).describe("The term that is called as the query, by any of its names."),
  kind: maybe(z.enum([...searchKinds, ...textKinds])),
  page: orElse(count, 1),
  pages: orElse(count, 1),
  understood: maybe(understoodQuery).describe("Null: names are all that it asks for, or all that is known of it."),
});

export type SearchKind = z.infer<typeof searchKind>;
export type TextKind = z.infer<typeof textKind>;
export type FoundText = z.infer<typeof foundText>;
export type Suggestion = z.infer<typeof suggestion>;
export type SearchResult = z.infer<typeof searchResult>;
export type NearbyStores = NonNullable<SearchResult["near"]>;
export type QueryPartKind = z.infer<typeof queryPart>["kind"];
export type QueryPart = z.infer<typeof queryPart>;
export type UnderstoodQuery = z.infer<typeof understoodQuery>;
export type AskedPage = (typeof askedPages)[number];
export type SearchAnswer = z.infer<typeof searchAnswer>;
