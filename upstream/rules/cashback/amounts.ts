/**
 * What a purchase earns the buyer and us. Money is in whole US cents; a percentage is rounded down to the cent. What we
 * keep is the rest of what the store pays us, so the three always add up.
 */
export interface OfferTerms {
  /** A fixed amount; for a percentage offer, the maximum. */
  amount_cents: number;
  /** Whole percent of the price; null: the amount is fixed. */
  back_percent: number | null;
  /** The smallest purchase that counts. */
  minimum_cents: number;
  /** What the store pays us: one of these two is set. */
  commission_cents: number | null;
  commission_percent: number | null;
}

export interface Amounts {
  /** What the store pays us. */
  paid_us_cents: number;
  /** What the buyer gets. */
  back_cents: number;
  /** What we keep; negative where we give more than we get. */
  kept_cents: number;
}

const shareOf = (cents: number, percent: number) => Math.floor((cents * percent) / 100);

const nothing: Amounts = { paid_us_cents: 0, back_cents: 0, kept_cents: 0 };

/** What the buyer gets, where the price is not below the minimum. */
export const backFor = (
  { amount_cents, back_percent }: Pick<OfferTerms, "amount_cents" | "back_percent">,
  priceCents: number,
) => (back_percent === null ? amount_cents : Math.min(amount_cents, shareOf(priceCents, back_percent)));

/** Nothing for a purchase below the minimum. */
export function amountsFor(terms: OfferTerms, priceCents: number): Amounts {
  if (priceCents < terms.minimum_cents) return nothing;
  const back_cents = backFor(terms, priceCents);
  const paid_us_cents = terms.commission_cents ?? shareOf(priceCents, terms.commission_percent ?? 0);
  return { paid_us_cents, back_cents, kept_cents: paid_us_cents - back_cents };
}
