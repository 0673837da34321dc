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
  slug: maybe(z.string()).describe("Null: the catalogue does not have it."),
  name: z.string().describe("Of a store with its city."),
  brand: maybe(namedLink).describe("Of a bed."),
});

/** GET review-start/ */
export const reviewStart = z.object({
  demo,
  brands: maybeList(namedLink, 300, "catalogue").describe(
    "Alphabetically; empty when something is chosen, and of stores.",
  ),
  brand: maybe(namedLink).describe("The brand that is chosen."),
  beds: maybeList(namedLink.extend({ line: maybe(z.string()) }), 200, "catalogue").describe("Of that brand."),
  subject: maybe(subject).describe("What is chosen."),
  own: maybe(token).describe("The visitor's review of it, of which there can't be a second."),
  draft: maybe(token).describe("The visitor's draft of one."),
});

/** Body of POST review-drafts/ */
export const beginDraft = z.object({
  kind: reviewKind,
  slug: z.string().max(200).optional().describe("Of the bed or store; without one `product` says what it is."),
  product: unlistedName.optional(),
  fields: typedFields,
  key: formKey,
});

/** Answer of it, and of a change that is begun. */
export const draftBegun = z.object({ token, already });

/** GET review-drafts/{token}/ */
export const reviewDraft = z.object({
  demo,
  kind: reviewKind,
  purpose: orElse(draftPurpose, "first"),
  subject,
  fields: orElse(atMost(z.record(z.string(), z.string()), 40, "write"), {}).describe("As typed."),
  uploads: maybeList(sentUpload, 4, "write").describe(
    "Receipt and photos, those of the review that it changes among them.",
  ),
  months_before: maybe(count).describe("Of an update: how many months its writer had the bed by what was sent last."),
  kept_until: maybe(day),
  email: maybe(z.string()).describe("Where a link to confirm it was sent to."),
  review: maybe(token).describe(
    "Once it is sent, and of a change: the review's own page. Of one that was confirmed by mail the mail alone has it.",
  ),
  own: maybe(token).describe("Another review of the same by whoever is signed in: there can't be a second."),
  sent: orElse(z.boolean(), false),
  findings: maybeList(
    z.object({ code: z.enum(termsOf(findingLabels)), sentence: z.string().describe("What it is and what to do.") }),
    100,
    "rules",
  ).describe("What the automatic checks find in it. They refuse nothing."),
  needs_email: orElse(z.boolean(), true).describe("Nobody is signed in whose review it would be."),
});

/** Body of POST review-drafts/{token}/ */
export const saveDraft = z.object({ fields: typedFields });

/** Body of POST review-drafts/{token}/uploads/ */
export const addUpload = z.object({
  upload: uploadId.describe("As POST uploads/ answered."),
  purpose: reviewUploadPurpose,
});

/** Body of POST review-drafts/{token}/uploads/remove/ */
export const removeUpload = z.object({ upload: uploadId });

/** Body of POST review-drafts/{token}/send/ */
export const sendDraft = z.object({
  author: author.optional().describe("Name to show; a change keeps the one there is."),
  email: emailAddress.optional().describe("Of a writer who is not signed in."),
});

/** Answer of it. */
export const draftSent = z.object({
  state: z
    .enum(["waiting", "mailed"])
    .describe("waiting: someone will read it; mailed: once its writer has opened the link in a mail."),
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
  uploads: maybeList(sentUpload, 4, "write").describe("Receipt and photos that go with it."),
  changed: orElse(z.boolean(), false).describe(
    "The draft has changed since the link was mailed, which confirms nothing anymore: a new one has to be asked for.",
  ),
  sent: orElse(z.boolean(), false).describe("The button has been pressed."),
  draft: maybe(token).describe("To be looked at, or changed, before it is sent."),
  own: maybe(token).describe(
    "What it has become; before that another review of the same by the same writer: there can't be a second.",
  ),
  account: maybe(z.enum(accountsAsking)).describe(
    "own: it will be on the account of whoever asks, which has the address of the link; other: theirs has another address.",
  ),
});

/** Answer of POST review-confirmations/{token}/ */
export const reviewConfirmed = z.object({ kind: reviewKind, review: token, already });

/** One that is being written, in the list of whoever is signed in. */
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
