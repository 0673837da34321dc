/** The kind of proof that the writer of a review owns the bed. */
export const proofLabels = {
  receipt: "Receipt checked",
  retailer: "The seller asked for this review",
  email: "Email address confirmed, nothing else checked",
} as const;

/** What the writer received besides the bed; null: nothing. */
export const incentiveLabels = {
  none: null,
  cashback: "Got cash back through us for buying this bed",
  gift: "Got a gift or a discount for writing this",
} as const;

/** How a version of a review came to be. */
export const versionKindLabels = {
  first: "First review",
  edit: "Edited",
  update: "Update",
} as const;

/** Why a review was not published, according to the guidelines: the same for one star and for five. */
export const refusalReasons = {
  "not-owner": {
    label: "It isn’t about a bed the writer owns",
    means: "We only publish reviews by people who have the bed at home, for themselves, a child or guests.",
  },
  duplicate: {
    label: "It repeats another review",
    means: "Each owner gets one review of a bed. It can be updated as often as they like.",
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
  abusive: { label: "It attacks someone", means: "Be as hard on the bed as you like, but not on people." },
  "off-topic": {
    label: "It isn’t about the bed",
    means: "What says nothing about the bed itself belongs in a review of the store.",
  },
  paid: {
    label: "Someone paid for what it says",
    means: "Nobody may be paid for praise or for criticism.",
  },
} as const;

/** Facets of the list of owner reviews; each is a query parameter with comma-separated values. */
export const reviewFacetKeys = [
  "stars",
  "praises",
  "misses",
  "position",
  "weight",
  "owned",
  "proof",
  "brand",
  "model",
] as const;

/** How long the writer had owned the bed at the time of the latest version, in months. */
export const ownedBands = {
  "under-6": { label: "Under 6 months", from: 0, to: 6 },
  "6-11": { label: "6 to 11 months", from: 6, to: 12 },
  "12-35": { label: "1 to 3 years", from: 12, to: 36 },
  "36-up": { label: "3 years or more", from: 36, to: Number.POSITIVE_INFINITY },
} as const;

/** The minimum stars for a part to count as praised, and the maximum for it to count as missed. */
export const praisedFrom = 4;
export const missedTo = 2;

/** The first is the default; ties go to the newest. */
export const reviewSortLabels = {
  newest: { label: "Newest", phrase: "newest" },
  useful: { label: "Most helpful", phrase: "most helpful votes" },
  best: { label: "Best first", phrase: "most stars" },
  worst: { label: "Worst first", phrase: "fewest stars" },
} as const;

/** Why a reader reports a review. */
export const reportReasons = {
  ...refusalReasons,
  other: { label: "Something else", means: "" },
} as const;

/** Whether a text is signed by two people, one of whom wrote it. */
export const isSignedByTwo = (author: string | null) => author !== null && / (?:and|&) /.test(author);
