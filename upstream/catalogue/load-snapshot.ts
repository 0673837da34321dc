import { sql } from "kysely";
import type { NamedLink } from "../../app/contracts/mattress";
import type { Db } from "../database/engine";
import { inOrder } from "../listing/sort";
import { loadDeals } from "../prices/load-deals";
import { allObservations } from "../prices/observations";
import { soonestEnd } from "../prices/priced-deal";
import { summarizePrices } from "../rules/price-history";
import { firmnessEnds, toBrandFacts, toModelFacts } from "./cards";
import type { CatalogueSnapshot, ModelRange, SnapshotModel } from "./snapshot";
import type { OwnerRatingTable } from "./tables";

/** Reads everything; some tenths of a second for 600 models and 60,000 prices, half of it the prices. */
export async function loadSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const cards = await db.selectFrom("model_card").selectAll().orderBy("model_id").execute();
  const facts = new Map(
    (await db.selectFrom("model").select(["id", "scores", "firmness", "top_style", "photo"]).execute()).map((row) => [
      row.id,
      row,
    ]),
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
    (await db.selectFrom("brand").select(["id", "color", "sold_online", "delivery_states"]).execute()).map((row) => [
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
    const { scores, firmness, top_style, photo } = facts.get(card.model_id)!;
    const brand = brands.get(card.brand_id)!;
    const prices = new Map(
      (variants.get(card.model_id) ?? []).map(({ size }) => [
        size,
        summarizePrices(size, observed.get(card.model_id)?.get(size) ?? []),
      ]),
    );
    return {
      id: card.model_id,
      line_id: card.line_id,
      card: toModelFacts(card, brand.color, { firmness, top_style, photo }),
      scores,
      firmness,
      height_inches: card.height_inches,
      materials: new Set(card.layers.map(({ material }) => material)),
      certificates: new Set(card.certificates),
      prices,
      deals: deals.filter((deal) => deal.models.some(({ id }) => id === card.model_id)).sort(soonestEnd),
      policies: policies.get(card.model_id)!,
      sold_online: brand.sold_online,
      delivery_states: brand.delivery_states === null ? null : new Set(brand.delivery_states),
      rating_distribution: card.rating_distribution,
      owners: (owners.get(card.model_id) ?? []).map(toOwners),
      store_ids: floors.get(card.model_id) ?? [],
    };
  });
  const softestFirst = inOrder(models, [
    { of: ({ card }) => firmnessEnds(card).softest },
    { of: ({ card }) => card.name.toLowerCase() },
  ]);
  const cardOf = new Map(cards.map((card) => [card.model_id, card]));
  const brandCards = await db.selectFrom("brand_card").selectAll().orderBy("brand_id").execute();
  return {
    models,
    brands: new Map(
      brandCards.map((card) => {
        const { slug, name, rating_distribution } = card;
        const own = softestFirst.filter((model) => model.card.brand.slug === slug);
        return [
          slug,
          { slug, name, brand: { slug, name }, card: toBrandFacts(card, own), rating_distribution, models: own },
        ];
      }),
    ),
    collections: rangesOf(
      await db.selectFrom("collection").select(["id", "slug", "name"]).orderBy("id").execute(),
      softestFirst,
      ({ id }) => cardOf.get(id)?.collection_id,
    ),
    lines: rangesOf(
      await db.selectFrom("mattress_line").select(["id", "slug", "name"]).orderBy("id").execute(),
      softestFirst,
      ({ id }) => cardOf.get(id)?.line_id,
    ),
    bySlug: new Map(models.map((model) => [model.card.slug, model])),
    byId: new Map(models.map((model) => [model.id, model])),
    deals,
    certificateNames: new Map(certificates.map(({ code, name }) => [code, name])),
  };
}

function rangesOf(
  rows: readonly (NamedLink & { id: number })[],
  models: readonly SnapshotModel[],
  idOf: (model: SnapshotModel) => number | undefined,
): ReadonlyMap<string, ModelRange> {
  return new Map(
    rows.flatMap(({ id, slug, name }) => {
      const own = models.filter((model) => idOf(model) === id);
      return own[0] === undefined ? [] : [[slug, { slug, name, brand: own[0].card.brand, models: own }]];
    }),
  );
}

/** Ratings of one kind of sleeper as the match reads them: how many, and their mean in stars. */
export function toOwners({
  sleep_position,
  weight_band,
  distribution,
}: Omit<OwnerRatingTable, "model_id">): SnapshotModel["owners"][number] {
  const count = distribution.reduce((sum, given) => sum + given, 0);
  const stars = distribution.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { position: sleep_position, weight_band, count, mean: stars / count };
}

function groupBy<Row extends { model_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.model_id);
    if (group === undefined) groups.set(row.model_id, [row]);
    else group.push(row);
  }
  return groups;
}
