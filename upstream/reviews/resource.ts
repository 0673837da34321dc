import { z } from "zod";
import * as contract from "#contracts/reviews";
import { reviewFacetKeys } from "#contracts/vocabulary/reviews";
import { senderOf, vouched } from "../accounts/sender";
import { type Area, operations } from "../http/operation";
import { facetParameters, name, page } from "../http/parameters";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { rememberedAnswers } from "../match/remembered-answers";
import { sessionOf } from "../sessions/visitor";
import { reviewOverview } from "./overview";
import { readPhoto } from "./photos";
import { readReview, summariesOf } from "./read-reviews";
import { keepReport } from "./reports";
import { reviewNumber } from "./reviewed";
import { reviewList } from "./review-listing";
import type { ReviewServices } from "./services";
import { likeYou, ratingsOf, reviewsAbout } from "./subject";
import { hasVoted, vote } from "./useful-votes";

const { read, readPicture, write } = operations<ReviewServices>();

export const reviews: Area<ReviewServices> = {
  name: "Owner reviews",
  description: "What owners say about their beds.",
  operations: [
    read({
      id: "listReviews",
      path: "/reviews/",
      summary: "Owner reviews",
      description: "20 per page, sorted by each writer's latest text.",
      query: {
        ...facetParameters(reviewFacetKeys),
        brand: name.optional().describe("Slug of a brand, as listed in the response's facets."),
        model: name.optional().describe("Slug of a model of the brand, as listed in the response's facets."),
        sort: z.enum(contract.reviewSorts).default(contract.reviewSorts[0]).describe("Sort order."),
        page,
      },
      cookies: ["sessionid"],
      answer: contract.reviewListing,
      async handler(call, services) {
        const { db, demo } = services;
        const [catalogue, shelf] = [services.catalogue(), services.reviews()];
        const subject = { brand: call.query.brand ?? null, model: call.query.model ?? null };
        const definition = reviewList(catalogue, shelf, subject);
        const choice = readChoice(call.query, definition);
        const about = reviewsAbout(shelf, subject);
        const { items, sort, facets, ...found } = list(about, definition, choice);
        const answers = rememberedAnswers(await sessionOf(call, services))?.answers ?? null;
        return {
          demo,
          ...found,
          sort: sort[0]!,
          items: await summariesOf(db, catalogue, items),
          facets: facets.filter(({ key }) => key !== "model" || subject.brand !== null),
          about: ratingsOf(catalogue, shelf, subject),
          like_you: likeYou(about, answers),
        };
      },
    }),
    read({
      id: "getReviewOverview",
      path: "/review-overview/",
      summary: "Overview of owner reviews",
      answer: contract.reviewOverview,
      handler: async (_call, services) => reviewOverview(services),
    }),
    read({
      id: "getReview",
      path: "/reviews/:id/",
      summary: "An owner review with its history",
      description: "If it was not published, the reason and no text.",
      parts: { id: reviewNumber },
      cookies: ["sessionid"],
      errors: [400],
      answer: contract.reviewDetail,
      mostBytes: 2 * 1024 * 1024,
      async handler(call, services) {
        const { db, demo } = services;
        const catalogue = services.catalogue();
        const id = call.parts.id;
        const session = await sessionOf(call, services);
        const found = await readReview(db, catalogue, id, session.mattress_size ?? "queen");
        if (found === null) return null;
        const { review, bed } = found;
        const others = (bed === null ? [] : (services.reviews().byBrand.get(bed.brand.slug) ?? []))
          .filter((other) => other.model === bed?.slug && other.id !== id)
          .sort((one, other) => other.helpful_votes - one.helpful_votes);
        return {
          demo,
          review: {
            ...review,
            voted: session.visitor !== null && (await hasVoted(db, { of: "bed", id }, { account: session.visitor.id })),
          },
          bed,
          others: await summariesOf(
            db,
            catalogue,
            others.slice(0, 3).map((other) => other.id),
          ),
        };
      },
    }),
    readPicture({
      id: "getPhoto",
      path: "/photos/:id/",
      summary: "A photo of a bed",
      description: "Open to everyone for a published review; otherwise 404, including after its review is taken down.",
      parts: { id: z.string().max(200).describe("ID from the review.") },
      handler: ({ parts }, services) => readPhoto(services, parts.id),
    }),
    write({
      id: "voteForReview",
      path: "/reviews/:id/useful/",
      summary: "Mark a review as useful, or undo that",
      description: "One vote per account, or per network for visitors without one, however often it is sent.",
      headers: vouched,
      cookies: ["sessionid"],
      parts: { id: reviewNumber },
      errors: [401],
      body: contract.usefulVote,
      answer: contract.usefulVoteAnswer,
      async handler(call, services) {
        const { useful } = call.body;
        const id = call.parts.id;
        const voter = await senderOf(call, services);
        const helpful_votes = await vote(services.db, { of: "bed", id }, voter, useful, services.clock());
        if (helpful_votes === null) return null;
        services.reviewVoted(id, { helpful_votes });
        return { helpful_votes, voted: useful };
      },
    }),
    write({
      id: "reportReview",
      path: "/reviews/:id/report/",
      summary: "Report a review to the staff",
      description:
        "Requests with the same key count as one report, and so does everything that an account, or the network of a " +
        "visitor without one, reports while that report is open.",
      headers: vouched,
      cookies: ["sessionid"],
      parts: { id: reviewNumber },
      errors: [409],
      body: contract.reviewReport,
      answer: contract.reportTaken,
      async handler(call, services) {
        const review = { of: "bed", id: call.parts.id } as const;
        return keepReport(services.db, review, call.body, await senderOf(call, services), services.clock());
      },
    }),
  ],
};
