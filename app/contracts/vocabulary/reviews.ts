/** The kind of proof that the writer of a review owns the bed. */
export const proofLabels = {
  receipt: "Receipt checked",
  retailer: "Invited by the retailer",
  email: "Only the email address was checked",
} as const;
