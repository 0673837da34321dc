import { type RawBuilder, sql } from "kysely";
import { numbersKeptDays } from "#contracts/vocabulary/claims";
import { byTime, type RetentionRule } from "../database/retention";
import type { Db } from "../database/engine";
import type { DbAndClock } from "../database/services";
import type { Owner, Portion } from "../database/table-facts";
import type { Module } from "../module";
import { appealDays } from "../rules/cashback/claim-states";
import { claimDraftDays, forgetBankAccounts, removeOldDrafts } from "./claims/claim-upkeep";
import type { PaymentServices } from "./payouts/run-payouts";
import { cashback } from "./resource";
import type { CashbackServices } from "./services";
import { cashbackStaff } from "./staff-resource";
import type { CashbackTables } from "./tables";

const claimDraft: RetentionRule<DbAndClock> = {
  name: "claim draft",
  what: "A cash back claim that you’ve begun and haven’t sent",
  why: "So that you can go on later",
  time: [claimDraftDays, "day"],
  then: "after you began it, or after we mailed you the link to confirm it",
  remove: byTime(removeOldDrafts),
};

const bankAccount: RetentionRule<PaymentServices> = {
  name: "bank account",
  what: "The number of your bank account",
  why: "To pay you",
  time: null,
  then: `Until we’ve paid you, and in the payment file until our accountant has it: ${numbersKeptDays} days more at most. If we decline your claim, until the appeal is decided or ${appealDays} days have passed`,
  remove: forgetBankAccounts,
};

const claim: RetentionRule = {
  name: "claim",
  what: "Cash back claims that you sent: what you bought, your name, your address, your receipts, and what we wrote to each other",
  why: "To pay you, and to answer questions and appeals later",
  time: null,
  then: "Until you delete your account. If you don’t have one, write to us",
};

const books: RetentionRule = {
  name: "books",
  what: "What we paid in cash back, without your name, and the payment file that our accountant works from, which has it and where the money went",
  why: "Our books have to show where money went",
  time: null,
  then: "For good in the books. The payment files as long as tax law asks for",
};

const without = ["token", "key", "payee_account"];

/** The account's claims, plus those confirmed by mail from its address that aren't linked to it yet. */
const isOfClaims = ({ id, email }: Owner) => sql`claim_id in (
  select id from cashback_claim
  where account_id = ${id} or (account_id is null and email = ${email} and state <> 'draft'))`;

const ofClaims = (
  order: string,
  portion: Pick<Portion, "without" | "deletion">,
  only: RawBuilder<unknown> = sql`true`,
): Portion => ({
  where: (owner) => sql`${isOfClaims(owner)} and ${only}`,
  order: ["claim_id", order],
  ...portion,
});

/** The books need the claims that the ledger refers to; all others are deleted with their account. */
const isBooked = (claimId: string) => sql<boolean>`${sql.ref(claimId)} in (select claim_id from ledger_transaction)`;
const isUnbooked = (claimId: string) => sql<boolean>`not ${isBooked(claimId)}`;

/** Also deletes testimonials, and drafts awaiting confirmation from the email address. */
async function removeClaims(transaction: Db, { id, email }: Owner): Promise<void> {
  const claims = transaction.selectFrom("cashback_claim").select("id").where("account_id", "=", id);
  await transaction.deleteFrom("cashback_testimonial").where("claim_id", "in", claims).execute();
  const drafts = transaction.deleteFrom("cashback_claim").where("state", "=", "draft").where("account_id", "is", null);
  await drafts.where("email", "=", email).execute();
  await transaction.deleteFrom("cashback_claim").where("account_id", "=", id).where(isUnbooked("id")).execute();
}

const booked = {
  addOnly: true,
  whose: "visitor",
  because: "What we owe and are owed; what a person was paid is in cashback_payout.",
  retention: [books],
} as const;

export const cashbackModule: Module<CashbackTables, CashbackServices> = {
  areas: [cashback, cashbackStaff],
  tables: {
    cashback_claim: {
      refersTo: ["account"],
      numbered: true,
      whose: "account",
      retention: [claimDraft, bankAccount, claim],
      // When the account is deleted, a trigger (cashback_forget) erases who was paid, and the correspondence.
      download: [
        { column: "account_id", only: isBooked("id"), without, deletion: "unlinked" },
        { column: "account_id", only: isUnbooked("id"), without, deletion: "gone" },
        {
          where: ({ email }) => sql`account_id is null and email = ${email} and state <> 'draft'`,
          without,
          deletion: "stays",
        },
      ],
      lockedBy: "id",
      beforeDeletion: removeClaims,
    },
    cashback_proof: {
      refersTo: ["upload", "cashback_claim"],
      whose: "account",
      retention: [claimDraft, claim],
      download: [ofClaims("added_at", { deletion: "gone" })],
      uploads: {
        sentWith: "claim",
        of: (owner) => sql`
          select upload_id, claim.product as name
          from cashback_proof join cashback_claim as claim on claim.id = claim_id
          where ${isOfClaims(owner)}`,
      },
    },
    cashback_claim_link: {
      refersTo: ["cashback_claim"],
      whose: "account",
      retention: [claimDraft, claim],
      download: [ofClaims("mailed_at", { without: ["token_hash", "digest"], deletion: "gone" })],
    },
    cashback_event: {
      refersTo: ["cashback_claim", "account"],
      numbered: true,
      whose: "account",
      retention: [claim],
      download: [
        // As a staff member.
        { column: "account_id", without: ["key"], deletion: "unlinked" },
        ofClaims("id", { without: ["key", "account_id"], deletion: "unlinked" }, isBooked("claim_id")),
        ofClaims("id", { without: ["key", "account_id"], deletion: "gone" }, isUnbooked("claim_id")),
      ],
    },
    cashback_payout_batch: {
      numbered: true,
      whose: "visitor",
      because: "Everyone who was paid together; a person’s own payment is in cashback_payout.",
      retention: [bankAccount, books],
    },
    cashback_payout: {
      refersTo: ["cashback_claim", "cashback_payout_batch"],
      whose: "account",
      retention: [bankAccount, claim],
      download: [ofClaims("batch_id", { without: ["payee_account"], deletion: "unlinked" })],
    },
    cashback_code: { whose: "nobody", because: "Of stores." },
    cashback_testimonial: {
      refersTo: ["cashback_claim"],
      whose: "account",
      retention: [claim],
      download: [ofClaims("written_on", { deletion: "gone" })],
    },
    ledger_account: booked,
    ledger_transaction: { ...booked, numbered: true },
    ledger_entry: { ...booked, refersTo: ["ledger_transaction", "ledger_account"] },
  },
};
