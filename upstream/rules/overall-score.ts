import type { ConstructionScores } from "#contracts/mattress";

/**
 * The score of a test, and of nothing else: the Bedlark score is separate (rules/bedlark-score). The weights of the
 * tested parts, which add up to 1. There are no other inputs: no price, no commission.
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

/** The score of a test, a whole number: 100 if every part is 5, 20 if every part is 1. */
export function overallScore(scores: ConstructionScores): number {
  const keys = Object.keys(overallWeights) as (keyof ConstructionScores)[];
  const mean = keys.reduce((sum, key) => sum + overallWeights[key] * scores[key], 0);
  return Math.round(mean * 20);
}
