import { ownerRating } from "../rules/owner-rating";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { CatalogueSnapshot, ModelRange, SnapshotModel } from "./snapshot";

/**
 * Ratings added by visitors' reviews since the catalogue's own were counted, or removed with a review that was taken
 * down.
 */
export interface VisitorRatings {
  /** The slug of the bed. */
  model: string;
  stars: number;
  position: string | null;
  weight: string | null;
  /** Negative: demo reviews that were taken down. */
  count: number;
}

/**
 * The catalogue including visitors' ratings. `counted` has only the catalogue's own, so that nothing is counted twice:
 * the result is rebuilt from both whenever a review is published, changed or taken down.
 */
export function withVisitorRatings(counted: CatalogueSnapshot, ratings: readonly VisitorRatings[]): CatalogueSnapshot {
  const byModel = new Map<string, VisitorRatings[]>();
  for (const rating of ratings) {
    if (!counted.bySlug.has(rating.model)) continue;
    byModel.set(rating.model, [...(byModel.get(rating.model) ?? []), rating]);
  }
  // Make a copy even without ratings, because data memoized for a snapshot belongs to that object.
  const changed = new Map([...byModel].map(([slug, own]) => [slug, withRatings(counted.bySlug.get(slug)!, own)]));
  const now = (model: SnapshotModel) => changed.get(model.card.slug) ?? model;
  const ranges = (all: ReadonlyMap<string, ModelRange>) =>
    new Map([...all].map(([slug, range]) => [slug, { ...range, models: range.models.map(now) }]));
  const models = counted.models.map(now);
  return {
    ...counted,
    models,
    brands: new Map(
      [...counted.brands].map(([slug, brand]) => {
        const own = brand.models.flatMap((model) => byModel.get(model.card.slug) ?? []);
        const rating_distribution = plus(brand.rating_distribution, own);
        const card = { ...brand.card, rating: ownerRating(rating_distribution) };
        return [slug, { ...brand, card, rating_distribution, models: brand.models.map(now) }];
      }),
    ),
    collections: ranges(counted.collections),
    lines: ranges(counted.lines),
    bySlug: new Map(models.map((model) => [model.card.slug, model])),
    byId: new Map(models.map((model) => [model.id, model])),
  };
}

function withRatings(model: SnapshotModel, ratings: readonly VisitorRatings[]): SnapshotModel {
  const rating_distribution = plus(model.rating_distribution, ratings);
  return {
    ...model,
    card: { ...model.card, rating: ownerRating(rating_distribution) },
    rating_distribution,
    owners: ratings.reduce(withOwner, model.owners),
  };
}

/** Ratings with 1, 2, 3, 4 and 5 stars; never negative. */
const plus = (distribution: readonly number[], ratings: readonly VisitorRatings[]) =>
  distribution.map((given, index) =>
    Math.max(0, given + ratings.reduce((sum, { stars, count }) => (stars === index + 1 ? sum + count : sum), 0)),
  );

/** The ratings by one kind of sleeper, in the form that the match uses, after adding or removing a rating. */
function withOwner(
  owners: SnapshotModel["owners"],
  { position, weight, stars, count }: VisitorRatings,
): SnapshotModel["owners"] {
  if (position === null || weight === null) return owners;
  const held = owners.find((each) => each.position === position && each.weight_band === weight);
  const others = owners.filter((each) => each !== held);
  const total = (held?.count ?? 0) + count;
  if (total <= 0) return others;
  const mean = ((held?.mean ?? 0) * (held?.count ?? 0) + stars * count) / total;
  return [...others, { position, weight_band: weight, count: total, mean: Math.max(1, Math.min(5, mean)) }];
}

export interface ReviewChanges {
  /**
   * Called after reviews were published, changed or taken down; lists and ratings are up to date when this resolves.
   */
  reviewsChanged(kind: ReviewKind, ids: readonly number[]): Promise<void>;
}
