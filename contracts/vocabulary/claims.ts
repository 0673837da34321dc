/** Cash back claims: their states, the actions on them, and the reasons for declining one. */

/** In the order of the progress line; the last three are shown next to it. */
export const claimStateLabels = {
  draft: "Not sent yet",
  submitted: "Sent to us",
  "needs-information": "We need something from you",
  "awaiting-retailer": "Waiting for the store",
  approved: "Approved",
  paid: "Paid",
  declined: "Declined",
  appealed: "You’ve appealed",
  decided: "Appeal decided",
} as const;

/** The same for staff. */
export const staffStateLabels = {
  ...claimStateLabels,
  submitted: "New",
  "needs-information": "Waiting for the claimant",
  appealed: "Appealed",
} as const satisfies Record<keyof typeof claimStateLabels, string>;

export type ClaimState = keyof typeof claimStateLabels;

/** The staff's actions, as labels of their buttons. */
export const staffActionLabels = {
  ask: "Ask the claimant",
  forward: "Ask the store to confirm it",
  approve: "Approve it",
  decline: "Decline it",
  grant: "Grant the appeal",
  uphold: "Turn the appeal down",
} as const;

export type StaffAction = keyof typeof staffActionLabels;
export type ClaimAction = StaffAction | "send" | "answer" | "appeal" | "pay";

/** Events in a claim's history. */
export const claimEventLabels = {
  send: "You sent the claim",
  ask: "We asked you a question",
  answer: "You answered",
  forward: "We asked the store to confirm the sale",
  approve: "We approved the claim",
  pay: "We sent the money",
  decline: "We declined the claim",
  appeal: "You appealed",
  grant: "We granted your appeal",
  uphold: "We turned your appeal down",
} as const satisfies Record<ClaimAction, string>;

/** The same for staff. */
export const staffEventLabels = {
  ...claimEventLabels,
  send: "The claim was sent",
  ask: "We asked the claimant a question",
  answer: "The claimant answered",
  appeal: "The claimant appealed",
  grant: "We granted the appeal",
  uphold: "We turned the appeal down",
} as const satisfies Record<ClaimAction, string>;

/** Codes for declining a claim, each with the sentence that the claimant reads. */
export const declineReasons = {
  "no-sale": {
    label: "The store has no such sale",
    says: "The store finds no sale with this invoice number, date and price.",
  },
  returned: {
    label: "Bed returned or swapped",
    says: "The store says that you’ve returned the mattress or swapped it.",
  },
  "below-minimum": {
    label: "Below the smallest purchase",
    says: "You paid less than the smallest purchase that this offer counts.",
  },
  "not-covered": {
    label: "The offer doesn’t cover it",
    says: "The offer doesn’t cover this purchase, such as a floor model or a bed of another brand.",
  },
  "other-code": {
    label: "Bought with another site’s code",
    says: "The store paid another site for this sale, so it doesn’t pay us.",
  },
  household: {
    label: "Second claim by one household",
    says: "Your household has had cash back from this offer within a year.",
  },
  unreadable: {
    label: "The proof doesn’t show the sale",
    says: "The receipt doesn’t show the store, the date and the price, and you couldn’t send us another one.",
  },
  "no-answer": { label: "No answer", says: "We asked you a question and didn’t hear back." },
  "no-payee": {
    label: "No payment details left",
    says: "You’ve deleted your account, and with it where the money was to go.",
  },
} as const;

export type DeclineReason = keyof typeof declineReasons;

export const payeeMethods = {
  ach: { label: "Bank transfer", hint: "It arrives about 3 business days after we pay" },
  check: { label: "Check by mail", hint: "It arrives about 7 business days after we send it" },
} as const;

/**
 * A payment file has full account numbers until the accountant has it, and at most this many days after the payment.
 */
export const numbersKeptDays = 14;
/** Shown to people who enter an account number. */
export const numberKept = `We keep your account number until our accountant has sent you the money, or for ${numbersKeptDays} days after we pay your claim at most. After that we keep only its last four digits.`;

export type PayeeMethod = keyof typeof payeeMethods;

export const bankAccountKinds = { checking: "Checking", savings: "Savings" } as const;

export type BankAccountKind = keyof typeof bankAccountKinds;

/** Who has to act next. */
export const waitsFor = ["you", "us", "store", "bank"] as const;

export type WaitsFor = (typeof waitsFor)[number];

/** The proof behind a testimonial. */
export const testimonialProofs = {
  paid: "Payment checked: we paid this claim",
  receipt: "Payment and receipt checked: the store confirmed the sale, and we paid",
} as const;

/** The same for staff: "The claimant by December 9". */
export const staffWaitsForLabels = {
  you: "The claimant",
  us: "Us",
  store: "The store",
  bank: "The bank or the post office",
} as const satisfies Record<WaitsFor, string>;

/** Which claims the staff queue shows; the first is the default. */
export const claimViews = {
  open: "For us to do",
  waiting: "Waiting for others",
  finished: "Finished",
} as const;

export type ClaimView = keyof typeof claimViews;

/** Codes that stores in the demo have given out; the page where they are entered mentions one. */
export const demoClaimCodes = ["SLEEP-7K4M-2WQX", "CARD-9PTR-63HN"] as const;
