import type { ConstructionScores } from "~/contracts/mattress";
import { scoreLabels } from "~/contracts/vocabulary/mattress";
import { termsOf } from "~/contracts/vocabulary/terms";
import { tenth } from "~/ui/format";

/**
 * How the overall score is made, shown so that it can be added up again: a part of 5 gives all of its
 * points, a part of 1 a fifth of them. The points possible are the upstream's shares of 100
 * (upstream/rules/overall-score.ts; a test keeps the two the same).
 */
export const possiblePoints: Record<keyof ConstructionScores, number> = {
  pressure_relief: 20,
  support: 20,
  durability: 20,
  motion_isolation: 12,
  cooling: 12,
  edge_support: 8,
  responsiveness: 8,
};

export type ScoreRow = ReturnType<typeof scoreRows>[number];

export function scoreRows(scores: ConstructionScores, overall: number) {
  const keys = termsOf(scoreLabels);
  const exact = (key: keyof ConstructionScores) => (scores[key] / 5) * possiblePoints[key];
  // Another upstream may use other weights; then these points would be a false explanation.
  const addsUp = Math.abs(keys.reduce((sum, key) => sum + exact(key), 0) - overall) <= 0.51;
  return keys.map((key) => ({
    key,
    ...scoreLabels[key],
    /** 1 to 5. */
    value: scores[key],
    /** In tenths; null for all rows when they do not add up to the score that the upstream gave. */
    points: addsUp ? tenth(exact(key)) : null,
    possible: possiblePoints[key],
  }));
}
