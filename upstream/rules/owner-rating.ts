import type { OwnerRating } from "#contracts/mattress";

/** Below this many ratings no average is shown (domain.md section 1). */
export const ratingsNeeded = 5;
/** The Bayesian average begins as this many ratings of this many stars would. */
export const priorRatings = 8;
export const priorStars = 3.7;

/** Owner rating of the numbers of 1, 2, 3, 4 and 5 stars; the average is in hundredths of a star. */
export function ownerRating(distribution: readonly number[]): OwnerRating {
  const count = distribution.reduce((sum, ratings) => sum + ratings, 0);
  if (count < ratingsNeeded) return { count, average: null };
  return { count, average: Math.round(bayesianStars(distribution) * 100) / 100 };
}

/** The mean that orders beds, of however many ratings: without any it is what a rating begins as. */
export function bayesianStars(distribution: readonly number[]): number {
  const count = distribution.reduce((sum, ratings) => sum + ratings, 0);
  const stars = distribution.reduce((sum, ratings, index) => sum + ratings * (index + 1), 0);
  return (stars + priorStars * priorRatings) / (count + priorRatings);
}
