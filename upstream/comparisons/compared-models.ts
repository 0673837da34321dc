import type { ComparedModel } from "../../app/contracts/comparisons";
import type { MattressSize } from "../../app/contracts/mattress";
import { dealLine } from "../prices/priced-deal";
import { dayOf } from "../rules/days";
import type { Services } from "../services";
import { readModel } from "../catalogue/model";
import { runningDeal } from "../catalogue/snapshot";
import { priceIn } from "../rules/model-price";

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
  const found = await readModel(db, catalogue(), slug, size);
  if (found === null) return null;
  return {
    ...found.model,
    price: priceIn(known, size),
    store_count: known.store_ids.length,
    deal: dealLine(runningDeal(known, dayOf(clock()))),
  };
}
