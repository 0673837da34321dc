import type { CashbackOfferTable } from "../../../deals/tables";
import type { SeedBrand } from "../catalogue-data";
import { daysBefore } from "../dates";
import type { OfferedLine } from "../prices/offered-lines";
import type { Random } from "../random";
import { slugify } from "../slug";

export interface SeedCashbackOffer extends Omit<CashbackOfferTable, "id" | "brand_id"> {
  brand_slug: string;
}

const optional = [
  "You can't combine it with a code from another site.",
  "Send us your receipt within 30 days of buying.",
  "One claim per household per year.",
  "Floor models and returned beds don't count.",
] as const;

/** Cash back on about every second brand that sells online: always less than its seller pays this site. */
export function generateCashback(lines: readonly OfferedLine[], random: Random): SeedCashbackOffer[] {
  const sellers = new Map<SeedBrand, string>();
  for (const { brand, seller } of lines) if (brand.sold_online && !sellers.has(brand)) sellers.set(brand, seller);
  return [...sellers].flatMap(([brand, seller]) => {
    const own = random.fork(brand.slug);
    if (!own.chance(0.55)) return [];
    const amount = own.step(25, 150, 25);
    const ends = own.chance(0.3) ? null : -own.int(12, 150);
    return {
      slug: slugify(`${brand.name} cash back`),
      brand_slug: brand.slug,
      seller,
      amount_cents: amount * 100,
      minimum_cents: amount * 100 * own.pick([8, 10, 12]),
      starts_on: daysBefore(own.int(10, 200)),
      ends_on: ends === null ? null : daysBefore(ends),
      last_checked_on: daysBefore(own.int(0, 6)),
      days_to_pay: own.pick([45, 60, 75, 90, 120]),
      terms: ["You get it once the return period is over and you've kept the mattress.", ...own.sample(optional, 2)],
      commission_payer: seller,
      commission_terms: `$${amount + own.pick([15, 25, 40])} for each mattress you buy and keep, and $${amount} of it goes to you`,
    };
  });
}
