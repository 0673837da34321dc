import type { ConstructionScores } from "#contracts/mattress";

/**
 * The score of a test, and of nothing else: a bed's Bedlark score is another (rules/bedlark-score). Share of each tested part in
 * it; they add up to 1. Nothing else goes in: no price, no commission.
 */
export const overallWeights: Record<keyof ConstructionScores, number> = {
  pressure_relief: 0.2,
  support: 0.2,
  durability: 0.2,
  motion_isolation: 0.12,
  cooling: 0.12,
  edge_support: 0.08,
  responsiveness: 0.08,
};

/** The score of a test, a whole number: 100 when every part is 5, 20 when every part is 1. */
export function overallScore(scores: ConstructionScores): number {
  const keys = Object.keys(overallWeights) as (keyof ConstructionScores)[];
  const mean = keys.reduce((sum, key) => sum + overallWeights[key] * scores[key], 0);
  return Math.round(mean * 20);
}
