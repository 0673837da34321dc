import type { ReviewListing } from "#contracts/reviews";
import { reviewFacetKeys, reviewSortLabels } from "#contracts/vocabulary/reviews";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { changedHref, defineList, type QueryOf } from "~/ui/listing/address";

export const reviewList = defineList({
  title: "Owner reviews",
  path: paths.customerReviews,
  // What a list is about comes first in its address.
  order: ["brand", "model", ...reviewFacetKeys.filter((key) => key !== "brand" && key !== "model"), "sort", "page"],
  defaults: { sort: "newest" },
  nouns: { one: "review", many: "reviews" },
  sorts: optionsOf(reviewSortLabels).map(({ phrase, ...sort }) => ({ ...sort, by: phrase })),
  single: ["brand", "model"],
  panel: ["stars", "brand", "model", ...reviewFacetKeys.filter((key) => !["stars", "brand", "model"].includes(key))],
  // Whoever clears the filters of a bed's reviews still wants that bed.
  kept: ({ brand, model, sort }) => ({ brand, model, sort }),
});

/** The list about one brand or bed, named so. */
export function reviewListOf(about: ReviewListing["about"]) {
  if (about === null) return reviewList;
  const { brand, model } = about;
  return {
    ...reviewList,
    title: `Owner reviews of ${model === null ? brand.name : `the ${brand.name} ${model.name}`}`,
  };
}

/** The list about one brand or bed, with more chosen. */
export const reviewsHref = (
  about: Pick<NonNullable<ReviewListing["about"]>, "brand" | "model">,
  choice: QueryOf<typeof reviewList> = {},
) => changedHref(reviewList, { brand: about.brand.slug, model: about.model?.slug }, choice);
