import { sql } from "kysely";
import type { Db } from "../../database/engine";
import { insertRows, resetIdentity } from "../../database/insert-rows";
import { generateStores } from "./generate-stores";
import type { SeedStores } from "./store-data";
import type { Seeding } from "../seeding";
import { readPlaces } from "../../stores/places";

/** Inserts retailers, their stores, what stands on the floors, and local discounts; gives the stores back as generated. */
export async function insertStores(
  db: Db,
  { seed, catalogue, stores: count, move }: Seeding,
): Promise<Pick<SeedStores, "retailers" | "stores">> {
  // Borders of time zones, which only the first start needs.
  const { default: timeZoneAt } = await import("@photostructure/tz-lookup");
  const places = await readPlaces();
  const { retailers, stores, deliveries } = generateStores({ seed, count, catalogue, places, timeZoneAt });
  const retailerId = new Map(retailers.map(({ slug }, index) => [slug, index + 1]));
  const modelId = new Map(
    (await db.selectFrom("model").select(["id", "slug"]).execute()).map(({ id, slug }) => [slug, id]),
  );
  await insertRows(
    db,
    "retailer",
    retailers.map((row, index) => ({ id: index + 1, ...row })),
  );
  await insertRows(
    db,
    "store",
    stores.map(({ retailer_slug, floor, discounts, ...row }, index) => ({
      id: index + 1,
      retailer_id: retailerId.get(retailer_slug),
      ...row,
    })),
  );
  await insertRows(
    db,
    "floor_model",
    stores.flatMap(({ floor }, index) =>
      move(floor).map(({ model_slug, confirmed_on }) => ({
        store_id: index + 1,
        model_id: modelId.get(model_slug),
        confirmed_on,
      })),
    ),
  );
  await insertRows(
    db,
    "store_discount",
    stores.flatMap(({ discounts }, index) => move(discounts).map((row) => ({ store_id: index + 1, ...row }))),
  );
  for (const table of ["retailer", "store"] as const) await resetIdentity(db, table);
  for (const { brand_slug, delivery_states } of deliveries) {
    await db
      .updateTable("brand")
      .set({ delivery_states: sql<string[]>`${delivery_states}::text[]` })
      .where("slug", "=", brand_slug)
      .execute();
  }
  return { retailers, stores };
}
