import type { ExpertReviewSort, ExpertReviewSummary } from "#contracts/expert-reviews/review";
import type { MattressSize } from "#contracts/mattress";
import { claimLabels, type expertReviewFacetKeys } from "#contracts/vocabulary/expert-reviews";
import { optionsOf } from "#contracts/vocabulary/terms";
import { firmnessBands, typeFacet } from "../catalogue/model-facets";
import { inBand, namedValues } from "../listing/facets";
import { itself, type ListDefinition } from "../listing/list";
import { type HeldReview, type ExpertReviewCache, reviewSummary } from "./expert-review-cache";

/** The list of tested beds. Firmness is as measured; the lists of beds have what brands claim. */
export const reviewList = (
  { all }: ExpertReviewCache,
  size: MattressSize,
): ListDefinition<
  HeldReview,
  ExpertReviewSummary,
  ExpertReviewSort,
  HeldReview,
  (typeof expertReviewFacetKeys)[number]
> => ({
  facets: [
    { key: "brand", label: "Brand", values: namedValues(all.map(({ model }) => model.card.brand)), valuesOf: brandOf },
    typeFacet,
    {
      key: "firmness",
      label: "Measured firmness",
      values: firmnessBands,
      valuesOf: ({ firmness }) => inBand(firmnessBands, firmness),
    },
    {
      key: "claim",
      label: "Firmness claim",
      values: optionsOf(claimLabels),
      valuesOf: ({ claim }) => (claim === null ? [] : [claim]),
    },
  ],
  partsOf: itself,
  sorts: {
    newest: [{ of: ({ row }) => row.tested_on, descending: true }],
    score: [{ of: ({ score }) => score, descending: true }],
    brand: [{ of: ({ model }) => model.card.brand.name.toLowerCase() }],
  },
  lastKeys: [{ of: ({ model }) => model.card.name.toLowerCase() }, { of: ({ model }) => model.card.slug }],
  perPage: 24,
  toItem: (held) => reviewSummary(held, size),
});

const brandOf = ({ model }: HeldReview) => [model.card.brand.slug];
