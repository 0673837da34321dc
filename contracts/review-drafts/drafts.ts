import { z } from "zod";
import { already, formKey } from "../form-key";
import { reviewUploadPurpose, sentUpload, uploadId } from "../uploads";
import { count } from "../quantities";
import { emailAddress } from "../session";
import { namedLink } from "../mattress";
import { atMost, day, demo, list, maybe, maybeList, orElse } from "../tolerance";
import { accountsAsking } from "../vocabulary/account";
import { findingLabels, reviewKindLabels } from "../vocabulary/moderation";
import { draftPurposeLabels } from "../vocabulary/review-drafts";
import { termsOf } from "../vocabulary/terms";
import { author, typedFields, unlistedName } from "./steps";

export const reviewKind = z.enum(termsOf(reviewKindLabels));
export const draftPurpose = z.enum(termsOf(draftPurposeLabels));

const token = z.string().max(200);

/** A bed or store that is reviewed. */
const subject = z.object({
  slug: maybe(z.string()).describe("Null if it is not in the catalog."),
  name: z.string().describe("For a store, includes the city."),
  brand: maybe(namedLink).describe("Only for a bed."),
});

/** GET review-start/ */
export const reviewStart = z.object({
  demo,
  brands: maybeList(namedLink, 300, "catalogue").describe(
    "Sorted alphabetically; empty if something is selected, and for stores.",
  ),
  brand: maybe(namedLink).describe("Selected brand."),
  beds: maybeList(namedLink.extend({ line: maybe(z.string()) }), 200, "catalogue").describe("Beds of that brand."),
  subject: maybe(subject).describe("Selected bed or store."),
  own: maybe(token).describe("The visitor's review of it; a second one isn't possible."),
  draft: maybe(token).describe("The visitor's draft of such a review."),
});

/** Body of POST review-drafts/ */
export const beginDraft = z.object({
  kind: reviewKind,
  slug: z.string().max(200).optional().describe("Slug of the bed or store; if absent, `product` names it."),
  product: unlistedName.optional(),
  fields: typedFields,
  key: formKey,
});

/** Response to it, and to starting a change. */
export const draftBegun = z.object({ token, already });

/** GET review-drafts/{token}/ */
export const reviewDraft = z.object({
  demo,
  kind: reviewKind,
  purpose: orElse(draftPurpose, "first"),
  subject,
  fields: orElse(atMost(z.record(z.string(), z.string()), 40, "write"), {}).describe("As typed."),
  uploads: maybeList(sentUpload, 4, "write").describe(
    "Receipt and photos, including those of the review that it changes.",
  ),
  months_before: maybe(count).describe("For an update: months of ownership according to the last version sent."),
  kept_until: maybe(day),
  email: maybe(z.string()).describe("Address that a confirmation link was sent to."),
  review: maybe(token).describe(
    "The review's own page, once the draft is sent and for changes. If it was confirmed by mail, only the mail contains it.",
  ),
  own: maybe(token).describe("The signed-in user's other review of the same item; a second one isn't possible."),
  sent: orElse(z.boolean(), false),
  findings: maybeList(
    z.object({
      code: z.enum(termsOf(findingLabels)),
      sentence: z.string().describe("What the problem is and how to fix it."),
    }),
    100,
    "rules",
  ).describe("Findings of the automatic checks, which never reject anything."),
  needs_email: orElse(z.boolean(), true).describe(
    "Whether an email address is needed because nobody who would own the review is signed in.",
  ),
});

/** Body of POST review-drafts/{token}/ */
export const saveDraft = z.object({ fields: typedFields });

/** Body of POST review-drafts/{token}/uploads/ */
export const addUpload = z.object({
  upload: uploadId.describe("ID from the response of POST uploads/."),
  purpose: reviewUploadPurpose,
});

/** Body of POST review-drafts/{token}/uploads/remove/ */
export const removeUpload = z.object({ upload: uploadId });

/** Body of POST review-drafts/{token}/send/ */
export const sendDraft = z.object({
  author: author.optional().describe("Name to show; a change keeps the existing one."),
  email: emailAddress.optional().describe("Address of a writer who is not signed in."),
});

/** The response. */
export const draftSent = z.object({
  state: z
    .enum(["waiting", "mailed"])
    .describe("waiting: someone will read it; mailed: that happens once its writer has opened the link in a mail."),
  mail: orElse(z.enum(["queued", "not-configured"]), "queued").describe(
    "not-configured: there is no mail server, and staff find the message in the outbox.",
  ),
  review: maybe(token),
  already,
});

/** GET review-confirmations/{token}/ */
export const reviewConfirmation = z.object({
  kind: reviewKind,
  subject,
  fields: orElse(atMost(z.record(z.string(), z.string()), 40, "write"), {}).describe(
    "What the button confirms, as typed.",
  ),
  uploads: maybeList(sentUpload, 4, "write").describe("Receipt and photos sent with it."),
  changed: orElse(z.boolean(), false).describe(
    "Whether the draft has changed since the link was mailed; if so, the link confirms nothing, and a new one has to be requested.",
  ),
  sent: orElse(z.boolean(), false).describe("Whether the button has been pressed."),
  draft: maybe(token).describe("Draft to view or change before it is sent."),
  own: maybe(token).describe(
    "The review it has become; before that, the writer's other review of the same item, of which a second isn't possible.",
  ),
  account: maybe(z.enum(accountsAsking)).describe(
    "own: it will belong to the requester's account, which has the link's address; other: the requester's account has another address.",
  ),
});

/** Response to POST review-confirmations/{token}/ */
export const reviewConfirmed = z.object({ kind: reviewKind, review: token, already });

/** An unfinished draft in the signed-in visitor's list. */
export const ownDraft = z.object({
  token,
  kind: reviewKind,
  purpose: orElse(draftPurpose, "first"),
  subject,
  saved_on: maybe(day),
  kept_until: maybe(day),
});
export const ownDrafts = list(ownDraft, 50);

export type ReviewStart = z.infer<typeof reviewStart>;
export type DraftBegun = z.infer<typeof draftBegun>;
export type BeginDraft = z.infer<typeof beginDraft>;
export type ReviewDraft = z.infer<typeof reviewDraft>;
export type AddUpload = z.infer<typeof addUpload>;
export type SendDraft = z.infer<typeof sendDraft>;
export type DraftSent = z.infer<typeof draftSent>;
export type ReviewConfirmation = z.infer<typeof reviewConfirmation>;
export type OwnDraft = z.infer<typeof ownDraft>;
