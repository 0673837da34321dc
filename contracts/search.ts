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

/** Kinds of search results; autocomplete entries carry them as `type` (specification, section 3). */
export const searchKinds = termsOf(searchKindLabels);
export const searchKind = z.enum(searchKinds);

export const textKinds = termsOf(textKindLabels);
const textKind = z.enum(textKinds);

/** A text in segments, each marked as a match or not. */
const marked = list(z.object({ text: z.string(), found: orElse(z.boolean(), false) }), 100, "rules");

export const foundText = z.object({
  slug: z.string(),
  title: marked,
  excerpt: orElse(marked, []).describe("The passage with the words, or the beginning of the text."),
});

/** One entry of GET /api/v1/autocomplete/universal_search/?q= */
export const suggestion = z.object({ result: z.string(), type: orElse(z.string(), "") });
export const suggestions = list(suggestion, 8, "rules");

/** Where a bed in the results can be tried. */
const nearbyStores = maybe(
  z.object({
    store_count: count.describe("Number of stores near the place that have it, from the requested retailers."),
    online_only: orElse(z.boolean(), false).describe("Whether its brand is sold online and in no store anywhere."),
  }),
).describe("Null if the query names no place.");

export const searchResult = z.object({
  kind: searchKind,
  slug: z.string(),
  name: z.string(),
  brand: maybe(namedLink).describe("Brand it belongs to; null for a brand itself."),
  summary: orElse(z.string(), "").describe("One line that distinguishes results with the same name."),
  price_from_cents: maybe(cents).describe("Lowest price among its beds, in the size of the visit."),
  price_size: maybe(mattressSize).describe("Size of that price."),
  bed: maybe(listedMattress).describe("For a model: as shown in lists, with the price in the size of the visit."),
  near: nearbyStores,
  found_as: maybe(z.string()).describe('The other name that matched ("also sold as …"), if that is how it was found.'),
  found_as_kind: maybe(z.enum(termsOf(aliasKindLabels))).describe("How similar the bed with that name is."),
});

/** A part of a query, as it was understood. */
export const queryPart = z.object({
  kind: z.enum(termsOf(queryPartLabels)),
  label: z.string().describe('Restated for use within a sentence: "hybrid", "twin XL", "under $1,000".'),
  values: maybeList(z.string(), 30, "query").describe("For a facet of the mattress list; `kind` is then its key."),
  without: z.string().describe("The query without this part."),
  count_without: maybe(count).describe("Number of beds that fit without this part, if none fits with it."),
  inside_count: maybe(count).describe(
    'For an unwanted type ("not memory foam"): number of beds that fit but contain its material in a layer.',
  ),
});

/** What a query asks for besides names. */
export const understoodQuery = z.object({
  parts: list(queryPart, 30, "query"),
  unknown: maybeList(z.string(), 30, "query").describe(
    "Words that aren't known in any sense; the response ignores them.",
  ),
  unmade: maybeList(
    z.object({ brand: z.string(), type: z.string().describe('In the form of a part\'s label: "hybrid".') }),
    30,
    "query",
  ).describe("Brands together with requested types that they don't make."),
  instead: maybe(z.object({ asked: z.string(), shown: z.string() })).describe(
    'Set if no bed fits the request and these are the closest: asked "extra firm", shown "firm".',
  ),
  ignored: maybeList(z.string(), 30, "query").describe('Exclusions that no search supports: "not in Denver".'),
  other_places: maybeList(
    z.object({ label: z.string().describe('In the form of a part\'s label: "near Boise, ID".'), query: z.string() }),
    10,
    "query",
  ).describe("Places other than the one searched, each with the query that searches near it."),
  beds: maybe(
    z.object({
      count,
      size: orElse(mattressSize, "queen").describe("Size that prices are shown for."),
      near_count: maybe(count).describe(
        "Number of them in stores near the place, from the requested retailers; null if the query names no place.",
      ),
      store_only_count: maybe(count).describe("Number of them sold only in stores; null if not counted."),
      made_for_others_count: orElse(count, 0).describe(
        "Number of beds that would fit but are left out because they are made for children, bunks or RVs.",
      ),
      by_match: orElse(z.boolean(), false).describe(
        "Whether the query describes a sleeper and these beds suit them, sorted by match.",
      ),
      fit_sleeper: orElse(z.boolean(), false).describe(
        "Whether the query describes a sleeper and beds that don't fit them well are left out.",
      ),
      best_by: maybeList(z.string(), 10, "rules").describe(
        "Construction scores whose sum is the first sort criterion.",
      ),
      unsorted_by: maybeList(z.string(), 20, "rules").describe(
        "Labels of needs that the sort order ignores, because no score covers them or the match isn’t told about them.",
      ),
      best_value: maybe(listedMattress).describe(
        "The least expensive bed that fits the sleeper nearly as well as the best, if that isn’t the best itself.",
      ),
      items: list(
        listedMattress.extend({
          near: nearbyStores,
          match: maybe(count).describe("How well it fits the sleeper, out of 100; null if the query describes none."),
        }),
        5,
        "rules",
      ).describe("The best five; if there is a place, those in its stores come first."),
    }),
  ).describe(
    "Beds that fit all parts, in stores or online; null if the query asks for none, or for a baby or toddler, for whom no bed is recommended.",
  ),
  listing: maybe(
    z.object({
      count,
      query: atMost(z.record(z.string(), z.string()), 12, "rules").describe(
        "Facets and sort order of the list of mattresses sold online.",
      ),
      left_out: maybeList(z.string(), 30, "query").describe(
        "Labels of parts that the list has no facet for, if it contains beds that don't fit them.",
      ),
    }),
  ).describe("What the list of mattresses sold online has for the query; null if none of its facets was requested."),
  stores: maybe(
    z.object({
      place: z.string().describe("Restated in the form that a store search takes."),
      radius: orElse(count, 25).describe("Miles."),
      count,
      brands: maybeList(namedLink, 10, "query").describe("Brands on their floor."),
      retailers: maybeList(namedLink, 10, "query").describe("Retailers whose stores these are; empty for all."),
    }),
  ).describe("Stores near the requested place."),
  quiz: orElse(atMost(z.record(z.string(), z.string()), 30, "rules"), {}).describe(
    "Quiz answers contained in the query.",
  ),
  pages: maybeList(
    z.object({
      page: z.enum(askedPages),
      brand: maybe(namedLink).describe("Brand whose reviews are requested."),
      query: orElse(atMost(z.record(z.string(), z.string()), 12, "rules"), {}).describe(
        "Facets of the deals list; for the stores page, the state, as `place`.",
      ),
      comparison: maybe(popularComparison.pick({ header: true, url: true })).describe(
        "Popular comparison of the brands to compare.",
      ),
    }),
    20,
    "rules",
  ),
  other_meanings: maybeList(
    z.object({
      label: z.string().describe('For use within a sentence: "California king".'),
      query: z.string().describe("Query with that meaning."),
      count: count.describe("Number of beds that fit it."),
    }),
    20,
    "query",
  ).describe('Other meanings of the same words: "california" is a state and a size.'),
});

/** GET search/ */
export const searchAnswer = z.object({
  demo,
  query: z.string(),
  corrected: maybe(z.string()).describe("Words searched for instead because the query as typed had no exact result."),
  about_products: orElse(z.boolean(), false).describe(
    "Whether every word of the query is known to refer to a brand, a bed, a feature or price of a bed, a town or a " +
      "page of the site, so that it reveals nothing about who typed it. Independent of `kind`, `exact` and `page`.",
  ),
  total: count,
  groups: list(z.object({ kind: searchKind, count, items: list(searchResult, 20) }), 6, "rules"),
  texts: maybeList(z.object({ kind: textKind, count, items: list(foundText, 20) }), 5, "rules").describe(
    "Guides, terms, questions, threads and pages about the site that contain all the words of the query.",
  ),
  meaning: maybe(termLink).describe("Glossary term with the query as one of its names."),
  kind: maybe(z.enum([...searchKinds, ...textKinds])),
  page: orElse(count, 1),
  pages: orElse(count, 1),
  understood: maybe(understoodQuery).describe(
    "Null if it asks for nothing but names, or if nothing else in it is known.",
  ),
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
