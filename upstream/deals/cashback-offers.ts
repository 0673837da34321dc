import type { CashbackOffer, CashbackOffers } from "../../app/contracts/deals";
import type { Db } from "../database/engine";
import { amountsFor } from "../rules/cashback/amounts";
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

const offers = (db: Db) =>
  db
    .selectFrom("cashback_offer")
    .innerJoin("brand", "brand.id", "cashback_offer.brand_id")
    .selectAll("cashback_offer")
    .select(["brand.slug as brand_slug", "brand.name as brand_name"]);

export type CashbackOfferRow = NonNullable<Awaited<ReturnType<typeof readCashbackOffer>>>;

/** Any offer by its slug, running or not; null when there is none. */
export const readCashbackOffer = async (db: Db, slug: string) =>
  (await offers(db).where("cashback_offer.slug", "=", slug).executeTakeFirst()) ?? null;

/** The offers that run on a UTC day, as ISO text. */
export async function readCashbackOffers(db: Db, today: string): Promise<CashbackOffer[]> {
  const rows = await offers(db)
    .where("starts_on", "<=", today)
    .where((row) => row.or([row("ends_on", "is", null), row("ends_on", ">=", today)]))
    .execute();
  return rows.map(shownOffer);
}

export function shownOffer(row: CashbackOfferRow): CashbackOffer {
  const { id: _, brand_id: __, brand_slug, brand_name, commission_payer, commission_terms, ...terms } = row;
  const { commission_cents, commission_percent, ...offer } = terms;
  const price_cents = 2 * offer.minimum_cents;
  return {
    ...offer,
    brand: { slug: brand_slug, name: brand_name },
    commission: { payer: commission_payer, terms: commission_terms },
    // Of what an earlier release put in it is not known what we are paid.
    example:
      commission_cents === null && commission_percent === null
        ? null
        : { price_cents, ...amountsFor(terms, price_cents) },
  };
}
