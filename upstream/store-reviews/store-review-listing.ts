import type { NamedLink } from "#contracts/mattress";
import type { ReviewSort } from "#contracts/reviews";
import type { StoreReviewFacet } from "#contracts/store-reviews";
import { missedTo, praisedFrom } from "#contracts/vocabulary/reviews";
import { boughtLabels, storePartLabels } from "#contracts/vocabulary/store-reviews";
import { optionsOf, termsOf } from "#contracts/vocabulary/terms";
import { type FacetDefinition, namedValues } from "../listing/facets";
import { itself, type ListDefinition } from "../listing/list";
import type { SortKey } from "../listing/sort";
import type { StoreReviewFacts, StoreReviewShelf } from "./store-review-facts";

const parts = termsOf(storePartLabels);
const partValues = parts.map((value) => ({ value, label: storePartLabels[value].label }));
const missedValues = parts.map((value) => ({ value, label: storePartLabels[value].missed }));

const facets: readonly FacetDefinition<StoreReviewFacts, StoreReviewFacet["key"]>[] = [
  {
    key: "stars",
    label: "Stars",
    values: [5, 4, 3, 2, 1].map((stars) => ({
      value: String(stars),
      label: stars === 1 ? "1 star" : `${stars} stars`,
    })),
    valuesOf: ({ rating }) => [String(rating)],
  },
  {
    key: "praises",
    label: "What they like",
    values: partValues,
    valuesOf: (review) => parts.filter((part) => (review.parts[part] ?? 0) >= praisedFrom),
  },
  {
    key: "misses",
    label: "What they don’t like",
    values: missedValues,
    valuesOf: (review) => parts.filter((part) => (review.parts[part] ?? 5) <= missedTo),
  },
  {
    key: "bought",
    label: "What they did there",
    values: optionsOf(boughtLabels),
    valuesOf: ({ bought }) => [bought ? "yes" : "no"],
  },
];

const newest: SortKey<StoreReviewFacts> = { of: ({ written_on }) => written_on, descending: true };

/** Reviews of stores. `store` is the requested one, if known: there are thousands to choose from. */
export function storeReviewList(
  { all }: Pick<StoreReviewShelf, "all">,
  store: NamedLink | null,
): ListDefinition<StoreReviewFacts, number, ReviewSort, StoreReviewFacts, StoreReviewFacet["key"]> {
  return {
    facets: [
      ...facets,
      {
        key: "retailer",
        label: "Store name",
        values: namedValues(all.flatMap(({ retailer }) => retailer ?? [])),
        valuesOf: ({ retailer }) => (retailer === null ? [] : [retailer.slug]),
      },
      {
        key: "store",
        label: "Store",
        values: store === null ? [] : namedValues([store]),
        valuesOf: (review) => (review.store === null ? [] : [review.store.slug]),
      },
    ],
    partsOf: itself,
    sorts: {
      newest: [newest],
      useful: [{ of: ({ helpful_votes }) => helpful_votes, descending: true }, newest],
      best: [{ of: ({ rating }) => rating, descending: true }, newest],
      worst: [{ of: ({ rating }) => rating }, newest],
    },
    lastKeys: [{ of: ({ id }) => id, descending: true }],
    perPage: 20,
    toItem: ({ id }) => id,
  };
}
