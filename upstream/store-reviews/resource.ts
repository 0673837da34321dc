import { z } from "zod";
import type { NamedLink } from "#contracts/mattress";
import { reportTaken, reviewSorts, usefulVote, usefulVoteAnswer } from "#contracts/reviews";
import * as contract from "#contracts/store-reviews";
import { storeReviewFacetKeys } from "#contracts/vocabulary/store-reviews";
import { senderOf, vouched } from "../accounts/sender";
import { type Area, operations } from "../http/operation";
import { facetParameters, name, page } from "../http/parameters";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { inOrder } from "../listing/sort";
import { keepReport } from "../reviews/reports";
import { reviewNumber } from "../reviews/reviewed";
import { hasVoted, vote } from "../reviews/useful-votes";
import { sessionOf } from "../sessions/visitor";
import { readStoreReview, storeSummariesOf } from "./read-store-reviews";
import type { StoreReviewServices } from "./services";
import { type RatedPlace, reviewsOfPlace, storeOverview, storeRatingsOf } from "./store-ratings";
import { storeReviewList } from "./store-review-listing";

const { read, write } = operations<StoreReviewServices>();

/** A store in the catalogue, named as in its reviews. */
function knownStore(
  { stores }: StoreReviewServices,
  slug: string | undefined,
): (RatedPlace & { store: NamedLink }) | null {
  const found = slug === undefined ? undefined : stores().bySlug.get(slug);
  if (found === undefined) return null;
  const { retailer, city, state } = found;
  return { store: { slug: found.slug, name: `${retailer.name}, ${city}, ${state}` }, retailer };
}

export const storeReviews: Area<StoreReviewServices> = {
  name: "Store reviews",
  description: "What shoppers say about stores.",
  operations: [
    read({
      id: "listStoreReviews",
      path: "/store-reviews/",
      summary: "Store reviews",
      description: "20 per page, sorted by each writer's latest text.",
      query: {
        ...facetParameters(storeReviewFacetKeys),
        retailer: name.optional().describe("Slug of a retailer, as listed in the response's facets."),
        store: name.optional().describe("Slug of a store."),
        sort: z.enum(reviewSorts).default(reviewSorts[0]).describe("Sort order."),
        page,
      },
      answer: contract.storeReviewListing,
      async handler(call, services) {
        const shelf = services.storeReviews();
        const place = knownStore(services, call.query.store);
        const definition = storeReviewList(shelf, place?.store ?? null);
        const choice = readChoice(call.query, definition);
        const retailer = shelf.byRetailer.get(call.query.retailer ?? "")?.[0]?.retailer ?? null;
        const about = place ?? (retailer === null ? null : { store: null, retailer });
        const { items, sort, facets, ...found } = list(
          about === null ? shelf.all : reviewsOfPlace(shelf, about),
          definition,
          choice,
        );
        // For a single store, this choice is pointless.
        const moot = place === null ? "store" : "retailer";
        return {
          demo: services.demo,
          ...found,
          sort: sort[0]!,
          items: await storeSummariesOf(services.db, items),
          facets: facets.filter(({ key }) => key !== moot),
          about: about && storeRatingsOf(shelf, about),
        };
      },
    }),
    read({
      id: "getStoreReviewOverview",
      path: "/store-review-overview/",
      summary: "Overview of store reviews",
      answer: contract.storeReviewOverview,
      handler: async (_call, { demo, storeReviews: shelf }) => ({ demo, ...storeOverview(shelf()) }),
    }),
    read({
      id: "getStoreReview",
      path: "/store-reviews/:id/",
      summary: "A store review with its history",
      description: "If it was not published, the reason and no text.",
      parts: { id: reviewNumber },
      cookies: ["sessionid"],
      answer: contract.storeReviewDetail,
      mostBytes: 2 * 1024 * 1024,
      async handler(call, services) {
        const { db, demo } = services;
        const shelf = services.storeReviews();
        const id = call.parts.id;
        const visit = await sessionOf(call, services);
        const review = await readStoreReview(db, id);
        if (review === null) return null;
        const account = visit.visitor?.id;
        const place = knownStore(services, review.store?.slug);
        const others = (place === null ? [] : reviewsOfPlace(shelf, place)).filter((other) => other.id !== id);
        const useful = inOrder(others, [{ of: ({ helpful_votes }) => helpful_votes, descending: true }]);
        return {
          demo,
          review: { ...review, voted: account !== undefined && (await hasVoted(db, { of: "store", id }, { account })) },
          about: place && storeRatingsOf(shelf, place),
          others: await storeSummariesOf(
            db,
            useful.slice(0, 3).map((other) => other.id),
          ),
        };
      },
    }),
    write({
      id: "voteForStoreReview",
      path: "/store-reviews/:id/useful/",
      summary: "Mark a store review as useful, or undo that",
      description: "One vote per account, or per network for visitors without one, however often it is sent.",
      headers: vouched,
      cookies: ["sessionid"],
      parts: { id: reviewNumber },
      errors: [401],
      body: usefulVote,
      answer: usefulVoteAnswer,
      async handler(call, services) {
        const { useful } = call.body;
        const id = call.parts.id;
        const voter = await senderOf(call, services);
        const helpful_votes = await vote(services.db, { of: "store", id }, voter, useful, services.clock());
        if (helpful_votes === null) return null;
        services.storeReviewVoted(id, { helpful_votes });
        return { helpful_votes, voted: useful };
      },
    }),
    write({
      id: "reportStoreReview",
      path: "/store-reviews/:id/report/",
      summary: "Report a store review to the staff",
      description:
        "Requests with the same key count as one report, and so does everything that an account, or the network of a " +
        "visitor without one, reports while that report is open.",
      headers: vouched,
      cookies: ["sessionid"],
      parts: { id: reviewNumber },
      errors: [409],
      body: contract.storeReviewReport,
      answer: reportTaken,
      async handler(call, services) {
        const review = { of: "store", id: call.parts.id } as const;
        return keepReport(services.db, review, call.body, await senderOf(call, services), services.clock());
      },
    }),
  ],
};
