import { z } from "zod";
import { lines } from "../text/plain-text";
import { namedLink } from "../mattress";
import { count } from "../quantities";
import { demo, maybe, maybeList, moment, orElse } from "../tolerance";
import { writtenStateLabels } from "../vocabulary/review-drafts";
import { refusalReasons, versionKindLabels } from "../vocabulary/reviews";
import { storeRefusalReasons } from "../vocabulary/refusal-reasons";
import { termsOf } from "../vocabulary/terms";
import { ownDrafts, reviewKind } from "./drafts";

const state = z.enum(termsOf(writtenStateLabels));
const versionKind = z.enum(termsOf(versionKindLabels));
const reason = z.enum([...termsOf(refusalReasons), ...termsOf(storeRefusalReasons)]);

const written = {
  rating: z.number().int().min(1).max(5),
  title: orElse(z.string(), ""),
};

const named = {
  token: z.string().describe("Token of its page, known only to its writer."),
  id: count.describe("Number of its public page, once it is published."),
  kind: reviewKind,
  name: z.string().describe("Name of the bed or store when it was written."),
  brand: maybe(namedLink),
  slug: maybe(z.string()).describe("Slug of the bed or store, as long as it is in the catalog."),
  state,
  reason: maybe(reason),
};

/** GET own-reviews/ */
export const ownReviews = z.object({
  demo,
  reviews: maybeList(
    z.object({
      ...named,
      ...written,
      sent_at: maybe(moment),
      newest: maybe(z.object({ kind: versionKind, state })).describe(
        "The last version sent, which the stars and the title come from. A published version stays until this one is read.",
      ),
    }),
    50,
  ).describe("Newest first, by last writing."),
  review_count: maybe(count).describe("Total number; null if unknown."),
  drafts: orElse(ownDrafts, []),
  draft_count: maybe(count).describe("Total number; null if unknown."),
});

/** GET own-reviews/{token}/ */
export const ownReview = z.object({
  demo,
  review: z.object({
    ...named,
    author: orElse(z.string(), ""),
    may_edit: orElse(z.boolean(), false),
    edit_refused: maybe(z.string()).describe("Why it can't be changed now, in a sentence."),
    may_update: orElse(z.boolean(), false).describe("Only for a published review of a bed."),
    versions: maybeList(
      z.object({
        number: count,
        kind: orElse(versionKind, "first"),
        ...written,
        body: z.string(),
        state,
        reason: maybe(reason),
        note: orElse(z.string(), "").describe("Note to the writer from whoever decided last."),
        sent_at: maybe(moment),
        decided_at: maybe(moment),
        appeal: maybe(z.string()),
        appealed_at: maybe(moment),
        appeal_decided_at: maybe(moment),
        may_appeal: orElse(z.boolean(), false),
        appeal_until: maybe(moment).describe("Last moment to appeal; null if nothing was rejected."),
      }),
      50,
    ).describe("Newest first."),
    version_count: maybe(count).describe("Total number; null if unknown."),
  }),
});

/** Body of POST own-reviews/{token}/change/ */
export const reviewChange = z.object({ purpose: z.enum(["edit", "update"], { error: "Choose what you want to do" }) });

/** Body of POST own-reviews/{token}/appeal/ */
export const reviewAppeal = z.object({
  appeal: lines({
    missing: "Tell us why we got it wrong",
    most: 1000,
  }).min(10, { error: "Tell us why we got it wrong, in a sentence or two" }),
});

export type OwnReviews = z.infer<typeof ownReviews>;
export type OwnReview = z.infer<typeof ownReview>["review"];
export type OwnVersion = OwnReview["versions"][number];
