/** The kind of proof that the writer of a review owns the bed. */
export const proofLabels = {
  receipt: "Receipt checked",
  retailer: "Asked for by the store",
  email: "Only the email address checked",
} as const;
