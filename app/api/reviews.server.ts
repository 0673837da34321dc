import { moderatedReview, moderationQueue, type ReviewDecision, reviewDecisions } from "#contracts/moderation";
import {
  reportTaken,
  reviewDetail,
  reviewListing,
  reviewOverview,
  usefulVoteAnswer,
  type ReviewReport,
} from "#contracts/reviews";
import {
  storeReviewDetail,
  storeReviewListing,
  storeReviewOverview,
  type StoreReviewReport,
} from "#contracts/store-reviews";
import { ifThere, ignored } from "./answers.server";
import type { Client } from "./client/client.server";
import { segment, type Query } from "./client/http-message.server";

/** Calls about reviews that are there to be read, and about what staff decide, each one call and one parse. */
export const reviewCalls = (client: Client) => ({
  reviews: {
    /** Owner reviews with facet counts. */
    list: (query: Query) => client.getList("reviews/", reviewListing, { query }),
    overview: () => client.getRequired("review-overview/", reviewOverview),
    show: async (id: string) => client.getRequired(`reviews/${segment(id)}/`, reviewDetail),
    /** One vote for a visitor, however often it is sent; `useful` false takes it back. */
    vote: (id: string, useful: boolean) =>
      client.write("POST", `reviews/${segment(id)}/useful/`, { useful }, usefulVoteAnswer),
    /** Once for each key, and for each reader until it is decided about. */
    report: (id: string, report: ReviewReport) =>
      client.write("POST", `reviews/${segment(id)}/report/`, report, reportTaken),
  },
  storeReviews: {
    /** Reviews of stores with facet counts. */
    list: (query: Query) => client.getList("store-reviews/", storeReviewListing, { query }),
    /** Of one store, newest first; null where the upstream has none. */
    ofStore: (store: string) =>
      ifThere(client.getList("store-reviews/", storeReviewListing, { query: { store } }), null),
    overview: () => ifThere(client.getRequired("store-review-overview/", storeReviewOverview), null),
    show: async (id: string) => client.getRequired(`store-reviews/${segment(id)}/`, storeReviewDetail),
    /** As of owner reviews. */
    vote: (id: string, useful: boolean) =>
      client.write("POST", `store-reviews/${segment(id)}/useful/`, { useful }, usefulVoteAnswer),
    report: (id: string, report: StoreReviewReport) =>
      client.write("POST", `store-reviews/${segment(id)}/report/`, report, reportTaken),
  },
  moderation: {
    /** What waits for staff, longest first. */
    queue: (query: Query) => client.getList("moderation/", moderationQueue, { query }),
    review: async (kind: string, id: string) =>
      client.getRequired(`moderation/${segment(kind)}/${segment(id)}/`, moderatedReview),
    decide: (kind: string, id: string, decision: ReviewDecision) =>
      client.write("POST", `moderation/${segment(kind)}/${segment(id)}/decide/`, decision, ignored),
    nameBed: (id: string, model: string) =>
      client.write("POST", `moderation/bed/${segment(id)}/bed/`, { model }, ignored),
    decisions: () => client.getRequired("review-decisions/", reviewDecisions),
  },
});
