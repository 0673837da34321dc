import { sql } from "kysely";
import type { BrandSummary } from "../../app/contracts/brands";
import {
  type Firmness,
  type MattressSize,
  mattressTypes,
  type MattressType,
  type ModelSummary,
} from "../../app/contracts/mattress";
import type { BrandCardView, ModelCardView } from "./tables";
import { centsNow, isMade, priceRange } from "../rules/model-price";
import { ownerRating } from "../rules/owner-rating";
import type { BrandFacts, ModelFacts, ModelRange, SnapshotBrand, SnapshotModel } from "./snapshot";

/** Text is sorted by its lower-case bytes, so that the order is the same on both engines and in every locale. */
export const byName = (column: string) => sql`lower(${sql.ref(column)}) collate "C"`;

const typeOrder = new Map(mattressTypes.map((type, index) => [type, index]));
export const inTypeOrder = (types: readonly MattressType[]) =>
  [...types].sort((left, right) => (typeOrder.get(left) ?? 0) - (typeOrder.get(right) ?? 0));

export function toModelFacts(
  card: ModelCardView,
  color: string | null,
  { firmness, top_style, photo }: { firmness: Firmness } & Pick<ModelFacts, "top_style" | "photo">,
): ModelFacts {
  return {
    slug: card.slug,
    name: card.name,
    brand: { slug: card.brand_slug, name: card.brand_name },
    brand_color: color,
    type: card.type,
    top_style,
    photo,
    firmness: card.firmness,
    firmness_range: firmness.range,
    height_inches: card.height_inches,
    score: card.score,
    rating: ownerRating(card.rating_distribution),
    layers: card.layers,
  };
}

/** The card of a model with its price in a size. */
export const cardIn = (model: Pick<SnapshotModel, "card" | "prices">, size: MattressSize): ModelSummary => ({
  ...model.card,
  price_size: size,
  price_cents: centsNow(model, size),
  size_made: model.prices.has(size),
});

/** The card of a brand with what its models cost in a size. */
export function brandCardIn({ card, models }: SnapshotBrand, size: MattressSize): BrandSummary {
  const { from, to } = priceRange(models, size);
  return { ...card, price_size: size, size_made: isMade(models, size), price_from_cents: from, price_to_cents: to };
}

/** How soft or firm its beds are, those that are set at home at either end of what they can be set to. */
export const firmnessEnds = ({ firmness, firmness_range: range }: Pick<ModelFacts, "firmness" | "firmness_range">) =>
  range ?? { softest: firmness, firmest: firmness };

export function toBrandFacts(card: BrandCardView, models: readonly Pick<SnapshotModel, "card">[]): BrandFacts {
  const ends = models.map((model) => firmnessEnds(model.card));
  return {
    slug: card.slug,
    name: card.name,
    types: inTypeOrder(card.types),
    sold_online: card.sold_online,
    sold_in_stores: card.sold_in_stores,
    model_count: card.model_count,
    firmness_min: Math.min(...ends.map(({ softest }) => softest ?? card.firmness_min)),
    firmness_max: Math.max(...ends.map(({ firmest }) => firmest ?? card.firmness_max)),
    set_at_home: models.every(({ card: { firmness_range } }) => firmness_range !== null),
    score: card.score,
    rating: ownerRating(card.rating_distribution),
  };
}

/** The models of one brand, collection or line, softest first, priced in a size. */
export const modelsOf = (ranges: ReadonlyMap<string, ModelRange>, slug: string, size: MattressSize): ModelSummary[] =>
  (ranges.get(slug)?.models ?? []).map((model) => cardIn(model, size));
