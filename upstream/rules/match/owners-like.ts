import type { WeightBand } from "../firmness";
import type { MatchModel } from "./match-model";
import type { Ruleset } from "./ruleset";
import { isPositionKnown, type SleeperView } from "./sleeper-view";
import { nearness } from "./weight-bands";

export interface OwnersLike {
  /** Owners of nearby weights count in part. */
  count: number;
  /** Bayesian mean of their stars. */
  stars: number;
}

/**
 * Ratings by owners with the same position and about the same weight; null where there are too few of them. For a child
 * who sleeps in every position, owners of all positions count.
 */
export function ownersLike(
  view: Pick<SleeperView, "sleeper" | "body" | "everyPosition">,
  model: MatchModel,
  { owners: rules }: Ruleset,
): OwnersLike | null {
  const { sleeper, body, everyPosition } = view;
  if (!isPositionKnown(view) || sleeper.pounds === null) return null;
  let count = 0;
  let sum = 0;
  for (const row of model.owners) {
    if (!everyPosition && row.position !== sleeper.position) continue;
    const share = nearness(body.weight, row.weight_band as WeightBand, rules.fade);
    count += row.count * share;
    sum += row.count * share * row.mean;
  }
  if (count < rules.needed) return null;
  const { ratings, stars } = rules.prior;
  return { count, stars: (sum + ratings * stars) / (count + ratings) };
}
