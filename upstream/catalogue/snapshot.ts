import { sql } from "kysely";
import type { BrandSummary } from "../../app/contracts/brands";
import type { Policies } from "../../app/contracts/catalogue";
import {
  type ConstructionScores,
  type Firmness,
  type Material,
  type MattressSize,
  mattressSizes,
  type ModelSummary,
} from "../../app/contracts/mattress";
import type { PriceSummary } from "../../app/contracts/prices";
import type { Db } from "../database/engine";
import type { OwnerRatingTable } from "./tables";
import { loadDeals } from "../prices/load-deals";
import { dealState, type PricedDeal, soonestEnd } from "../prices/priced-deal";
import { summarizePrices } from "../rules/price-history";
import { toBrandSummary, toModelSummary } from "./cards";
import { allObservations } from "../prices/observations";

/**
 * The whole catalogue as the match engine and the listing read it: some hundred models, held in the process and
 * read again when the catalogue's version changes. The database stays the truth.
 */
export interface CatalogueSnapshot {
  models: readonly SnapshotModel[];
  /** Those that have models. */
  brands: readonly SnapshotBrand[];
  bySlug: ReadonlyMap<string, SnapshotModel>;
  byId: ReadonlyMap<number, SnapshotModel>;
  /** All, whatever their state, by slug. */
  deals: readonly PricedDeal[];
  /** Names of certificates by their codes. */
  certificateNames: ReadonlyMap<string, string>;
}

export interface SnapshotBrand {
  card: BrandSummary;
  models: readonly SnapshotModel[];
}

export interface SnapshotModel {
  id: number;
  card: ModelSummary;
  scores: ConstructionScores;
  firmness: Firmness;
  height_inches: number;
  materials: ReadonlySet<Material>;
  certificates: ReadonlySet<string>;
  /** Sizes it is made in, smallest first, with what each costs. */
  prices: ReadonlyMap<MattressSize, PriceSummary>;
  /** Deals that cover it, whatever their state, those that end sooner first. */
  deals: readonly PricedDeal[];
  policies: Pick<Policies, "trial_nights" | "break_in_nights" | "return_fee_cents" | "return_kind" | "return_pickup">;
  sold_online: boolean;
  /** Null: delivered everywhere; else two letters of each state. */
  delivery_states: ReadonlySet<string> | null;
  /** Ratings by position and weight band of those who gave them: how many, and their mean in stars. */
  owners: readonly { position: string; weight_band: string; count: number; mean: number }[];
  store_ids: readonly number[];
}

/** Reads everything; some tenths of a second for 600 models and 60,000 prices, half of it the prices. */
export async function loadSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const cards = await db.selectFrom("model_card").selectAll().orderBy("model_id").execute();
  const facts = new Map(
    (await db.selectFrom("model").select(["id", "scores", "firmness"]).execute()).map((row) => [row.id, row]),
  );
  const policies = new Map(
    (
      await db
        .selectFrom("policy")
        .select(["model_id", "trial_nights", "break_in_nights", "return_fee_cents", "return_kind", "return_pickup"])
        .execute()
    ).map(({ model_id, ...row }) => [model_id, row]),
  );
  const brands = new Map(
    (await db.selectFrom("brand").select(["id", "sold_online", "delivery_states"]).execute()).map((row) => [
      row.id,
      row,
    ]),
  );
  const variants = groupBy(await db.selectFrom("variant").select(["model_id", "size"]).orderBy("position").execute());
  const owners = groupBy(await db.selectFrom("owner_rating").selectAll().execute());
  const floors = new Map(
    (
      await db
        .selectFrom("floor_model")
        .select(["model_id", sql<number[]>`json_agg(store_id order by store_id)`.as("store_ids")])
        .groupBy("model_id")
        .execute()
    ).map(({ model_id, store_ids }) => [model_id, store_ids]),
  );
  const observed = await allObservations(db);
  const deals = await loadDeals(
    db,
    new Map(cards.map(({ model_id, slug, name }) => [model_id, { slug, name }])),
    observed,
  );
  const certificates = await db.selectFrom("certificate").select(["code", "name"]).distinct().execute();

  const models = cards.map((card): SnapshotModel => {
    const { scores, firmness } = facts.get(card.model_id)!;
    const brand = brands.get(card.brand_id)!;
    return {
      id: card.model_id,
      card: toModelSummary(card),
      scores,
      firmness,
      height_inches: card.height_inches,
      materials: new Set(card.layers.map(({ material }) => material)),
      certificates: new Set(card.certificates),
      prices: new Map(
        (variants.get(card.model_id) ?? []).map(({ size }) => [
          size,
          summarizePrices(size, observed.get(card.model_id)?.get(size) ?? []),
        ]),
      ),
      deals: deals.filter((deal) => deal.models.some(({ id }) => id === card.model_id)).sort(soonestEnd),
      policies: policies.get(card.model_id)!,
      sold_online: brand.sold_online,
      delivery_states: brand.delivery_states === null ? null : new Set(brand.delivery_states),
      owners: (owners.get(card.model_id) ?? []).map(toOwners),
      store_ids: floors.get(card.model_id) ?? [],
    };
  });
  const brandCards = await db.selectFrom("brand_card").selectAll().orderBy("brand_id").execute();
  return {
    models,
    brands: brandCards.map((card) => ({
      card: toBrandSummary(card),
      models: models.filter((model) => model.card.brand.slug === card.slug),
    })),
    bySlug: new Map(models.map((model) => [model.card.slug, model])),
    byId: new Map(models.map((model) => [model.id, model])),
    deals,
    certificateNames: new Map(certificates.map(({ code, name }) => [code, name])),
  };
}

const neverSeen = new Map(mattressSizes.map((size) => [size, summarizePrices(size, [])]));

/** What a size costs; without a figure where it is not made or nobody has seen its price. */
export const priceIn = ({ prices }: Pick<SnapshotModel, "prices">, size: MattressSize): PriceSummary =>
  prices.get(size) ?? neverSeen.get(size)!;

function toOwners({ sleep_position, weight_band, distribution }: OwnerRatingTable): SnapshotModel["owners"][number] {
  const count = distribution.reduce((sum, given) => sum + given, 0);
  const stars = distribution.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { position: sleep_position, weight_band, count, mean: stars / count };
}

/** The deal shown with a model on a UTC day: of those that run, the one that ends first. */
export const runningDeal = ({ deals }: Pick<SnapshotModel, "deals">, today: string): PricedDeal | null =>
  deals.find((deal) => dealState(deal, today) === "running") ?? null;

function groupBy<Row extends { model_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.model_id);
    if (group === undefined) groups.set(row.model_id, [row]);
    else group.push(row);
  }
  return groups;
}
