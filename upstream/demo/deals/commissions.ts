import { brandCharacters } from "../catalogue/brand-characters";
import type { Random } from "../random";

/** What a seller pays this site: a share of what is bought, or a sum for each mattress. */
export type Commission = { percent: number; terms: string } | { dollars: number; terms: string };

/** Null: the seller pays nothing. */
export type CommissionOf = (seller: string) => Commission | null;

export interface PaidBy {
  /** Both null: nobody pays for a purchase. */
  commission_payer: string | null;
  commission_terms: string | null;
}

/** All others sell in stores, where nobody arrives by a click. */
const sellOnline = new Set(brandCharacters().flatMap(({ name, online }) => (online ? [name] : [])));

/** One agreement a seller: what it pays is the same on its beds, in its deals and behind its cash back. */
export const commissionsFrom =
  (random: Random): CommissionOf =>
  (seller) =>
    agreedWith(seller, random.fork(seller));

function agreedWith(seller: string, random: Random): Commission | null {
  if (random.chance(0.3)) return null;
  const [dollars, percent] = [random.pick([40, 60, 75, 100, 150]), random.pick([3, 4, 5, 6])];
  return random.pick([
    { percent, terms: `${percent}% of what you pay for the mattress, once the return period is over` },
    { dollars, terms: `$${dollars} for each mattress you buy and keep` },
    ...(sellOnline.has(seller)
      ? [{ percent, terms: `${percent}% of your order, not counting delivery, if you buy within 30 days of clicking` }]
      : []),
  ]);
}

export const paidBy = (seller: string, commission: Commission | null): PaidBy => ({
  commission_payer: commission === null ? null : seller,
  commission_terms: commission?.terms ?? null,
});
