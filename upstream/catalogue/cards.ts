import { sql } from "kysely";
import type { BrandSummary } from "../../app/contracts/brands";
import { mattressTypes, type MattressType, type ModelSummary } from "../../app/contracts/mattress";
import type { BrandCardView, ModelCardView } from "./tables";
import { priceRange } from "../rules/model-price";
import { ownerRating } from "../rules/owner-rating";
import type { ModelRange, SnapshotModel } from "./snapshot";

/** Text is sorted by its lower-case bytes, so that the order is the same on both engines and in every locale. */
export const byName = (column: string) => sql`lower(${sql.ref(column)}) collate "C"`;

const typeOrder = new Map(mattressTypes.map((type, index) => [type, index]));
export const inTypeOrder = (types: readonly MattressType[]) =>
  [...types].sort((left, right) => (typeOrder.get(left) ?? 0) - (typeOrder.get(right) ?? 0));

export function toModelSummary(card: ModelCardView, price_queen_cents: number | null): ModelSummary {
  return {
    slug: card.slug,
    name: card.name,
    brand: { slug: card.brand_slug, name: card.brand_name },
    type: card.type,
    firmness: card.firmness,
    height_inches: card.height_inches,
    price_queen_cents,
    score: card.score,
    rating: ownerRating(card.rating_distribution),
    layers: card.layers,
  };
}

export function toBrandSummary(card: BrandCardView, models: readonly SnapshotModel[]): BrandSummary {
  const { from, to } = priceRange(models, "queen");
  return {
    slug: card.slug,
    name: card.name,
    types: inTypeOrder(card.types),
    sold_online: card.sold_online,
    sold_in_stores: card.sold_in_stores,
    model_count: card.model_count,
    price_from_cents: from,
    price_to_cents: to,
    firmness_min: card.firmness_min,
    firmness_max: card.firmness_max,
    score: card.score,
    rating: ownerRating(card.rating_distribution),
  };
}

/** The models of one brand, collection or line, softest first. */
export const modelsOf = (ranges: ReadonlyMap<string, ModelRange>, slug: string): ModelSummary[] =>
  (ranges.get(slug)?.models ?? []).map(({ card }) => card);
