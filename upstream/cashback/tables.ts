import type { ColumnType, Generated } from "kysely";
import type {
  BankAccountKind,
  ClaimAction,
  ClaimState,
  DeclineReason,
  PayeeMethod,
} from "#contracts/vocabulary/claims";
import type { Moment } from "../database/columns";
import type { Actor } from "../rules/cashback/claim-states";
import type { OfferTerms } from "../rules/cashback/amounts";
import type { LedgerAccountKind } from "../rules/cashback/ledger-entries";

type Maybe = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** The terms under which a claim was started. */
export interface ClaimedOffer extends OfferTerms {
  slug: string;
  brand: { slug: string; name: string };
  seller: string;
  return_days: number;
  store_days: number;
  claim_days: number;
}

/**
 * Where the money goes, without the bank account number; `last_four` is null if the number is too short to show any.
 */
export type Payee =
  | { method: "check"; name: string; street: string; unit: string | null; city: string; state: string; zip: string }
  | { method: "ach"; name: string; account_kind: BankAccountKind; routing: string; last_four: string | null };

export interface CashbackClaimTable {
  id: Generated<number>;
  seeded: Generated<boolean>;
  token: string;
  key: string | null;
  account_id: number | null;
  state: ClaimState;
  entered_at: Moment;
  granted: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  reason: ColumnType<DeclineReason | null, DeclineReason | null | undefined, DeclineReason | null>;
  pay_on: ColumnType<string | null, string | null | undefined, string | null>;
  offer_slug: string;
  offer: Json<ClaimedOffer>;
  seller: string;
  product: string;
  store: string;
  invoice: string;
  /** Only its letters and digits. */
  invoice_key: string;
  /** With hyphens in place of separators. */
  invoice_parts: Generated<string>;
  /** An earlier claim for the same invoice, from before the two were known to be the same. */
  same_invoice_as: ColumnType<number | null, number | null | undefined, number | null>;
  bought_on: string;
  price_cents: number;
  method: ColumnType<PayeeMethod | null, PayeeMethod | null | undefined, PayeeMethod | null>;
  payee: MaybeJson<Payee>;
  payee_account: ColumnType<string | null, string | null | undefined, string | null>;
  name: ColumnType<string | null, string | null | undefined, string | null>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  begun_at: Moment;
  sent_at: Maybe;
}
export interface CashbackProofTable {
  upload_id: string;
  claim_id: number;
  added_at: Moment;
}
/** A mailed link that sends a claim. */
export interface CashbackClaimLinkTable {
  token_hash: string;
  claim_id: number;
  /** The address it was mailed to, which it confirms. */
  email: string;
  mailed_at: Moment;
  works_until: Moment;
  /** The hash of what it confirms (confirmed-text.ts); null: it no longer confirms anything. */
  digest: ColumnType<string | null, string | null | undefined, string | null>;
}
export interface CashbackEventTable {
  id: Generated<number>;
  claim_id: number;
  key: string | null;
  action: ClaimAction;
  /** The resulting state. */
  state: ClaimState;
  by: Actor;
  account_id: number | null;
  note: string | null;
  reason: DeclineReason | null;
  happened_at: Moment;
}
export interface CashbackPayoutBatchTable {
  id: Generated<number>;
  /** The form's key, followed by a space and the claim ID if a single claim was requested. */
  key: string;
  begun_at: Moment;
  finished_at: Maybe;
  /** When full account numbers were removed from its file. */
  numbers_gone_at: Maybe;
}
export interface CashbackPayoutTable {
  claim_id: number;
  batch_id: number;
  cents: number;
  method: PayeeMethod;
  /** Null after payment, if the payee has deleted their account. */
  payee: MaybeJson<Payee>;
  payee_account: string | null;
  reference: ColumnType<string | null, string | null | undefined, string | null>;
  paid_at: Maybe;
}
export interface CashbackCodeTable {
  code: string;
  offer_slug: string;
  invoice: string | null;
  store: string;
  ends_on: string | null;
}
export interface CashbackTestimonialTable {
  claim_id: number;
  seeded: Generated<boolean>;
  name: string;
  place: string;
  body: string;
  proof: "paid" | "receipt";
  written_on: string;
}
export interface LedgerAccountTable {
  id: string;
  kind: LedgerAccountKind;
}
export interface LedgerTransactionTable {
  id: Generated<number>;
  kind: "approval" | "payout" | "reversal";
  claim_id: number;
  reverses: number | null;
  booked_at: Moment;
}
export interface LedgerEntryTable {
  transaction_id: number;
  account_id: string;
  cents: number;
}

export interface CashbackTables {
  cashback_claim: CashbackClaimTable;
  cashback_proof: CashbackProofTable;
  cashback_claim_link: CashbackClaimLinkTable;
  cashback_event: CashbackEventTable;
  cashback_payout_batch: CashbackPayoutBatchTable;
  cashback_payout: CashbackPayoutTable;
  cashback_code: CashbackCodeTable;
  cashback_testimonial: CashbackTestimonialTable;
  ledger_account: LedgerAccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
}

declare module "../database/tables" {
  interface Database extends CashbackTables {}
}
