import type { OwnerRating } from "#contracts/mattress";

/** With fewer ratings than this, no average is shown (domain.md section 1). */
export const ratingsNeeded = 5;
/** The prior of the Bayesian average: this many ratings of this many stars. */
export const priorRatings = 8;
export const priorStars = 3.7;

/** Owner rating from the counts of 1, 2, 3, 4 and 5 stars; the average is in hundredths of a star. */
export function ownerRating(distribution: readonly number[]): OwnerRating {
  const count = distribution.reduce((sum, ratings) => sum + ratings, 0);
  if (count < ratingsNeeded) return { count, average: null };
  return { count, average: Math.round(bayesianStars(distribution) * 100) / 100 };
}

/** The mean that orders beds, whatever the number of ratings; without any, it is the prior. */
export function bayesianStars(distribution: readonly number[]): number {
  const count = distribution.reduce((sum, ratings) => sum + ratings, 0);
  const stars = distribution.reduce((sum, ratings, index) => sum + ratings * (index + 1), 0);
  return (stars + priorStars * priorRatings) / (count + priorRatings);
}
