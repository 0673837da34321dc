/** The kind of proof that the writer of a review owns the bed. */
export const proofLabels = {
  receipt: "Receipt checked",
  retailer: "The store asked for this review",
  email: "We only checked the email address",
} as const;

/** What the writer got besides the bed; null: nothing. */
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

/** Why a review was not published, by the guidelines: the same at one star and at five. */
export const refusalReasons = {
  "not-owner": {
    label: "It isn’t about a bed the writer owns",
    means: "We only publish reviews by people who have slept on the bed at home.",
  },
  duplicate: {
    label: "It repeats another review",
    means: "Each owner gets one review of a bed. It can be updated as often as they like.",
  },
  advertising: {
    label: "It advertises something",
    means: "No links, codes or phone numbers, and no praise for something the writer sells.",
  },
  personal: {
    label: "It has somebody’s personal details",
    means: "No full names of staff, addresses or order numbers.",
  },
  abusive: { label: "It attacks somebody", means: "Be as hard on the bed as you like, but not on people." },
  "off-topic": {
    label: "It isn’t about the bed",
    means: "Complaints about delivery or service belong in a review of the store.",
  },
  paid: {
    label: "Somebody paid for what it says",
    means: "Nobody may be paid for praise or for criticism.",
  },
} as const;
