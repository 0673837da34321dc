import { z } from "zod";
import * as forms from "#contracts/cashback/claim-forms";
import * as contract from "#contracts/cashback/claims";
import { claimViews, numbersKeptDays } from "#contracts/vocabulary/claims";
import { termsOf } from "#contracts/vocabulary/terms";
import { invalid, notFound, HttpError } from "../http/answers";
import { type Area, operations } from "../http/operation";
import { number, page } from "../http/parameters";
import { neededNote } from "../rules/cashback/claim-states";
import { mayHandlePayments, paymentStaff, staff } from "../sessions/visitor";
import { changeClaim } from "./claims/change-claim";
import { lockClaim } from "./claims/claim-row";
import { readStaffClaim } from "./claims/read-claim";
import { readQueue } from "./claims/staff-queue";
import { leftToOthers } from "./claims/conflict-of-interest";
import { handOver, readPayouts, runPayouts } from "./payouts/run-payouts";
import type { CashbackServices } from "./services";

const { read, write } = operations<CashbackServices>();

const views = termsOf(claimViews);
const batch = number.describe("Number of the batch.");
const claim = number.describe("Number of the claim.");
const forStaff = { guard: staff, cookies: ["sessionid"] } as const;
const forPayments = { guard: paymentStaff, cookies: ["sessionid"] } as const;

export const cashbackStaff: Area<CashbackServices> = {
  name: "Cash back for staff",
  description: "The queue of claims, decisions and payments.",
  operations: [
    read({
      ...forStaff,
      id: "listClaims",
      path: "/staff/cashback-claims/",
      summary: "Claims, longest wait first",
      description: "25 per page.",
      query: { view: z.enum(views).default(views[0]).describe("Which claims to list."), page },
      answer: contract.staffClaims,
      handler: ({ query: { view, page } }, { db, clock }) => readQueue(db, view, page, clock()),
    }),
    read({
      ...forStaff,
      id: "getStaffClaim",
      path: "/staff/cashback-claims/:id/",
      summary: "A claim with its history",
      parts: { id: claim },
      answer: contract.staffClaim,
      handler: ({ parts, who }, { db, clock, demo }) =>
        readStaffClaim(db, { id: parts.id }, { now: clock(), demo, staff: who.id }),
    }),
    write({
      ...forStaff,
      id: "decideClaim",
      path: "/staff/cashback-claims/:id/decision/",
      summary: "Decide on a claim",
      description:
        "409 with a sentence if the claim's state doesn't allow it, if the claim is one's own, for an appeal against one's " +
        "own decline, and for declining again after that appeal was granted. Requests with the same key decide once.",
      parts: { id: claim },
      errors: [409],
      body: forms.claimDecision,
      async handler({ parts, who, body: { action, note = "", reason, key } }, { db, clock, mail: site }) {
        if (action === "decline" && reason === undefined) throw invalid({ reason: ["Choose why you decline it"] });
        await db.transaction().execute(async (transaction) => {
          const row = await lockClaim(transaction, { id: parts.id });
          if (row.state === "draft") throw notFound();
          const left = (await leftToOthers(transaction, row, who.id))(action);
          if (left !== null) throw new HttpError(409, { detail: left, code: "not_yours" });
          const missing = note === "" ? neededNote(row, action) : null;
          if (missing !== null) throw invalid({ note: [missing] });
          const change = { action, by: "staff", key, note: note || null, account: who.id } as const;
          const why = action === "decline" ? reason : undefined;
          await changeClaim(transaction, row, { ...change, reason: why ?? null }, { now: clock(), site });
        });
      },
    }),
    read({
      ...forStaff,
      id: "listPayouts",
      path: "/staff/cashback-payouts/",
      summary: "What is due and what was paid",
      answer: contract.payouts,
      handler: ({ who }, { db, clock, demo }) =>
        readPayouts(db, { now: clock(), demo, mayHaveFiles: mayHandlePayments(who) }),
    }),
    write({
      ...forStaff,
      id: "runPayouts",
      path: "/staff/cashback-payouts/",
      summary: "Pay what is due",
      description:
        "Or pay one approved claim before its due date. An interrupted run is finished first. Requests with the same key " +
        "pay once; the same key with a different claim, or with a claim in only one of the requests, is 409.",
      errors: [400, 409],
      body: forms.payoutRun,
      answer: contract.payoutAnswer,
      handler: ({ body }, services) => runPayouts(services, body),
    }),
    write({
      ...forPayments,
      id: "handOverPayoutFile",
      path: "/staff/cashback-payouts/:id/handed-over/",
      summary: "Record that the accountant has the payment file of a batch",
      description:
        `Whole account numbers are then removed from it, as they are ${numbersKeptDays} days after the payment in any case. 409 ` +
        "if the run isn’t finished or its file is on another machine. Repeating it changes nothing.",
      parts: { id: batch },
      errors: [409],
      handler: ({ parts }, services) => handOver(services, parts.id),
    }),
    read({
      ...forPayments,
      id: "getPayoutFile",
      path: "/staff/cashback-payouts/:id/file/",
      summary: "The payment file of a batch, as CSV",
      description: "For the accountant; contains whole account numbers until the accountant has it.",
      parts: { id: batch },
      answer: contract.payoutFile,
      handler: ({ parts }, { payments }) => payments.file(parts.id),
    }),
  ],
};
