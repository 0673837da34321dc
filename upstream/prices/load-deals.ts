import { jsonArrayFrom } from "kysely/helpers/postgres";
import { z } from "zod";
import { dealKinds } from "#contracts/deals";
import type { NamedLink } from "#contracts/mattress";
import { mattressSizes } from "#contracts/mattress";
import { percent } from "#contracts/quantities";
import { day } from "#contracts/tolerance";
import { completeRows, type ReportIncomplete } from "../database/complete-rows";
import type { Db } from "../database/engine";
import type { ObservationsBySize } from "./observations";
import { priceDeal, type PricedDeal } from "./priced-deal";

/** The fields of a deal that lists and matches need. */
const completeDeal = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  kind: z.enum(dealKinds),
  starts_on: day,
  ends_on: day.nullable(),
  last_checked_on: day,
  code_percent: percent.nullable(),
});

interface PricedCatalogue {
  /** Names of the models by ID; other models are left out. */
  links: ReadonlyMap<number, NamedLink>;
  observed: ReadonlyMap<number, ObservationsBySize>;
}

/** Every complete deal with the prices of its models. */
export async function loadDeals(
  db: Db,
  { links, observed }: PricedCatalogue,
  report: ReportIncomplete,
): Promise<PricedDeal[]> {
  const rows = await db
    .selectFrom("deal")
    .innerJoin("brand", "brand.id", "deal.brand_id")
    .select(["deal.id", "deal.slug", "deal.title", "deal.kind", "deal.seller", "deal.starts_on", "deal.ends_on"])
    .select(["deal.last_checked_on", "deal.code", "deal.code_percent"])
    .select(["brand.slug as brand_slug", "brand.name as brand_name", "brand.sold_online"])
    .select((deal) =>
      jsonArrayFrom(
        deal
          .selectFrom("deal_model")
          .whereRef("deal_model.deal_id", "=", "deal.id")
          .select("model_id")
          .orderBy("model_id"),
      ).as("covered"),
    )
    .orderBy("deal.slug")
    .execute();
  return completeRows("deal", completeDeal, rows, report).map(({ brand_slug, brand_name, covered, ...deal }) => ({
    ...deal,
    brand: { slug: brand_slug, name: brand_name },
    models: covered.flatMap(({ model_id }) => {
      const link = links.get(model_id);
      if (link === undefined) return [];
      const seen: ObservationsBySize = observed.get(model_id) ?? new Map();
      const sizes = mattressSizes.filter((size) => seen.has(size));
      const prices = new Map(sizes.map((size) => [size, priceDeal(seen.get(size) ?? [], deal.seller, deal)]));
      return { id: model_id, link, prices };
    }),
  }));
}
