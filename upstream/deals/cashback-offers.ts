import type { CashbackOffer, CashbackOffers } from "../../app/contracts/deals";
import type { Db } from "../database/engine";
import { itself, type ListDefinition } from "../listing/list";
import type { SortKey } from "../listing/sort";

const byBrand: SortKey<CashbackOffer> = { of: ({ brand }) => brand.name.toLowerCase() };

/** Most money, the brand's name, or the fewest days first. */
export const cashbackList: ListDefinition<CashbackOffer, CashbackOffer, CashbackOffers["sort"]> = {
  facets: [],
  partsOf: itself,
  sorts: {
    amount: [{ of: ({ amount_cents }) => amount_cents, descending: true }],
    brand: [byBrand],
    days: [{ of: ({ days_to_pay }) => days_to_pay }],
  },
  lastKeys: [byBrand, { of: ({ slug }) => slug }],
  toItem: (offer) => offer,
};

/** The offers that run on a UTC day, as ISO text. */
export async function readCashbackOffers(db: Db, today: string): Promise<CashbackOffer[]> {
  const rows = await db
    .selectFrom("cashback_offer")
    .innerJoin("brand", "brand.id", "cashback_offer.brand_id")
    .where("starts_on", "<=", today)
    .where((row) => row.or([row("ends_on", "is", null), row("ends_on", ">=", today)]))
    .selectAll("cashback_offer")
    .select(["brand.slug as brand_slug", "brand.name as brand_name"])
    .execute();
  return rows.map(
    ({ id: _, brand_id: __, brand_slug, brand_name, commission_payer, commission_terms, ...offer }): CashbackOffer => ({
      ...offer,
      brand: { slug: brand_slug, name: brand_name },
      commission: { payer: commission_payer, terms: commission_terms },
    }),
  );
}
