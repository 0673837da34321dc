import type { CashbackOffer, CashbackOffers } from "../../app/contracts/deals";
import type { Db } from "../database/engine";
import { inOrder, type SortKey } from "../listing/order";

/** Most money, the brand's name, or the fewest days first. */
const sortKeys: Record<CashbackOffers["sort"], SortKey<CashbackOffer>> = {
  amount: { of: ({ amount_cents }) => amount_cents, descending: true },
  brand: { of: ({ brand }) => brand.name.toLowerCase() },
  days: { of: ({ days_to_pay }) => days_to_pay },
};

/** The offers that run on a UTC day, as ISO text. */
export async function readCashbackOffers(
  db: Db,
  sort: CashbackOffers["sort"],
  today: string,
): Promise<CashbackOffer[]> {
  const rows = await db
    .selectFrom("cashback_offer")
    .innerJoin("brand", "brand.id", "cashback_offer.brand_id")
    .where("starts_on", "<=", today)
    .where((row) => row.or([row("ends_on", "is", null), row("ends_on", ">=", today)]))
    .selectAll("cashback_offer")
    .select(["brand.slug as brand_slug", "brand.name as brand_name"])
    .execute();
  const offers = rows.map(
    ({ id: _, brand_id: __, brand_slug, brand_name, commission_payer, commission_terms, ...offer }): CashbackOffer => ({
      ...offer,
      brand: { slug: brand_slug, name: brand_name },
      commission: { payer: commission_payer, terms: commission_terms },
    }),
  );
  return inOrder(offers, [sortKeys[sort], sortKeys.brand, { of: ({ slug }) => slug }]);
}
