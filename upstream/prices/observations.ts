import { sql } from "kysely";
import type { MattressSize } from "#contracts/mattress";
import type { PriceObservation } from "#contracts/prices";
import type { Db } from "../database/engine";
import type { Observations } from "../rules/price-summary";

export type ObservationsBySize = ReadonlyMap<MattressSize, Observations>;

/**
 * All observations of all models. Rows are packed by size, because reading 60,000 separate ones takes four times as
 * long.
 */
export async function allObservations(db: Db): Promise<ReadonlyMap<number, ObservationsBySize>> {
  const rows = await db
    .selectFrom("price_observation")
    .select(["model_id", "size"])
    .select(
      sql<[PriceObservation["observed_on"], number, string][]>`
      json_agg(json_build_array(observed_on, price_cents, seller))`.as("seen"),
    )
    .groupBy(["model_id", "size"])
    .execute();
  const models = new Map<number, Map<MattressSize, Observations>>();
  for (const { model_id, size, seen } of rows) {
    const sizes = models.get(model_id) ?? new Map<MattressSize, Observations>();
    models.set(model_id, sizes);
    sizes.set(
      size,
      seen.map(([observed_on, price_cents, seller]) => ({ observed_on, price_cents, seller })),
    );
  }
  return models;
}

/** Nearly three years of one seller a day. */
const mostObservations = 1000;

/** The latest observations of one size of a model, oldest first. */
export async function observationsOf(db: Db, modelId: number, size: MattressSize): Promise<PriceObservation[]> {
  const seen = await db
    .selectFrom("price_observation")
    .where("model_id", "=", modelId)
    .where("size", "=", size)
    .select(["observed_on", "price_cents", "seller"])
    .orderBy("observed_on", "desc")
    .orderBy(sql`seller collate "C"`, "desc")
    .limit(mostObservations)
    .execute();
  return seen.reverse();
}
