/** The kind of proof that the writer of a review owns the bed. */
export const proofLabels = {
  receipt: "Receipt checked",
  retailer: "The store asked for this review",
  email: "We only checked the email address",
} as const;
