import { sql } from "kysely";
import type { BrandSummary } from "#contracts/brands";
import {
  type Firmness,
  type MattressSize,
  mattressTypes,
  type MattressType,
  type ModelSummary,
} from "#contracts/mattress";
import { centsNow, isMade, priceRange } from "../rules/model-price";
import { ownerRating } from "../rules/owner-rating";
import type { BrandFacts, ModelFacts, ModelRange, SnapshotBrand, SnapshotModel } from "./snapshot";

/** Text is sorted by its lower-case bytes, so that the order is the same on both engines and in every locale. */
export const byName = (column: string) => sql`lower(${sql.ref(column)}) collate "C"`;

const typeOrder = new Map(mattressTypes.map((type, index) => [type, index]));
export const inTypeOrder = (types: readonly MattressType[]) =>
  [...types].sort((left, right) => (typeOrder.get(left) ?? 0) - (typeOrder.get(right) ?? 0));

/** The fields of a complete row that a card needs. */
type ModelRow = Pick<
  ModelFacts,
  "slug" | "name" | "type" | "made_for" | "top_style" | "photo" | "height_inches" | "score" | "layers"
> & {
  brand_slug: string;
  brand_name: string;
  firmness: Firmness;
  rating_distribution: readonly number[];
};

export function toModelFacts(row: ModelRow, color: string | null): ModelFacts {
  return {
    slug: row.slug,
    name: row.name,
    brand: { slug: row.brand_slug, name: row.brand_name },
    brand_color: color,
    type: row.type,
    made_for: row.made_for,
    top_style: row.top_style,
    photo: row.photo,
    firmness: row.firmness.claimed,
    firmness_range: row.firmness.range,
    firmness_halves: row.firmness.halves,
    height_inches: row.height_inches,
    score: row.score,
    rating: ownerRating(row.rating_distribution),
    layers: row.layers.map(({ material, inches }) => ({ material, inches })),
  };
}

/** A model's card with its price in a size. */
export const cardIn = (model: Pick<SnapshotModel, "card" | "prices">, size: MattressSize): ModelSummary => ({
  ...model.card,
  price_size: size,
  price_cents: centsNow(model, size),
  size_made: model.prices.has(size),
});

/** A brand's card with its price range in a size. */
export function brandCardIn({ card, models }: SnapshotBrand, size: MattressSize): BrandSummary {
  const { from, to } = priceRange(models, size);
  return { ...card, price_size: size, size_made: isMade(models, size), price_from_cents: from, price_to_cents: to };
}

/**
 * The softest and firmest option of a bed: the ends of its adjustable range, or of the firmnesses its halves come in.
 */
export const firmnessEnds = ({
  firmness,
  firmness_range: range,
  firmness_halves: halves,
}: Pick<ModelFacts, "firmness" | "firmness_range" | "firmness_halves">) =>
  range ?? { softest: halves?.[0] ?? firmness, firmest: halves?.at(-1) ?? firmness };

/** A brand's facts, derived from its models; there is at least one. */
export function toBrandFacts(
  { slug, name, sold_online, sold_in_stores }: Pick<BrandFacts, "slug" | "name" | "sold_online" | "sold_in_stores">,
  models: readonly Pick<SnapshotModel, "card">[],
  rating_distribution: readonly number[],
): BrandFacts {
  const cards = models.map(({ card }) => card);
  const ends = cards.map(firmnessEnds);
  const scores = cards.flatMap(({ score }) => score ?? []);
  return {
    slug,
    name,
    types: inTypeOrder([...new Set(cards.flatMap(({ type }) => type ?? []))]),
    sold_online,
    sold_in_stores,
    model_count: cards.length,
    firmness_min: Math.min(...ends.flatMap(({ softest }) => softest ?? [])),
    firmness_max: Math.max(...ends.flatMap(({ firmest }) => firmest ?? [])),
    set_at_home: cards.every(({ firmness_range }) => firmness_range !== null),
    score: Math.round((scores.reduce((sum, each) => sum + each, 0) / scores.length) * 10) / 10,
    rating: ownerRating(rating_distribution),
  };
}

/** The models of one brand, collection or line, softest first, priced in a size. */
export const modelsOf = (ranges: ReadonlyMap<string, ModelRange>, slug: string, size: MattressSize): ModelSummary[] =>
  (ranges.get(slug)?.models ?? []).map((model) => cardIn(model, size));
