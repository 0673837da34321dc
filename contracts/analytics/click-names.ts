/** Clicks that are reported to the data layer by name (specification, section 7). */
export const clickNames = [
  "promo-button-clicked",
  "product-discount-box-clicked",
  "promo-send-deals-clicked",
  "local-rebate-best-deal-clicked",
  "local-rebate-best-deal-start-redeem",
  "local-rebate-best-finished-redeem",
  "deal-clicked",
  "send-quiz-results-clicked",
] as const;

export type ClickName = (typeof clickNames)[number];
