import { z } from "zod";
import * as forms from "#contracts/cashback/claim-forms";
import * as contract from "#contracts/cashback/claims";
import type { ClaimNote } from "#contracts/cashback/claim-forms";
import { type Area, operations } from "../http/operation";
import { visitorAddress, vouchedTries } from "../http/visitor-address";
import { signedIn, visitorOf } from "../sessions/visitor";
import { changeClaim } from "./claims/change-claim";
import { lockClaim } from "./claims/claim-row";
import { alreadyClaimed, onceAnInvoice } from "./claims/invoice";
import { beginClaim, changePurchase, keepPayee } from "./claims/drafts";
import { addProof } from "./claims/proofs";
import { claimsOf, readClaim } from "./claims/read-claim";
import { confirmClaim, readClaimConfirmation, renewClaimLink, sendClaim } from "./claims/send-claim";
import { redeemCode } from "./codes";
import { readFigures, readTestimonials } from "./figures";
import type { CashbackServices } from "./services";

const { read, write } = operations<CashbackServices>();

const parts = { token: z.string().max(200).describe("Token of the claim, as in its link.") };
const linkParts = { link: z.string().max(200).describe("Token of the mailed link.") };

/** A claimant's note on their claim. Throws 404 and 409. */
const noted = (action: "answer" | "appeal", token: string, { note, key }: ClaimNote, services: CashbackServices) =>
  onceAnInvoice(alreadyClaimed, () =>
    services.db.transaction().execute(async (transaction) => {
      const row = await lockClaim(transaction, { token });
      const about = { now: services.clock(), site: services.mail };
      await changeClaim(transaction, row, { action, by: "claimant", note, key }, about);
    }),
  );

export const cashback: Area<CashbackServices> = {
  name: "Cash back",
  description:
    "Claims by buyers. Anyone with a claim's token can view and continue it. Amounts are read from a double-entry ledger.",
  operations: [
    write({
      id: "beginClaim",
      path: "/cashback-claims/",
      summary: "Begin a claim, which is a draft until it is sent",
      description: "The same key with the same offer returns the same token.",
      cookies: ["sessionid"],
      errors: [404, 409],
      body: forms.claimBegun,
      status: 201,
      answer: contract.claimToken,
      async handler(call, services) {
        const visitor = await visitorOf(call, services);
        return beginClaim(services.db, call.body, visitor?.id ?? null, services.clock());
      },
    }),
    read({
      id: "listOwnClaims",
      path: "/cashback-claims/",
      summary: "Claims of the signed-in user, newest first",
      guard: signedIn,
      cookies: ["sessionid"],
      answer: contract.ownClaims,
      handler: ({ who }, { db, clock }) => claimsOf(db, who.id, clock()),
    }),
    read({
      id: "getClaimConfirmation",
      path: "/cashback-confirmations/:link/",
      summary: "What a mailed link confirms",
      description: "Opening it changes nothing, because mail programs open links too.",
      cookies: ["sessionid"],
      parts: linkParts,
      answer: contract.claimConfirmation,
      handler: (call, services) => readClaimConfirmation(call, call.parts.link, services),
    }),
    write({
      id: "renewClaimLink",
      path: "/cashback-confirmations/:link/renew/",
      summary: "Mail a new link for the claim as it is now",
      description: "Sent to the same address as this link.",
      headers: vouchedTries,
      parts: linkParts,
      errors: [429],
      body: z.object({}),
      answer: contract.claimSentAnswer,
      handler: (call, services) => renewClaimLink(call, call.parts.link, services),
    }),
    write({
      id: "confirmClaim",
      path: "/cashback-claims/confirm/",
      summary: "Confirm a claim and its address, which sends it",
      description:
        "It is added to the account of the user who is signed in with this address, otherwise to the account that began " +
        "it. 400 if the claim has changed since the link was mailed.",
      cookies: ["sessionid"],
      errors: [409],
      body: forms.claimConfirmed,
      answer: contract.claimSentAnswer,
      handler: (call, services) => confirmClaim(call, call.body.token, services),
    }),
    read({
      id: "getClaim",
      path: "/cashback-claims/:token/",
      summary: "A claim with its history",
      parts,
      cookies: ["sessionid"],
      answer: contract.claim,
      async handler(call, services) {
        const { db, demo, clock } = services;
        const signed = (await visitorOf(call, services)) !== null;
        return readClaim(db, call.parts.token, { now: clock(), demo, signedIn: signed });
      },
    }),
    write({
      id: "changePurchase",
      path: "/cashback-claims/:token/purchase/",
      summary: "Change the purchase while the claim is a draft",
      parts,
      errors: [409],
      body: forms.purchase,
      handler: ({ parts: { token }, body }, { db, clock }) => changePurchase(db, token, body, clock()),
    }),
    write({
      id: "addClaimProof",
      path: "/cashback-claims/:token/proof/",
      summary: "Add a proof while the claim is a draft or waits for an answer",
      description: "An upload kept by POST uploads/; the same file is added only once.",
      parts,
      errors: [409],
      body: forms.claimProof,
      handler: ({ parts: { token }, body }, services) => addProof(services, token, body.upload),
    }),
    write({
      id: "keepPayee",
      path: "/cashback-claims/:token/payee/",
      summary: "Set where the money goes while the claim is a draft",
      description: "Without an account number, the stored one is kept. It is never returned.",
      parts,
      errors: [409],
      body: forms.claimPayee,
      handler: ({ parts: { token }, body }, { db }) => keepPayee(db, token, body),
    }),
    write({
      id: "sendClaim",
      path: "/cashback-claims/:token/send/",
      summary: "Send a claim",
      description:
        "For users who are signed out, it is sent once they confirm the address through a mailed link, within 7 days. No " +
        "second link is mailed within a minute.",
      headers: vouchedTries,
      cookies: ["sessionid"],
      parts,
      errors: [409, 429],
      body: forms.claimSent,
      answer: contract.claimSentAnswer,
      handler: (call, services) => sendClaim(call, call.parts.token, services),
    }),
    write({
      id: "answerClaim",
      path: "/cashback-claims/:token/answer/",
      summary: "Answer a question about the claim",
      description: "Requests with the same key count as one answer.",
      parts,
      errors: [409],
      body: forms.claimNote,
      handler: ({ parts: { token }, body }, services) => noted("answer", token, body, services),
    }),
    write({
      id: "appealClaim",
      path: "/cashback-claims/:token/appeal/",
      summary: "Appeal a decline, once, within 60 days",
      description:
        "409 while another claim for the invoice is open or paid. Requests with the same key count as one appeal.",
      parts,
      errors: [409],
      body: forms.claimNote,
      handler: ({ parts: { token }, body }, services) => noted("appeal", token, body, services),
    }),
    write({
      id: "redeemCode",
      path: "/cashback-codes/",
      summary: "What a code from a store leads to",
      description: "Ten attempts in ten minutes; an expired code gets the same response as one that never existed.",
      headers: vouchedTries,
      errors: [429],
      body: forms.claimCode,
      answer: contract.codeAnswer,
      handler: ({ request, body }, { db, clock, visitorSecret }) =>
        redeemCode(db, body.claim_code, visitorAddress(request, visitorSecret, clock()), clock()),
    }),
    read({
      id: "getCashbackFigures",
      path: "/cashback-figures/",
      summary: "Results of claims so far",
      answer: contract.cashbackFigures,
      handler: (_call, { db, demo }) => readFigures(db, demo),
    }),
    read({
      id: "listTestimonials",
      path: "/cashback-testimonials/",
      summary: "What people who were paid say",
      answer: contract.testimonials,
      handler: (_call, { db, demo }) => readTestimonials(db, demo),
    }),
  ],
};
