import type { ReviewKind } from "./review-drafts";
import { refusalReasons } from "./reviews";

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

/** The reasons for which a review of a kind is refused, by their codes. */
export const reasonsOf: Readonly<Record<ReviewKind, Readonly<Record<string, { label: string; means: string }>>>> = {
  bed: refusalReasons,
  store: storeRefusalReasons,
};

const ofAnyKind: Readonly<Record<string, { label: string }>> = {
  ...refusalReasons,
  ...storeRefusalReasons,
  "off-topic": { label: "It isn’t about the bed or the store" },
};

/** The label of a reason where reviews of beds and of stores appear together. */
export const reasonLabel = (code: string): string => ofAnyKind[code]?.label ?? code;
