import type { OfferTable } from "../../prices/tables";
import type { SeedModel } from "../catalogue/catalogue-data";
import { type CommissionOf, paidBy } from "../deals/commissions";
import { slugify } from "../slug";
import type { SeedPrices } from "./generate-prices";

export interface SeedOffer extends Omit<OfferTable, "model_id"> {
  model_slug: string;
}

/** Where each model is sold: at its seller and at every other whose price was seen. */
export function generateOffers(
  models: readonly SeedModel[],
  prices: readonly SeedPrices[],
  commissionOf: CommissionOf,
): SeedOffer[] {
  const sellers = new Map<string, Set<string>>(
    models.map(({ slug, variants }) => [slug, new Set(variants.map(({ seller }) => seller))]),
  );
  for (const { model_slug, seller } of prices) sellers.get(model_slug)?.add(seller);
  return [...sellers].flatMap(([model_slug, held]) =>
    [...held].map((seller) => ({
      model_slug,
      seller,
      url: `https://example.com/${slugify(seller)}/${model_slug}/`,
      ...paidBy(seller, commissionOf(seller)),
    })),
  );
}
