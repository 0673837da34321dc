import { sql } from "kysely";
import type { Db } from "../../database/engine";
import { insertRows, resetIdentity } from "../../database/insert-rows";
import { cashbackOffers, marketRandom } from "../deals/cashback";
import { commissionsFrom } from "../deals/commissions";
import { generateDeals } from "../deals/generate-deals";
import { planDeals } from "../deals/plan-deals";
import { factSources } from "./fact-sources";
import { generatePrices, type SeedPrices } from "./generate-prices";
import { generateOffers } from "./offers";
import { offeredLines } from "./offered-lines";
import type { Seeding } from "../seeding";

/** Inserts observed prices, where each model is sold, deals, cash back offers and the sources of each model's facts. */
export async function insertPricesAndDeals(db: Db, { seed, catalogue, move }: Seeding): Promise<void> {
  const random = marketRandom(seed);
  const modelId = await idsOf(db, "model");
  const brandId = await idsOf(db, "brand");
  const lines = offeredLines(catalogue, random.fork("lines"));
  const plans = planDeals(lines, random.fork("plans"));
  const commissionOf = commissionsFrom(random.fork("commissions"));

  const prices = generatePrices(lines, plans, random.fork("prices"));
  await insertObservations(db, move(prices), modelId);
  await insertRows(
    db,
    "offer",
    generateOffers(catalogue.models, prices, commissionOf).map(({ model_slug, ...row }) => ({
      model_id: modelId(model_slug),
      ...row,
    })),
  );
  const deals = move(generateDeals(plans, commissionOf, random.fork("deals")));
  await insertRows(
    db,
    "deal",
    deals.map(({ brand_slug, model_slugs: _, ...row }, index) => ({
      id: index + 1,
      brand_id: brandId(brand_slug),
      ...row,
    })),
  );
  await insertRows(
    db,
    "deal_model",
    deals.flatMap(({ model_slugs }, index) =>
      model_slugs.map((slug) => ({ deal_id: index + 1, model_id: modelId(slug) })),
    ),
  );
  await insertRows(
    db,
    "cashback_offer",
    move(cashbackOffers(seed, catalogue)).map(({ brand_slug, ...row }, index) => ({
      id: index + 1,
      brand_id: brandId(brand_slug),
      ...row,
    })),
  );
  for (const table of ["deal", "cashback_offer"] as const) await resetIdentity(db, table);
  const sources = catalogue.models.map((model) => ({
    id: modelId(model.slug),
    ...factSources(model, random.fork("sources")),
  }));
  await sql`
    update model set specification_source = s.specification_source, specification_checked_on = s.specification_checked_on,
      measurement_source = s.measurement_source, measured_on = s.measured_on
    from json_populate_recordset(null::model, ${JSON.stringify(move(sources))}::json) s where model.id = s.id
  `.execute(db);
}

/** Days and prices travel as two lists a row, a tenth of the text of a row for each. */
async function insertObservations(
  db: Db,
  prices: readonly SeedPrices[],
  modelId: (slug: string) => number,
): Promise<void> {
  const rows = prices.map(({ model_slug, ...row }) => ({ model_id: modelId(model_slug), ...row }));
  await sql`
    insert into price_observation (model_id, size, seller, observed_on, price_cents)
    select model_id, size, seller, observed_on, price_cents
    from json_to_recordset(${JSON.stringify(rows)}::json)
        as row (model_id integer, size text, seller text, days date[], cents integer[]),
      unnest(days, cents) as seen (observed_on, price_cents)
  `.execute(db);
}

async function idsOf(db: Db, table: "model" | "brand"): Promise<(slug: string) => number> {
  const rows = await db.selectFrom(table).select(["id", "slug"]).execute();
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug) => {
    const id = bySlug.get(slug);
    if (id === undefined) throw new Error(`The ${table} ${slug} is not in the database.`);
    return id;
  };
}
