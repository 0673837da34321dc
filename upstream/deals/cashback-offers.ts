import type { Today } from "#contracts/us-days";
import { z } from "zod";
import type { CashbackOffer, CashbackOffers } from "#contracts/deals";
import { cents, count, percent } from "#contracts/quantities";
import { day } from "#contracts/tolerance";
import { completeRows } from "../database/complete-rows";
import type { ReportIncomplete } from "../database/complete-rows";
import type { Db } from "../database/engine";
import { amountsFor, backFor } from "../rules/cashback/amounts";
import { itself, type ListDefinition } from "../listing/list";
import type { SortKey } from "../listing/sort";

const byBrand: SortKey<CashbackOffer> = { of: ({ brand }) => brand.name.toLowerCase() };

/** Most money for the smallest purchase that counts, the brand's name, or the fewest days first. */
export const cashbackList: ListDefinition<CashbackOffer, CashbackOffer, CashbackOffers["sort"], CashbackOffer, never> =
  {
    facets: [],
    partsOf: itself,
    sorts: {
      // What a share comes to at most says little of what a buyer gets.
      amount: [{ of: (offer) => backFor(offer, offer.minimum_cents ?? 0), descending: true }],
      brand: [byBrand],
      days: [{ of: ({ days_to_pay }) => days_to_pay }],
    },
    lastKeys: [byBrand, { of: ({ slug }) => slug }],
    toItem: (offer) => offer,
  };

export interface OfferSources {
  db: Db;
  /** Called with an incomplete catalogue row, which is left out. */
  reportIncomplete: ReportIncomplete;
}

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

/** The fields that an offer's page computes with; its example is a purchase of twice the minimum. */
const completeOffer = z.object({
  slug: z.string().min(1),
  seller: z.string().min(1),
  amount_cents: cents,
  back_percent: percent.nullable(),
  minimum_cents: cents.refine((smallest) => cents.safeParse(2 * smallest).success),
  starts_on: day,
  ends_on: day.nullable(),
  last_checked_on: day,
  days_to_pay: count,
  return_days: count,
  claim_days: count,
  commission_cents: cents.nullable(),
  commission_percent: percent.nullable(),
});

const shownOffers = (rows: readonly CashbackOfferRow[], { reportIncomplete }: Pick<OfferSources, "reportIncomplete">) =>
  completeRows("cashback_offer", completeOffer, rows, reportIncomplete).map(shownOffer);

/** Any complete offer by slug, running or not, as pages show it; null when there is none. */
export async function readShownOffer(services: OfferSources, slug: string): Promise<CashbackOffer | null> {
  const row = await readCashbackOffer(services.db, slug);
  return (row === null ? undefined : shownOffers([row], services)[0]) ?? null;
}

/** The complete offers that are running today. */
export async function readCashbackOffers(services: OfferSources, today: Today): Promise<CashbackOffer[]> {
  const rows = await offers(services.db)
    .where("starts_on", "<=", today.first)
    .where((row) => row.or([row("ends_on", "is", null), row("ends_on", ">=", today.last)]))
    .execute();
  return shownOffers(rows, services);
}

function shownOffer(row: CashbackOfferRow): CashbackOffer {
  const { id: _, brand_id: __, brand_slug, brand_name, commission_payer, commission_terms, ...terms } = row;
  const { commission_cents, commission_percent, ...offer } = terms;
  const price_cents = 2 * offer.minimum_cents;
  return {
    ...offer,
    brand: { slug: brand_slug, name: brand_name },
    commission: { payer: commission_payer, terms: commission_terms },
    // For rows from an earlier release, it is unknown what we are paid.
    example:
      commission_cents === null && commission_percent === null
        ? null
        : { price_cents, ...amountsFor(terms, price_cents) },
  };
}
