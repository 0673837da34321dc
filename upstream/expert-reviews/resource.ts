import { z } from "zod";
import {
  expertReviewDetail,
  expertReviewListing,
  expertReviewSorts,
  testMethod,
} from "#contracts/expert-reviews/review";
import { expertReviewFacetKeys } from "#contracts/vocabulary/expert-reviews";
import { type Area, operations } from "../http/operation";
import { facetParameters, page, slug } from "../http/parameters";
import { listBars } from "../match/list-bars";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { pricedSize, sizeParameter } from "../sessions/selected-size";
import { readExpertReview } from "./review-detail";
import { reviewList } from "./expert-review-listing";
import type { ExpertReviewServices } from "./services";
import { readTestMethod } from "./test-method";

const { read } = operations<ExpertReviewServices>();

export const expertReviews: Area<ExpertReviewServices> = {
  name: "Expert reviews",
  description:
    "Tests of individual beds: results with instrument and day, the resulting scores, and who paid for what.",
  operations: [
    read({
      id: "listExpertReviews",
      path: "/expert-reviews/",
      summary: "Tested beds",
      description: "24 per page.",
      query: {
        ...facetParameters(expertReviewFacetKeys),
        size: sizeParameter,
        sort: z.enum(expertReviewSorts).default(expertReviewSorts[0]).describe("Sort order."),
        page,
      },
      cookies: ["sessionid"],
      answer: expertReviewListing,
      async handler(call, services) {
        const reviews = services.expertReviews();
        const choice = readChoice(call.query, reviewList(reviews, "queen"));
        const size = await pricedSize(call, services);
        const found = list(reviews.all, reviewList(reviews, size), choice);
        return { demo: services.demo, size, tested: reviews.all.length, ...found, sort: choice.sort[0]! };
      },
    }),
    read({
      id: "getExpertReview",
      path: "/expert-reviews/:slug/",
      summary: "The test of a bed",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: expertReviewDetail,
      async handler(call, services) {
        const size = await pricedSize(call, services);
        const found = await readExpertReview(
          services.db,
          { reviews: services.expertReviews(), bars: listBars(services.catalogue()) },
          call.parts.slug,
          size,
        );
        return found && { demo: services.demo, ...found };
      },
    }),
    read({
      id: "getTestMethod",
      path: "/test-method/",
      summary: "How beds are tested",
      answer: testMethod,
      handler: async (_call, { demo, expertReviews: reviews }) => ({ demo, ...readTestMethod(reviews()) }),
    }),
  ],
};
