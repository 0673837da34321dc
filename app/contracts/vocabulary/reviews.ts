/** The kind of proof that the writer of a review owns the bed. */
export const proofLabels = {
  receipt: "Receipt checked",
  retailer: "Invited by the retailer",
  email: "Email address confirmed only",
} as const;
