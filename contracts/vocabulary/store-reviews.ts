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

/** Why a store review was not published: the same for one star and for five. */
export const storeRefusalReasons = {
  "not-visited": {
    label: "It isn’t by someone who was there",
    means: "We only publish reviews by people who have been to the store or bought from it.",
  },
  duplicate: {
    label: "It repeats another review",
    means: "One visit gets one review. It can be changed as often as you like.",
  },
  advertising: {
    label: "It advertises something",
    means: "No links or discount codes, and no praise for something the writer sells.",
  },
  personal: {
    label: "It has personal or contact details",
    means:
      "No phone numbers, email addresses, street addresses, order numbers or full names, neither your own nor anyone else’s.",
  },
  abusive: {
    label: "It attacks someone",
    means: "Be as hard on the store as you like, but not on people.",
  },
  "off-topic": {
    label: "It isn’t about the store",
    means: "How you sleep on the bed belongs in a review of the bed.",
  },
  paid: {
    label: "Someone paid for what it says",
    means: "Nobody may be paid for praise or for criticism.",
  },
} as const;

/** Why a reader reports a store review. */
export const storeReportReasons = {
  ...storeRefusalReasons,
  other: { label: "Something else", means: "" },
} as const;

/** Facets of the list of store reviews; each is a query parameter with comma-separated values. */
export const storeReviewFacetKeys = ["stars", "praises", "misses", "bought", "retailer", "store"] as const;

/** Whether the writer bought something there. */
export const boughtLabels = {
  yes: "Bought something",
  no: "Looked around",
} as const;
