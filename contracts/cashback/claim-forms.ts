import { z } from "zod";
import { formKey } from "../form-key";
import { withFaults } from "../refusals/with-faults";
import { tooLong } from "../text/length-limit";
import { line, lines, plainLine } from "../text/plain-text";
import { isZipCode, zipCodeError } from "../text/zip-code";
import { stateOfZip, zipStateError } from "../text/zip-states";
import { emailAddress } from "../session";
import { uploadId } from "../uploads";
import { bankAccountKinds, declineReasons, payeeMethods, staffActionLabels } from "../vocabulary/claims";
import { mailedState } from "../text/us-states";
import { termsOf } from "../vocabulary/terms";

/** Bodies of requests about claims. Every check has its own message, shown next to its field. */

const short = (missing: string, most: number) => line({ missing, most });

/** Optional +1, ten digits, optional parentheses and hyphen (specification, section 6). */
const phonePattern = /^(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}$/;

const phone = z
  .string()
  .trim()
  .max(30, { error: "That’s too long for a phone number" })
  .regex(phonePattern, { error: "Enter a US phone number with 10 digits, like (208) 555-0147" })
  .optional();

export const purchase = z.object({
  product: short("Enter which mattress you bought", 120),
  store: short("Enter where you bought it", 120),
  invoice: short("Enter the invoice number", 60)
    .refine((typed) => /[A-Z0-9]/i.test(typed.normalize("NFKC")), {
      error: "Enter the invoice number, with its letters and digits",
      abort: true,
    })
    .refine((typed) => !/[^\p{ASCII}\P{L}]|[^\p{ASCII}\P{N}]|\p{M}/u.test(typed.normalize("NFKC")), {
      error: "Enter the invoice number with the letters A to Z and the digits 0 to 9",
    }),
  bought_on: z.iso.date({ error: "Enter the date you bought it" }),
  price: z
    .number({ error: "Enter what you paid" })
    .int()
    .min(100, { error: "Enter what you paid, in dollars" })
    .max(10_000_000, { error: "Enter the price of one mattress: at most $100,000" })
    .describe("US cents paid for the mattress, excluding delivery and tax."),
});

/** Body of POST cashback-claims/ */
export const claimBegun = purchase.extend({
  offer: z.string().max(120).describe("Slug of the offer."),
  key: formKey.describe("One form makes one claim."),
});

/** Body of POST cashback-claims/{token}/proof/ */
export const claimProof = z.object({
  upload: uploadId.describe("ID from the response of POST uploads/."),
});

const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, tooLong(most))
    .regex(plainLine, { error: "Write this in one line, without special characters" })
    .optional();

/** The check digit of a routing number: weights 3, 7, 1 (ABA). */
export const isRoutingNumber = (digits: string) =>
  /^\d{9}$/.test(digits) &&
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * [3, 7, 1][at % 3]!, 0) % 10 === 0 &&
  digits !== "000000000";

export const accountNumberNeeded = "Enter the account number: 4 to 17 digits";

/** Body of POST cashback-claims/{token}/payee/ : the method determines which fields count. */
export const claimPayee = withFaults(
  z.object({
    method: z.enum(termsOf(payeeMethods), { error: "Choose how you want to be paid" }),
    payee_name: short("Enter the name the money goes to", 80),
    account_kind: z.enum(termsOf(bankAccountKinds), { error: "Choose the account type" }).optional(),
    routing: optional(20),
    account_number: optional(34).meta({ writeOnly: true }),
    street: optional(100),
    unit: optional(40),
    city: optional(60),
    state: optional(60).transform((typed) => (typed === undefined ? typed : (mailedState(typed) ?? typed))),
    zip: optional(20),
  }),
  (typed) => {
    const faults: Record<string, string> = {};
    if (typed.method === "ach") {
      if (typed.account_kind === undefined) faults.account_kind = "Choose the account type";
      const routing = (typed.routing ?? "").replace(/[\s-]/g, "");
      if (routing === "") faults.routing = "Enter the routing number";
      else if (!isRoutingNumber(routing))
        faults.routing = "Check the routing number: these 9 digits aren’t a valid one";
      const number = (typed.account_number ?? "").replace(/[\s-]/g, "");
      if (number !== "" && !/^\d{4,17}$/.test(number)) faults.account_number = accountNumberNeeded;
    } else if (typed.method === "check") {
      if (!typed.street) faults.street = "Enter the street address";
      if (!typed.city) faults.city = "Enter the city";
      const { state, zip = "" } = typed;
      const code = mailedState(state ?? "");
      if (code === null)
        faults.state = "Enter a state or territory, like ID or Idaho. For military mail, enter AA, AE or AP";
      // An invalid state says nothing about the ZIP code.
      const fits = (found: string) => state === undefined || (code !== null && stateOfZip(found) === code);
      const fault = isZipCode(zip) ? code && zipStateError(zip, code) : zipCodeError(zip, fits);
      if (fault !== null) faults.zip = fault;
    }
    return faults;
  },
);

/** Body of POST cashback-claims/{token}/send/ */
export const claimSent = z.object({
  name: short("Enter your name", 80),
  email: emailAddress.optional().describe("Address of a claimant who is signed out; confirmed by mail."),
  phone,
  agree: z.literal("yes", { error: "Confirm that what you’ve told us is true" }),
});

/** Body of POST cashback-claims/confirm/ */
export const claimConfirmed = z.object({ token: z.string().max(64).describe("Token of the mailed link.") });

/** Body of POST cashback-claims/{token}/answer/ and …/appeal/ */
export const claimNote = z.object({
  note: lines({ missing: "Write your answer", most: 2000 }),
  key: formKey,
});

/** Body of POST staff/cashback-claims/{id}/decision/ */
export const claimDecision = z.object({
  action: z.enum(termsOf(staffActionLabels), { error: "Choose what happens with this claim" }),
  note: z
    .string()
    .trim()
    .max(2000, tooLong(2000, "the note"))
    .optional()
    .describe(
      "Shown to the claimant. Required to ask a question, to deny an appeal, and to decline after a granted appeal.",
    ),
  reason: z.enum(termsOf(declineReasons), { error: "Choose a reason from the list" }).optional(),
  key: formKey,
});

/** Body of POST cashback-codes/ */
export const claimCode = z.object({
  // Not "code", because error responses in Django's style already have a field with that name.
  claim_code: z
    .string({ error: "Enter the code from the store" })
    .trim()
    .min(1, { error: "Enter the code from the store" })
    .max(40, { error: "That’s too long for one of our codes" }),
});

/** Body of POST staff/cashback-payouts/ */
export const payoutRun = z.object({
  claim: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,8}$/, { error: "Enter the number of a claim, like 1042" })
    .optional()
    .describe("Number of one approved claim, to pay it before its due date."),
  key: formKey,
});

export type Purchase = z.infer<typeof purchase>;
export type ClaimBegun = z.infer<typeof claimBegun>;
export type ClaimPayee = z.infer<typeof claimPayee>;
export type ClaimSent = z.infer<typeof claimSent>;
export type ClaimNote = z.infer<typeof claimNote>;
export type ClaimDecision = z.infer<typeof claimDecision>;
export type PayoutRun = z.infer<typeof payoutRun>;
