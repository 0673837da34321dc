import type { MatchBand, MatchPart, MatchResult, HiddenModels } from "~/contracts/match";

/** The engine's codes in plain words. */

export const partLabels: Record<MatchPart, string> = {
  firmness: "Firmness fit",
  support: "Support",
  pressure_relief: "Pressure relief",
  motion_isolation: "Motion isolation",
  cooling: "Cooling",
  durability: "Durability",
  edge_support: "Edge support",
  responsiveness: "Responsiveness",
  owners: "Owners like you",
};

export const bandLabels: Record<MatchBand, string> = {
  excellent: "Excellent match",
  good: "Good match",
  fair: "Fair match",
  weak: "Weak match",
};

export const confidenceWords: Record<NonNullable<MatchResult["confidence"]>["level"], string> = {
  high: "High confidence",
  medium: "Medium confidence",
  low: "Low confidence",
};

export const riskWords: Record<NonNullable<MatchResult["risk"]>["level"], string> = {
  low: "Low risk",
  medium: "Some risk",
  high: "High risk",
  unknown: "Risk unknown",
};

export const sleeperNames = { you: "You", partner: "Your partner" } as const;

/** What to do about a filter, as a link. */
export const dropLabels: Record<HiddenModels["drop"], string> = {
  size: "Any size",
  budgetRange: "Without a budget",
  deliveryZip: "Without a delivery ZIP",
  tryInStore: "Not only in stores",
  allergies: "Without the allergies",
  adjustableBase: "Without an adjustable base",
};

/** Tenths: 82 → "82", 81.62 → "81.6" */
export const pointsText = (points: number) => String(Math.round(points * 10) / 10);
