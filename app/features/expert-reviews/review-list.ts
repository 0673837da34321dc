import { expertReviewFacetKeys, expertReviewSortLabels } from "#contracts/vocabulary/expert-reviews";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList } from "~/ui/listing/address";

export const reviewList = defineList({
  title: "Expert reviews",
  path: paths.expertReviews,
  order: [...expertReviewFacetKeys, "sort", "page"],
  defaults: { sort: "newest" },
  nouns: { one: "tested bed", many: "tested beds" },
  sorts: optionsOf(expertReviewSortLabels),
  // The question that a test answers comes first.
  panel: ["claim", "type", "firmness", "brand"],
});
