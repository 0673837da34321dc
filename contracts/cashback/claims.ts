import { z } from "zod";
import { already } from "../form-key";
import { namedLink } from "../mattress";
import { cents, count, percent } from "../quantities";
import { day, demo, list, maybe, maybeList, moment, orElse, paged } from "../tolerance";
import { accountsAsking } from "../vocabulary/account";
import {
  bankAccountKinds,
  claimEventLabels,
  claimStateLabels,
  claimViews,
  declineReasons,
  payeeMethods,
  testimonialProofs,
  waitsFor,
} from "../vocabulary/claims";
import { termsOf } from "../vocabulary/terms";

/** What we keep may be negative, if we give more than we get. */
const signedCents = z.number().int().min(-100_000_000).max(100_000_000).describe("US cents.");

export const claimActions = termsOf(claimEventLabels);
const state = z.enum(termsOf(claimStateLabels));

/** According to the terms of the offer, rounded down to the cent. */
const amounts = z.object({ paid_us_cents: cents, back_cents: cents, kept_cents: signedCents });

const expected = maybe(z.object({ day, waits_for: z.enum(waitsFor) })).describe(
  "When the next step is due, and who has to act.",
);

/** Everything is read from the ledger. */
const money = z.object({
  owed_cents: cents.describe("What we owe and haven’t paid yet."),
  paid_cents: cents,
  paid_us_cents: cents.describe("What the store owes us for the sale, or has paid us."),
  kept_cents: signedCents,
});

/** A claim in a list. */
const claimEntry = z.object({
  id: count.describe("The claim number used in mail."),
  product: z.string(),
  seller: z.string(),
  state,
  entered_at: moment.describe("When the claim entered its current state."),
  expected,
  overdue: orElse(z.boolean(), false),
  promised: amounts.describe("Amounts if the store confirms the sale."),
  money,
});

const payee = z.object({
  method: z.enum(termsOf(payeeMethods)),
  name: z.string(),
  street: maybe(z.string()),
  unit: maybe(z.string()),
  city: maybe(z.string()),
  state: maybe(z.string()),
  zip: maybe(z.string()),
  account_kind: maybe(z.enum(termsOf(bankAccountKinds))),
  routing: maybe(z.string()),
  last_four: maybe(z.string()).describe("Last four digits of the account number; the whole number is never returned."),
});

export const claimEvent = z.object({
  action: z.enum(claimActions),
  state,
  happened_at: moment,
  note: maybe(z.string()),
  reason: maybe(z.enum(termsOf(declineReasons))),
});

const claimed = {
  ...claimEntry.shape,
  demo,
  begun_at: moment,
  sent_at: maybe(moment),
  /** The offer as it was when the claim was started. */
  offer: z.object({
    slug: z.string(),
    brand: namedLink,
    amount_cents: cents,
    back_percent: maybe(percent),
    minimum_cents: cents,
    return_days: count,
  }),
  store: z.string(),
  invoice: z.string(),
  bought_on: day,
  price_cents: cents,
  payee: maybe(payee),
  proofs: maybeList(z.object({ id: z.string(), pages: count, added_at: moment }), 6, "write").describe(
    "Files sent with the claim, oldest first; visible to staff.",
  ),
  name: maybe(z.string()),
  phone: maybe(z.string()),
  email: maybe(z.string()),
  reason: maybe(z.enum(termsOf(declineReasons))),
  granted: maybe(z.boolean()).describe("Whether a decided appeal was granted."),
  pay_on: maybe(day),
  events: maybeList(claimEvent, 50).describe("The latest 50, oldest first."),
  event_count: maybe(count).describe("Total number; null if unknown."),
  may: maybeList(z.enum(claimActions), 20, "rules").describe("What the requester may do with it now."),
};

/** GET cashback-claims/{token}/ */
export const claim = z.object({
  ...claimed,
  confirming: orElse(z.boolean(), false).describe("Whether it is a draft that is sent once its address is confirmed."),
  appeal_until: maybe(day).describe(
    "For a declined claim, the last day to appeal, even after it has passed; `may` says whether an appeal is possible.",
  ),
  signed_in: orElse(z.boolean(), false).describe("Whether it is sent with the address of the requester's account."),
});

/** Response to POST cashback-claims/ (201) */
export const claimToken = z.object({ token: z.string(), already });

/**
 * Response to POST cashback-claims/{token}/send/, cashback-claims/confirm/ and cashback-confirmations/{token}/renew/
 */
export const claimSentAnswer = z.object({
  token: z
    .string()
    .describe("A claim confirmed by mail gets a new token at that point, which links in mail use from then on."),
  state,
  mail: z
    .enum(["queued", "not-configured"])
    .describe("State of the message that says it was sent, or that asks to confirm the address."),
  already,
});

/** GET cashback-confirmations/{token}/ : what the button behind a mailed link confirms. */
export const claimConfirmation = z.object({
  demo,
  sent: orElse(z.boolean(), false).describe("Whether the button has been pressed."),
  changed: orElse(z.boolean(), false).describe(
    "Whether the claim has changed since the link was mailed; if so, the link confirms nothing, and a new one has to be requested.",
  ),
  token: z
    .string()
    .describe("Token of the claim, with which the reader may view it, and change it while it is a draft."),
  product: z.string(),
  store: z.string(),
  invoice: z.string(),
  bought_on: day,
  price_cents: cents,
  seller: z.string(),
  promised: amounts,
  payee: maybe(payee),
  proofs: orElse(count, 0).describe("Number of files sent with it."),
  name: maybe(z.string()),
  phone: maybe(z.string()),
  joined: orElse(z.boolean(), false).describe("Whether it belongs to the account that began it."),
  account: maybe(z.enum(accountsAsking)).describe(
    "own: it will belong to the requester's account, which has the link's address; other: the requester's account has another address.",
  ),
});

/** GET cashback-claims/ : the signed-in visitor's claims, newest first. */
export const ownClaims = z.object({
  count: maybe(count).describe("Total number; null if unknown."),
  items: list(claimEntry.extend({ token: z.string() }), 50),
});

/** Response to POST cashback-codes/ */
export const codeAnswer = z.object({ offer: z.string(), invoice: maybe(z.string()) });

/** GET cashback-figures/ : results so far. Durations are median calendar days. */
export const cashbackFigures = z.object({
  demo,
  sent: count,
  paid: count,
  declined: count,
  paid_cents: z.number().int().min(0).describe("US cents for all claims together, from the ledger."),
  first_answer_days: maybe(count).describe("From sending a claim to our first step."),
  paid_days: maybe(count).describe("From the end of the store’s return period to payment."),
});

/** GET cashback-testimonials/ */
export const testimonials = z.object({
  demo,
  items: list(
    z.object({
      name: z.string(),
      place: z.string(),
      body: z.string(),
      proof: z.enum(termsOf(testimonialProofs)),
      written_on: day,
      product: z.string(),
      seller: z.string(),
      paid_cents: cents.describe("From the ledger."),
      days: maybe(count).describe("From sending the claim to payment."),
    }),
    50,
  ),
  count: maybe(count).describe("Total number; null if unknown."),
});

/** GET staff/cashback-claims/ */
export const staffClaims = z.object({
  ...paged,
  view: orElse(z.enum(termsOf(claimViews)), "open"),
  items: list(claimEntry.extend({ store: z.string(), invoice: z.string() }), 25),
});

/** GET staff/cashback-claims/{id}/ */
export const staffClaim = z.object({
  ...claimed,
  same_invoice: maybeList(count, 10).describe(
    "At most ten other claims that are not declined and whose invoice number has the same letters and digits.",
  ),
  left_to_others: maybe(z.string()).describe(
    "Why the requester has to leave the actions missing from `may` to a colleague; null if they may decide.",
  ),
});

/** GET staff/cashback-payouts/ */
export const payouts = z.object({
  demo,
  due: count.describe("Claims that would be paid by a run now."),
  due_cents: cents,
  may_have_files: orElse(z.boolean(), false).describe("Whether the requester handles payments and may have the files."),
  unfinished: orElse(z.boolean(), false).describe("Whether a run was interrupted; the next one finishes it first."),
  items: list(
    z.object({
      id: count,
      begun_at: moment,
      finished_at: maybe(moment),
      has_file: orElse(z.boolean(), true).describe("False for a demo batch, which paid nobody."),
      numbers_until: maybe(moment).describe("How long its file contains whole account numbers; null if it has none."),
      payments: count,
      cents,
    }),
    50,
  ).describe("Newest first."),
  count: maybe(count).describe("Total number; null if unknown."),
});

/** Response to POST staff/cashback-payouts/ */
export const payoutAnswer = z.object({ batch: maybe(count), paid: count, cents });

/** GET staff/cashback-payouts/{id}/file/ */
export const payoutFile = z.object({ name: z.string(), text: z.string() });

export type Claim = z.infer<typeof claim>;
export type ClaimEntry = z.infer<typeof claimEntry>;
export type ClaimEvent = z.infer<typeof claimEvent>;
export type OwnClaims = z.infer<typeof ownClaims>;
export type ClaimConfirmation = z.infer<typeof claimConfirmation>;
export type ClaimToken = z.infer<typeof claimToken>;
export type ClaimSentAnswer = z.infer<typeof claimSentAnswer>;
export type CashbackFigures = z.infer<typeof cashbackFigures>;
export type Testimonials = z.infer<typeof testimonials>;
export type StaffClaims = z.infer<typeof staffClaims>;
export type StaffClaim = z.infer<typeof staffClaim>;
export type Payouts = z.infer<typeof payouts>;
export type PayoutAnswer = z.infer<typeof payoutAnswer>;
