import type { ComparedModel } from "../../app/contracts/comparisons";
import type { MattressSize } from "../../app/contracts/mattress";
import type { PriceSummary } from "../../app/contracts/prices";
import type { Services } from "../services";
import { readModel } from "./model";

/** The models of the slugs in their order, each with the price of one size; slugs that are no model are left out. */
export async function comparedModels(
  slugs: readonly string[],
  size: MattressSize,
  services: Pick<Services, "db" | "catalogue" | "clock">,
): Promise<ComparedModel[]> {
  const models = await Promise.all(slugs.map((slug) => comparedModel(slug, size, services)));
  return models.filter((model) => model !== null);
}

async function comparedModel(
  slug: string,
  size: MattressSize,
  { db, catalogue, clock }: Pick<Services, "db" | "catalogue" | "clock">,
): Promise<ComparedModel | null> {
  const known = catalogue().bySlug.get(slug);
  if (known === undefined) return null;
  const found = await readModel(db, slug);
  if (found === null) return null;
  return {
    ...found.model,
    price: known.prices.get(size) ?? neverObserved(size),
    store_count: known.store_ids.length,
    deal: await runningDeal(known.id, { db, clock }),
  };
}

/** Of a size in which the model is not made, or whose price nobody has seen. */
const neverObserved = (size: MattressSize): PriceSummary => ({
  size,
  now_cents: null,
  seller: null,
  observed_on: null,
  usual_cents: null,
  usual_of: 0,
  lowest_cents: null,
  lowest_on: null,
});

/** The deal for the model that runs today; of several the one that ends first. */
async function runningDeal(modelId: number, { db, clock }: Pick<Services, "db" | "clock">): Promise<ComparedModel["deal"]> {
  const today = clock().toISOString().slice(0, 10);
  const deal = await db
    .selectFrom("deal")
    .innerJoin("deal_model", "deal_model.deal_id", "deal.id")
    .where("deal_model.model_id", "=", modelId)
    .where("deal.starts_on", "<=", today)
    .where((row) => row.or([row("deal.ends_on", "is", null), row("deal.ends_on", ">=", today)]))
    .select(["deal.slug", "deal.title", "deal.ends_on"])
    // Nulls last, as both engines sort them.
    .orderBy("deal.ends_on")
    .orderBy("deal.slug")
    .executeTakeFirst();
  return deal ?? null;
}
