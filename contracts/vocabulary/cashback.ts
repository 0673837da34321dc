/** The first is the default. */
export const cashbackSortLabels = {
  amount: { label: "Amount", rule: "Most money back for the smallest purchase that counts first, then by brand." },
  days: {
    label: "Fastest payout",
    by: "payout time",
    rule: "Shortest wait after the return period first, then by brand.",
  },
  brand: { label: "Brand", rule: "By brand from A to Z." },
} as const;
