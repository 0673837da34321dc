import * as contract from "#contracts/moderation";
import { reviewKind } from "#contracts/review-drafts/drafts";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { reasonsOf } from "#contracts/vocabulary/refusal-reasons";
import { invalid } from "../http/answers";
import { type Area, operations } from "../http/operation";
import { page } from "../http/parameters";
import { reviewNumber } from "../reviews/reviewed";
import { stateAfter } from "../rules/reviews/review-states";
import { staff } from "../sessions/visitor";
import { decideVersion, dismissReports } from "./decide";
import { checkReceipt, forgetReceipt } from "./check-receipt";
import { decisionStatistics } from "./decision-statistics";
import { nameBed, onceForItsWriter } from "./name-bed";
import { readQueue } from "./queue";
import { readModerated } from "./read-moderated";
import { notifyAuthor } from "./notify-author";
import type { ModerationServices } from "./services";

const { read, write } = operations<ModerationServices>();

const parts = { kind: reviewKind.describe("bed or store."), id: reviewNumber };

function neededReason(kind: ReviewKind, decision: string, reason: string | undefined): string | null {
  if (decision !== "refuse" && decision !== "take-down") return null;
  if (reason === undefined || !Object.hasOwn(reasonsOf[kind], reason)) {
    throw invalid({ reason: ["Choose the rule that it breaks"] });
  }
  return reason;
}

export const moderation: Area<ModerationServices> = {
  name: "Moderation",
  description: "Reviews waiting to be read, and what staff decide about them.",
  operations: [
    read({
      id: "getReviewDecisions",
      path: "/review-decisions/",
      summary: "Decisions about reviews, by stars",
      description:
        "Covers the last 90 days. Open to everyone, to show that the same rule applies to one star and to five.",
      answer: contract.reviewDecisions,
      handler: async (_call, { db, demo, clock }) => ({ demo, ...(await decisionStatistics(db, clock())) }),
    }),
    read({
      id: "listWaitingReviews",
      path: "/moderation/",
      summary: "What is waiting for a decision",
      description: "New reviews, edits, updates, appeals and reported reviews; 25 per page.",
      guard: staff,
      query: { waiting: contract.waitingKind.optional().describe("Only this kind."), page },
      cookies: ["sessionid"],
      answer: contract.moderationQueue,
      handler: async ({ query: { waiting, page } }, { db, demo }) => ({
        demo,
        ...(await readQueue(db, waiting ?? null, page)),
      }),
    }),
    read({
      id: "getModeratedReview",
      path: "/moderation/:kind/:id/",
      summary: "A review with everything that staff need to decide",
      parts,
      guard: staff,
      cookies: ["sessionid"],
      answer: contract.moderatedReview,
      mostBytes: 2 * 1024 * 1024,
      async handler({ parts: { kind, id: review }, who }, services) {
        const found = await readModerated(services, kind, review, who.id);
        return found === null ? null : { demo: services.demo, ...found };
      },
    }),
    write({
      id: "decideReview",
      path: "/moderation/:kind/:id/decide/",
      summary: "Publish a review, reject it, decide on an appeal or reports, or take it down",
      description:
        "Its writer gets an email. Of two simultaneous decisions, the second is 409 and names the first; a repeat of the " +
        "same decision by the same person changes nothing. 409 for one's own review, and for an appeal against one's own " +
        "rejection.",
      parts,
      guard: staff,
      cookies: ["sessionid"],
      errors: [409],
      body: contract.reviewDecision,
      async handler({ parts: { kind, id: review }, body, who }, { db, clock, mail, reviewsChanged }) {
        const { decision: name, version, note = "" } = body;
        const by = { id: who.id, first_name: who.first_name };
        const now = clock();
        if (name === "dismiss-reports") {
          await db
            .transaction()
            .execute((transaction) => dismissReports(transaction, { kind, review }, { note, by }, now));
          return;
        }
        const reason = neededReason(kind, name, body.reason);
        if (version === undefined) throw invalid({ version: ["Say which version you read"] });
        const target = { kind, review, version };
        await db.transaction().execute(async (transaction) => {
          const decided = await decideVersion(transaction, target, { name, reason, note, by }, now);
          if (decided !== null && body.receipt === true) await checkReceipt(transaction, target);
          else if (decided !== null && stateAfter(name) === "published") await forgetReceipt(transaction, target);
          if (decided !== null) await notifyAuthor(transaction, target, { name, note }, decided, mail, now);
        });
        await reviewsChanged(kind, [review]);
      },
    }),
    write({
      id: "nameReviewedBed",
      path: "/moderation/bed/:id/bed/",
      summary: "Set which bed a review is about",
      description: "For a review whose writer did not find the bed in the catalog.",
      parts: { id: reviewNumber },
      guard: staff,
      cookies: ["sessionid"],
      errors: [409],
      body: contract.bedNamed,
      async handler({ parts: { id: review }, body: { model }, who }, { db, clock, catalogue, reviewsChanged }) {
        const by = { id: who.id, first_name: who.first_name };
        await onceForItsWriter(() =>
          db.transaction().execute((transaction) => nameBed(transaction, catalogue(), review, model, by, clock())),
        );
        await reviewsChanged("bed", [review]);
      },
    }),
  ],
};
