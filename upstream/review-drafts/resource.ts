import { z } from "zod";
import * as contract from "#contracts/review-drafts/drafts";
import * as own from "#contracts/review-drafts/own-reviews";
import { visitorAddressHeader } from "#contracts/visitor-address";
import { type Area, operations } from "../http/operation";
import { name, slug } from "../http/parameters";
import { signedIn, visitorOf } from "../sessions/visitor";
import { beginDraft, discardDraft, draftsOf, readDraft, reviewBy, saveDraft } from "./drafts";
import { ownToken } from "./own-token";
import { appeal, beginChange, deleteReview, ownReviewsOf, readOwnReview } from "./own-reviews";
import { addUpload, removeUpload } from "./change-uploads";
import { readDraftPhoto } from "./draft-uploads";
import { confirmDraft, readConfirmation, renewLink, sendDraft } from "./send-draft";
import type { ReviewDraftServices } from "./services";
import { bedsToChoose, shownSubject, subjectOf } from "./subject";

const { read, readPicture, write } = operations<ReviewDraftServices>();

const draftToken = z
  .string()
  .max(200)
  .describe("Token from beginning the draft; anyone who has it may continue writing.");
const mailedToken = z.string().max(200).describe("Token of the mailed link.");
const reviewToken = z.string().max(200).describe("Token of the review's own page, known only to its writer.");
const vouched = {
  [visitorAddressHeader]: z.string().optional().describe("As for signing in; mail is then limited per visitor."),
};

export const reviewDrafts: Area<ReviewDraftServices> = {
  name: "Writing reviews",
  description:
    "Reviews of beds and stores, from the first step to the outcome. Drafts are stored on the server as they are " +
    "typed; nothing is a review before its writer's address is confirmed, and nothing is public before someone has " +
    "read it.",
  operations: [
    read({
      id: "startReview",
      path: "/review-start/",
      summary: "What can be reviewed, and the visitor's existing review or draft of it",
      query: {
        kind: contract.reviewKind.describe("Bed or store."),
        brand: slug.optional(),
        slug: name.optional().describe("Slug of the selected bed or store."),
      },
      cookies: ["sessionid"],
      errors: [404],
      answer: contract.reviewStart,
      async handler(call, services) {
        const { db, demo } = services;
        const { kind, brand = null, slug: chosen } = call.query;
        if (chosen === undefined) {
          const offered = kind === "bed" ? bedsToChoose(services, brand) : { brands: [], brand: null, beds: [] };
          return { demo, ...offered, subject: null, own: null, draft: null };
        }
        const found = subjectOf(services, kind, chosen);
        if (found === null) return null;
        const visitor = await visitorOf(call, services);
        const id = visitor === null ? null : await reviewBy(db, kind, chosen, visitor.id);
        const drafts = visitor === null ? [] : (await draftsOf(services, visitor.id)).drafts;
        const begun = drafts.find(
          (each) => each.purpose === "first" && each.kind === kind && each.subject.slug === chosen,
        );
        return {
          demo,
          brands: [],
          brand: null,
          beds: [],
          subject: shownSubject(services, kind, found),
          own: id === null ? null : await ownToken(db, { kind, id }),
          draft: begun?.token ?? null,
        };
      },
    }),
    write({
      id: "beginDraft",
      path: "/review-drafts/",
      summary: "Begin a review",
      description:
        "Saves what was typed, valid or not. Requests with the same key return the same draft. 409: the signed-in user has " +
        "already reviewed this bed.",
      cookies: ["sessionid"],
      errors: [404, 409],
      body: contract.beginDraft,
      answer: contract.draftBegun,
      status: 201,
      handler: async (call, services) => beginDraft(services, call.body, await visitorOf(call, services)),
    }),
    read({
      id: "getDraft",
      path: "/review-drafts/:token/",
      summary: "A draft as it was typed",
      cookies: ["sessionid"],
      parts: { token: draftToken },
      answer: contract.reviewDraft,
      handler: async (call, services) => readDraft(services, call.parts.token, await visitorOf(call, services)),
    }),
    write({
      id: "saveDraft",
      path: "/review-drafts/:token/",
      summary: "Save what was typed",
      description: "Valid or not; it is validated when it is sent. 409: it has been sent.",
      cookies: ["sessionid"],
      errors: [409],
      parts: { token: draftToken },
      body: contract.saveDraft,
      handler: async (call, services) =>
        saveDraft(services, call.parts.token, call.body.fields, await visitorOf(call, services)),
    }),
    write({
      id: "addReviewUpload",
      path: "/review-drafts/:token/uploads/",
      summary: "Add a receipt or a photo to a draft",
      description:
        "An upload kept by POST uploads/; the same file is added only once. A receipt replaces the previous one; photos " +
        "are for beds only, three at most. 409: the draft has been sent.",
      cookies: ["sessionid"],
      errors: [409],
      parts: { token: draftToken },
      body: contract.addUpload,
      handler: async (call, services) =>
        addUpload(services, call.parts.token, call.body, await visitorOf(call, services)),
    }),
    readPicture({
      id: "getDraftPhoto",
      path: "/review-drafts/:token/photos/:id/",
      summary: "A photo of a draft",
      description: "Only for its writer; nobody else sees it before it is published.",
      parts: { token: draftToken, id: z.string().max(200).describe("ID from the draft.") },
      handler: ({ parts }, services) => readDraftPhoto(services, parts.token, parts.id),
    }),
    write({
      id: "removeReviewUpload",
      path: "/review-drafts/:token/uploads/remove/",
      summary: "Remove a receipt or a photo",
      description:
        "In a change, the review's own file is removed immediately. Removing a file that is already gone is a no-op. 409: the draft has been sent.",
      errors: [409],
      parts: { token: draftToken },
      body: contract.removeUpload,
      handler: ({ parts, body }, services) => removeUpload(services, parts.token, body.upload),
    }),
    write({
      id: "sendDraft",
      path: "/review-drafts/:token/send/",
      summary: "Send a review or a change to one",
      description:
        "Repeated requests send it once. For signed-in users and for changes, it then waits to be read; otherwise a link " +
        "is mailed. 400 names what is missing. 409: there already is a review of the same item.",
      headers: vouched,
      cookies: ["sessionid"],
      errors: [409, 429],
      parts: { token: draftToken },
      body: contract.sendDraft,
      answer: contract.draftSent,
      handler: (call, services) => sendDraft(call, call.parts.token, services),
    }),
    write({
      id: "discardDraft",
      path: "/review-drafts/:token/discard/",
      summary: "Discard a draft",
      parts: { token: draftToken },
      body: z.object({}),
      handler: ({ parts }, services) => discardDraft(services, parts.token),
    }),
    read({
      id: "getReviewConfirmation",
      path: "/review-confirmations/:token/",
      summary: "What a mailed link is about",
      description: "Opening it changes nothing, because mail programs open links too.",
      cookies: ["sessionid"],
      parts: { token: mailedToken },
      answer: contract.reviewConfirmation,
      handler: (call, services) => readConfirmation(call, services, call.parts.token),
    }),
    write({
      id: "confirmReview",
      path: "/review-confirmations/:token/",
      summary: "Confirm the address and the text, and send the review",
      description:
        "A second press returns the same response. The review is added to the account of the user who is signed in with " +
        "this address. 400 if the draft has changed since the link was mailed. 409: the mailbox already has a review of " +
        "the same item.",
      cookies: ["sessionid"],
      errors: [409],
      parts: { token: mailedToken },
      body: z.object({}),
      answer: contract.reviewConfirmed,
      async handler(call, services) {
        const { kind, token, already } = await confirmDraft(call, services, call.parts.token);
        return { kind, review: token, already };
      },
    }),
    write({
      id: "renewReviewLink",
      path: "/review-confirmations/:token/renew/",
      summary: "Mail a new link for the text as it is now",
      description: "Sent to the same address as this link, which then expires.",
      headers: vouched,
      errors: [429],
      parts: { token: mailedToken },
      body: z.object({}),
      answer: contract.draftSent,
      handler: (call, services) => renewLink(call, call.parts.token, services),
    }),
    read({
      id: "listOwnReviews",
      path: "/own-reviews/",
      summary: "Reviews and drafts of the signed-in user",
      guard: signedIn,
      cookies: ["sessionid"],
      answer: own.ownReviews,
      handler: ({ who }, services) => ownReviewsOf(services, who.id),
    }),
    read({
      id: "getOwnReview",
      path: "/own-reviews/:token/",
      summary: "A review as its writer sees it",
      parts: { token: reviewToken },
      answer: own.ownReview,
      mostBytes: 2 * 1024 * 1024,
      async handler({ parts }, services) {
        const review = await readOwnReview(services, parts.token);
        return review === null ? null : { demo: services.demo, review };
      },
    }),
    write({
      id: "changeReview",
      path: "/own-reviews/:token/change/",
      summary: "Begin a change to a review, or an update years later",
      description: "One open draft of each at a time; while it is open, it is returned again.",
      errors: [409],
      parts: { token: reviewToken },
      body: own.reviewChange,
      answer: contract.draftBegun,
      status: 201,
      handler: ({ parts, body }, services) => beginChange(services, parts.token, body.purpose),
    }),
    write({
      id: "appealReview",
      path: "/own-reviews/:token/appeal/",
      summary: "Appeal a rejection, once",
      description: "Applies to the last version sent. 409 says why it is not possible.",
      errors: [409],
      parts: { token: reviewToken },
      body: own.reviewAppeal,
      handler: ({ parts, body }, services) => appeal(services, parts.token, body.appeal),
    }),
    write({
      id: "deleteReview",
      path: "/own-reviews/:token/delete/",
      summary: "Delete a review with all its versions",
      parts: { token: reviewToken },
      body: z.object({}),
      handler: ({ parts }, services) => deleteReview(services, parts.token),
    }),
  ],
};
