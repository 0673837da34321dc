/** Labels for the terms, certificates and other names of a model. */

export const returnKindLabels = {
  refund: "Refund",
  exchange: "Exchange only",
  "store-credit": "Store credit",
} as const;

export const certificateScopeLabels = {
  component: "One material in it",
  "whole-product": "The whole mattress",
} as const;

export const aliasKindLabels = {
  "same-specification": "Same specs",
  "same-core": "Same core, different top",
  similar: "Similar",
} as const;

export const aliasConfidenceLabels = { high: "Very sure", medium: "Fairly sure", low: "Not very sure" } as const;
