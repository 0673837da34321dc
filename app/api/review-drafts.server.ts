import {
  type AddUpload,
  type BeginDraft,
  draftBegun,
  draftSent,
  reviewConfirmation,
  reviewConfirmed,
  reviewDraft,
  reviewStart,
  type SendDraft,
} from "#contracts/review-drafts/drafts";
import { ownReview, ownReviews } from "#contracts/review-drafts/own-reviews";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { ifThere, ignored } from "./answers.server";
import type { Client } from "./client/client.server";
import { segment } from "./client/http-message.server";

/** Calls about reviews that are being written, each one call and one parse. */
export const draftCalls = (client: Client) => ({
  /** What can be reviewed, or the one thing that is chosen. */
  start: (kind: ReviewKind, chosen: { brand?: string | null; slug?: string | null } = {}) =>
    client.getRequired("review-start/", reviewStart, { query: { kind, ...chosen } }),
  /** Once for each key; keeps what was typed, right or wrong. */
  begin: (draft: BeginDraft) => client.write("POST", "review-drafts/", draft, draftBegun),
  show: (token: string) => client.getRequired(`review-drafts/${segment(token)}/`, reviewDraft),
  save: (token: string, fields: Record<string, string>) =>
    client.write("POST", `review-drafts/${segment(token)}/`, { fields }, ignored),
  /** A receipt or a photo that was kept already; the same file once. */
  addUpload: (token: string, added: AddUpload) =>
    client.write("POST", `review-drafts/${segment(token)}/uploads/`, added, ignored),
  removeUpload: (token: string, upload: string) =>
    client.write("POST", `review-drafts/${segment(token)}/uploads/remove/`, { upload }, ignored),
  /** A photo of a draft, for its writer. */
  photo: (token: string, upload: string) =>
    client.getPicture(`review-drafts/${segment(token)}/photos/${segment(upload)}/`),
  /** Once, however often it is sent. */
  send: (token: string, written: SendDraft) =>
    client.write("POST", `review-drafts/${segment(token)}/send/`, written, draftSent),
  discard: (token: string) => client.write("POST", `review-drafts/${segment(token)}/discard/`, {}, ignored),
  /** What a mailed link confirms; null when it is over. */
  link: (token: string) => ifThere(client.get(`review-confirmations/${segment(token)}/`, reviewConfirmation), null),
  renewLink: (token: string) => client.write("POST", `review-confirmations/${segment(token)}/renew/`, {}, draftSent),
  confirm: (token: string) => client.write("POST", `review-confirmations/${segment(token)}/`, {}, reviewConfirmed),
});

/** Calls about reviews by whoever wrote them. */
export const ownReviewCalls = (client: Client) => ({
  /** Of the signed-in visitor; 401 for others. */
  list: () => client.getRequired("own-reviews/", ownReviews),
  show: (token: string) => client.getRequired(`own-reviews/${segment(token)}/`, ownReview),
  change: (token: string, purpose: "edit" | "update") =>
    client.write("POST", `own-reviews/${segment(token)}/change/`, { purpose }, draftBegun),
  appeal: (token: string, appeal: string) =>
    client.write("POST", `own-reviews/${segment(token)}/appeal/`, { appeal }, ignored),
  delete: (token: string) => client.write("POST", `own-reviews/${segment(token)}/delete/`, {}, ignored),
});
