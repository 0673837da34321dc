import { z } from "zod";
import {
  accountNumberNeeded,
  claimBegun,
  claimCode,
  claimDecision,
  claimNote,
  claimPayee,
  claimSent,
  payoutRun,
  purchase,
} from "#contracts/cashback/claim-forms";
import { purchaseFaults, type PurchaseTerms } from "#contracts/cashback/purchase-faults";
import { withFaults } from "#contracts/refusals/with-faults";
import { emailAddress } from "#contracts/session";
import { amountError, centsOf } from "#contracts/text/dollar-amount";
import { dayTyped } from "#contracts/text/typed-day";

const boughtDay = "Enter the date you bought it, like 11/20/2026";

/** As a date field sends it, or as people write it: "11/20/2026". */
const day = z
  .string({ error: "Enter the date you bought it" })
  .max(20, { error: boughtDay })
  .transform((typed, context) => {
    const iso = dayTyped(typed, { whole: true });
    if (iso === null) context.addIssue({ code: "custom", message: boughtDay });
    return iso ?? z.NEVER;
  });

const price = z
  .string({ error: "Enter what you paid" })
  .max(20, { error: "Enter an amount in dollars, like 1,299.50" })
  .transform((typed, context) => {
    const cents = centsOf(typed, { decimals: true });
    if (cents === null) context.addIssue({ code: "custom", message: amountError(typed, { decimals: true })! });
    return cents ?? z.NEVER;
  })
  .pipe(purchase.shape.price);

const typedPurchase = { ...purchase.shape, bought_on: day, price };

/** The first step, which begins a claim. */
export const beginForm = z.object({ ...typedPurchase, key: claimBegun.shape.key });

/** The same step of a claim that is begun. */
export const purchaseForm = z.object(typedPurchase);

/** Either form with what its offer asks of a purchase, so that it is said beside whatever else is wrong. */
export const underOffer = <Schema extends typeof beginForm | typeof purchaseForm>(form: Schema, terms: PurchaseTerms) =>
  withFaults<Schema>(form, (typed) => purchaseFaults(typed, terms, new Date()));

/** The file itself is no field. */
export const proofForm = z.object({});

export const payeeForm = claimPayee;

/** The same where no account number has been sent before. */
export const firstPayeeForm = withFaults(payeeForm, ({ method, account_number = "" }) =>
  method === "ach" && account_number === "" ? { account_number: accountNumberNeeded } : {},
);

export const sendForm = claimSent;
/** Of a claimant who is signed out. */
export const guestSendForm = claimSent.extend({ email: emailAddress });

/**
 * The link says it all: there is a button that confirms, since mail programs open links by themselves, and one for a new
 * link where this one confirms nothing any more.
 */
export const confirmClaimForm = z.object({ ask: z.enum(["confirm", "new-link"]).optional() });

export const noteForm = claimNote;

export const codeForm = claimCode;

/** The button that was pressed says which action. */
export const decisionForm = claimDecision;

export const payoutForm = payoutRun;

/** The address says of which payments. */
export const handOverForm = z.object({});
