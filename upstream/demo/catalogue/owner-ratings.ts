import type { SeedModel, SeedReview } from "./catalogue-data";
import type { Random } from "../random";
import type { Distribution } from "./ratings";
import { ownerFor } from "../reviews/owner";

/** Ratings of one model by one kind of sleeper: how many gave 1 to 5 stars. */
export interface SeedOwnerRating {
  model_slug: string;
  sleep_position: string;
  weight_band: string;
  distribution: Distribution;
}

/** Stars of the version that counts. */
export const ratingOf = ({ versions }: SeedReview): number => versions.at(-1)!.rating;

/** The beds with the stars of their written reviews among their ratings: whoever writes has rated, too. */
export function withWritten(models: readonly SeedModel[], reviews: readonly SeedReview[]): SeedModel[] {
  const written = new Map<string, Distribution>();
  for (const review of reviews) {
    if (review.state !== "published") continue;
    const stars = written.get(review.model_slug) ?? [0, 0, 0, 0, 0];
    stars[ratingOf(review) - 1]! += 1;
    written.set(review.model_slug, stars);
  }
  return models.map((model) => {
    const stars = written.get(model.slug);
    if (stars === undefined) return model;
    const given = model.rating_distribution.map((count, index) => count + stars[index]!) as Distribution;
    return { ...model, rating_distribution: given };
  });
}

/** Share of those who rate without writing who tell how they sleep and what they weigh. */
const telling = 0.75;

/**
 * Who gave a model's ratings: its written reviews, and most of the others. Never more of a number of stars than the
 * model's own distribution counts; those who are content are mostly those whom the bed suits.
 */
export function ownerRatings(model: SeedModel, reviews: readonly SeedReview[], random: Random): SeedOwnerRating[] {
  const kinds = new Map<string, SeedOwnerRating>();
  const count = (sleep_position: string, weight_band: string, stars: number) => {
    const key = `${sleep_position} ${weight_band}`;
    const kind = kinds.get(key) ?? {
      model_slug: model.slug,
      sleep_position,
      weight_band,
      distribution: [0, 0, 0, 0, 0],
    };
    kind.distribution[stars - 1]! += 1;
    kinds.set(key, kind);
  };
  const counted = reviews
    .filter(({ state }) => state === "published")
    .map((review) => ({ ...review, rating: ratingOf(review) }));
  for (const { sleep_position, weight_band, rating } of counted) count(sleep_position, weight_band, rating);
  model.rating_distribution.forEach((given, index) => {
    const stars = index + 1;
    const unwritten = given - counted.filter(({ rating }) => rating === stars).length;
    for (let left = unwritten; left > 0; left -= 1) {
      if (!random.chance(telling)) continue;
      const { position, band } = ownerFor(stars, model.firmness.measured ?? model.firmness.claimed, random);
      count(position, band, stars);
    }
  });
  return [...kinds.values()];
}
