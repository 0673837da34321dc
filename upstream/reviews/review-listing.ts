import type { ReviewFacet, ReviewSort } from "#contracts/reviews";
import { weightBandLabels } from "#contracts/vocabulary/mattress";
import { scoreLabels } from "#contracts/vocabulary/scores";
import { sleepPositionLabels } from "#contracts/vocabulary/quiz";
import { missedTo, ownedBands, praisedFrom, proofLabels } from "#contracts/vocabulary/reviews";
import { optionsOf, termsOf } from "#contracts/vocabulary/terms";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { type FacetDefinition, inBand, namedValues } from "../listing/facets";
import { itself, type ListDefinition } from "../listing/list";
import type { SortKey } from "../listing/sort";
import type { ReviewFacts, ReviewLists } from "./review-facts";

const parts = termsOf(scoreLabels);
const partValues = parts.map((value) => ({ value, label: scoreLabels[value].label }));
const bands = Object.entries(ownedBands).map(([value, band]) => ({ value, ...band }));

const facets: readonly FacetDefinition<ReviewFacts, ReviewFacet["key"]>[] = [
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
    values: partValues,
    valuesOf: (review) => parts.filter((part) => (review.parts[part] ?? 5) <= missedTo),
  },
  {
    key: "position",
    label: "How they sleep",
    values: optionsOf(sleepPositionLabels),
    valuesOf: ({ position }) => (position === null ? [] : [position]),
  },
  {
    key: "weight",
    label: "What they weigh",
    values: optionsOf(weightBandLabels),
    valuesOf: ({ weight }) => (weight === null ? [] : [weight]),
  },
  {
    key: "owned",
    label: "How long they’ve had it",
    values: bands,
    valuesOf: ({ months_owned }) => inBand(bands, months_owned),
  },
  { key: "proof", label: "Proof", values: optionsOf(proofLabels), valuesOf: ({ proof }) => [proof] },
];

const newest: SortKey<ReviewFacts> = { of: ({ written_on }) => written_on, descending: true };

/** What the list is about: everything, a brand, or one of its models. */
export interface Subject {
  brand: string | null;
  model: string | null;
}

/** Only beds of the chosen brand can be chosen, because without a brand there would be hundreds. */
export function reviewList(
  { brands }: Pick<CatalogueSnapshot, "brands">,
  shelf: ReviewLists,
  { brand }: Pick<Subject, "brand">,
): ListDefinition<ReviewFacts, number, ReviewSort, ReviewFacts, ReviewFacet["key"]> {
  const reviewed = [...shelf.byBrand.keys()].flatMap((slug) => brands.get(slug) ?? []);
  const models = brand === null ? [] : (brands.get(brand)?.models ?? []).map(({ card }) => card);
  return {
    facets: [
      ...facets,
      {
        key: "brand",
        label: "Brand",
        values: namedValues(reviewed),
        valuesOf: (review) => (review.brand === null ? [] : [review.brand]),
      },
      {
        key: "model",
        label: "Mattress",
        values: namedValues(models),
        valuesOf: (review) => (review.model === null ? [] : [review.model]),
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
