import type { ReviewKind } from "./review-drafts";
import { refusalReasons } from "./reviews";
import { storeRefusalReasons } from "./store-reviews";

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
