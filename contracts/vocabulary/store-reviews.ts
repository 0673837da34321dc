/**
 * What shoppers rate a store for, in display order; five stars are best for each. `missed` names what people who gave
 * few stars did not like.
 */
export const storePartLabels = {
  service: { label: "Service", missed: "Service", about: "How well they helped you" },
  selection: { label: "Selection", missed: "Selection", about: "Whether there were enough beds to try" },
  pressure: { label: "No pressure", missed: "Pressure to buy", about: "How free you were to look and to leave" },
  delivery: { label: "Delivery", missed: "Delivery", about: "Whether it came when and how they said" },
  honesty: { label: "Honest prices", missed: "Unclear prices", about: "Whether you paid what you were told" },
} as const;

/** Facets of the list of store reviews; each is a query parameter with comma-separated values. */
export const storeReviewFacetKeys = ["stars", "praises", "misses", "bought", "retailer", "store"] as const;

/** Whether the writer bought something there. */
export const boughtLabels = {
  yes: "Bought something",
  no: "Looked around",
} as const;
