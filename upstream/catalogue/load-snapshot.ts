import { sql } from "kysely";
import { z } from "zod";
import { policies } from "#contracts/catalogue";
import {
  firmness,
  layer,
  madeFor,
  mattressSize,
  mattressType,
  type NamedLink,
  photo,
  topStyle,
} from "#contracts/mattress";
import { count, inches } from "#contracts/quantities";
import type { Db } from "../database/engine";
import { inOrder } from "../listing/sort";
import { loadDeals } from "../prices/load-deals";
import { allObservations } from "../prices/observations";
import { soonestEnd } from "../prices/priced-deal";
import { readBed } from "../rules/bedlark-score/read-bed";
import { buildOf, halvesOf } from "../rules/match/match-model";
import { bayesianStars } from "../rules/owner-rating";
import { summarizePrices } from "../rules/price-summary";
import { firmnessEnds, toBrandFacts, toModelFacts } from "./cards";
import { completeRows, type ReportIncomplete } from "../database/complete-rows";
import type { CatalogueSnapshot, ModelRange, SnapshotModel } from "./snapshot";
import { ratingsAfterAYear, testResults } from "./score-inputs";
import type { OwnerRatingTable } from "./tables";

/** The fields of a bed that lists, matches and searches require: a bed without one of these is left out. */
const completeModel = z.object({
  slug: z.string().min(1),
  name: z.string().min(1),
  type: mattressType,
  made_for: madeFor.nullable(),
  top_style: topStyle,
  photo: photo.nullable(),
  firmness,
  height_inches: inches,
  layers: z.array(layer).min(1),
  rating_distribution: z.array(count).length(5),
  sizes: z.array(mattressSize),
  policies: policies.pick({
    trial_nights: true,
    break_in_nights: true,
    return_fee_cents: true,
    return_kind: true,
    return_pickup: true,
    warranty_years: true,
    nonprorated_years: true,
    sag_threshold_inches: true,
  }),
});

/**
 * Loads everything that is complete; takes a few tenths of a second for 600 models and 60,000 prices, half of it for
 * the prices.
 */
export async function loadSnapshot(db: Db, report: ReportIncomplete): Promise<CatalogueSnapshot> {
  const rows = await readModels(db, report);
  const brands = new Map(
    (
      await db
        .selectFrom("brand")
        .select(["id", "slug", "name", "color", "sold_online", "sold_in_stores", "delivery_states"])
        .orderBy("id")
        .execute()
    ).map((row) => [row.id, row]),
  );
  const owners = groupBy(await db.selectFrom("owner_rating").selectAll().execute(), ({ model_id }) => model_id);
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
    { links: new Map(rows.map(({ model_id, slug, name }) => [model_id, { slug, name }])), observed },
    report,
  );
  const dealsOf = groupBy(
    deals.flatMap((deal) => deal.models.map(({ id }) => ({ id, deal }))),
    ({ id }) => id,
  );
  const testOf = await testResults(db);
  const afterAYear = await ratingsAfterAYear(db);
  const certificates = await db.selectFrom("certificate").select(["code", "name"]).distinct().execute();

  const models = rows.map((row): SnapshotModel => {
    const brand = brands.get(row.brand_id)!;
    const seen = observed.get(row.model_id);
    const tested = testOf.get(row.model_id) ?? null;
    const read = readBed(row, tested, afterAYear.get(row.slug) ?? { count: 0, stars: 0 });
    return {
      id: row.model_id,
      line_id: row.line_id,
      card: toModelFacts({ ...row, score: read.bedlark.score }, brand.color),
      ...read,
      build: buildOf(row.layers, row.top_style),
      capacity_pounds: row.capacity_pounds,
      made_for: row.made_for,
      firmness: row.firmness,
      halves: halvesOf(row, tested),
      height_inches: row.height_inches,
      materials: new Set(row.layers.map(({ material: of }) => of)),
      certificates: new Set(row.certificates),
      prices: new Map(row.sizes.map((size) => [size, summarizePrices(size, seen?.get(size) ?? [])])),
      deals: (dealsOf.get(row.model_id) ?? []).map(({ deal }) => deal).sort(soonestEnd),
      policies: row.policies,
      sold_online: brand.sold_online,
      delivery_states: brand.delivery_states === null ? null : new Set(brand.delivery_states),
      rating_distribution: row.rating_distribution,
      owner_stars: bayesianStars(row.rating_distribution),
      owners: (owners.get(row.model_id) ?? []).flatMap(toOwners),
      store_ids: floors.get(row.model_id) ?? [],
    };
  });
  const softestFirst = inOrder(models, [
    { of: ({ card }) => firmnessEnds(card).softest },
    { of: ({ card }) => card.name.toLowerCase() },
  ]);
  const rowOf = new Map(rows.map((row) => [row.model_id, row]));
  const modelsBy = (key: "brand_id" | "collection_id" | "line_id") =>
    groupBy(softestFirst, ({ id }) => rowOf.get(id)![key]);
  const byBrand = modelsBy("brand_id");
  return {
    models,
    brands: new Map(
      [...brands.values()].flatMap((brand) => {
        const own = byBrand.get(brand.id) ?? [];
        const { slug, name } = brand;
        if (own.length === 0) return [];
        const rating_distribution = sumOf(own.map((model) => model.rating_distribution));
        const card = toBrandFacts(brand, own, rating_distribution);
        return [[slug, { slug, name, brand: { slug, name }, card, rating_distribution, models: own }] as const];
      }),
    ),
    collections: rangesOf(
      await db.selectFrom("collection").select(["id", "slug", "name"]).orderBy("id").execute(),
      modelsBy("collection_id"),
    ),
    lines: rangesOf(
      await db.selectFrom("mattress_line").select(["id", "slug", "name"]).orderBy("id").execute(),
      modelsBy("line_id"),
    ),
    bySlug: new Map(models.map((model) => [model.card.slug, model])),
    byId: new Map(models.map((model) => [model.id, model])),
    deals,
    certificateNames: new Map(certificates.map(({ code, name }) => [code, name])),
  };
}

/** The complete rows of beds with their policies, and their sizes, smallest first. */
async function readModels(db: Db, report: ReportIncomplete) {
  const sizes = groupBy(
    await db.selectFrom("variant").select(["model_id", "size"]).orderBy("position").execute(),
    ({ model_id }) => model_id,
  );
  const policyOf = new Map(
    (
      await db
        .selectFrom("policy")
        .select(["model_id", "trial_nights", "break_in_nights", "return_fee_cents", "return_kind", "return_pickup"])
        .select(["nonprorated_years", "sag_threshold_inches"])
        .execute()
    ).map((row) => [row.model_id, row]),
  );
  const rows = await db
    .selectFrom("model_card")
    .innerJoin("model", "model.id", "model_card.model_id")
    .select([
      "model_card.model_id",
      "model_card.line_id",
      "model_card.collection_id",
      "model_card.brand_id",
      "model_card.slug",
      "model_card.name",
      "model_card.brand_slug",
      "model_card.brand_name",
      "model_card.type",
      "model_card.height_inches",
      "model_card.rating_distribution",
      "model_card.layers",
      "model_card.certificates",
      "model.firmness",
      "model.edge_encased",
      "model.two_sided",
      "model.capacity_pounds",
      "model.made_for",
      "model.top_style",
      "model.photo",
    ])
    .orderBy("model_card.model_id")
    .execute();
  const whole = rows.map((row) => ({
    ...row,
    policies: policyOf.get(row.model_id),
    sizes: (sizes.get(row.model_id) ?? []).map(({ size }) => size),
  }));
  return completeRows("model", completeModel, whole, report);
}

const sumOf = (distributions: readonly (readonly number[])[]): number[] =>
  [0, 1, 2, 3, 4].map((star) => distributions.reduce((sum, each) => sum + each[star]!, 0));

function rangesOf(
  rows: readonly (NamedLink & { id: number })[],
  modelsOf: ReadonlyMap<number, readonly SnapshotModel[]>,
): ReadonlyMap<string, ModelRange> {
  return new Map(
    rows.flatMap(({ id, slug, name }) => {
      const own = modelsOf.get(id) ?? [];
      return own[0] === undefined ? [] : [[slug, { slug, name, brand: own[0].card.brand, models: own }]];
    }),
  );
}

/**
 * Ratings by one kind of sleeper in the form that the match uses: their count, and their mean in stars; empty without
 * ratings.
 */
export function toOwners({
  sleep_position,
  weight_band,
  distribution,
}: Omit<OwnerRatingTable, "model_id">): SnapshotModel["owners"][number][] {
  const given = distribution.reduce((sum, each) => sum + each, 0);
  const stars = distribution.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return given > 0 ? [{ position: sleep_position, weight_band, count: given, mean: stars / given }] : [];
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
