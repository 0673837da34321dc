import type { CashbackOfferTable } from "../../deals/tables";
import type { SeedBrand, SeedBeds } from "../catalogue/catalogue-data";
import { daysBefore } from "../dates";
import { type OfferedLine, offeredLines } from "../prices/offered-lines";
import { createRandom, type Random } from "../random";
import { slugify } from "../slug";
import { type Commission, type CommissionOf, commissionsFrom } from "./commissions";

export interface SeedCashbackOffer extends Omit<CashbackOfferTable, "id" | "brand_id" | "return_days" | "claim_days"> {
  brand_slug: string;
  return_days: number;
  claim_days: number;
}

const soon = "Send us your receipt within 30 days of buying.";
const later = "Send us your receipt within 90 days of buying.";

const optional = [
  "You can’t combine it with a code from another site.",
  soon,
  "One claim per household per year.",
  "It doesn’t cover floor models or returned beds.",
] as const;

/** Less is not worth a claim. In whole dollars. */
const leastBack = 15;

/** The generator that prices, deals and cash back of a seed come from. */
export const marketRandom = (seed: number) => createRandom(seed).fork("prices and deals");

/** The cash back offers of a seed's catalogue. */
export function cashbackOffers(seed: number, catalogue: SeedBeds): SeedCashbackOffer[] {
  const random = marketRandom(seed);
  const lines = offeredLines(catalogue, random.fork("lines"));
  return generateCashback(lines, commissionsFrom(random.fork("commissions")), random.fork("cash back"));
}

/** Cash back on about every second brand that sells online: a part of what its seller pays this site. */
export function generateCashback(
  lines: readonly OfferedLine[],
  commissionOf: CommissionOf,
  random: Random,
): SeedCashbackOffer[] {
  const sellers = new Map<SeedBrand, string>();
  for (const { brand, seller } of lines) if (brand.sold_online && !sellers.has(brand)) sellers.set(brand, seller);
  return [...sellers].flatMap(([brand, seller]) => {
    const own = random.fork(brand.slug);
    const commission = commissionOf(seller);
    if (commission === null || !own.chance(0.85)) return [];
    const minimum = smallestPurchase(lines.filter((line) => line.brand === brand));
    const amount = passedOn(commission, minimum, own);
    if (amount < leastBack) return [];
    const back = partOf(commission, amount, minimum, own.fork("share"));
    const ends = own.chance(0.3) ? null : -own.int(12, 150);
    return {
      slug: slugify(`${brand.name} cash back`),
      brand_slug: brand.slug,
      seller,
      ...back.paid,
      minimum_cents: minimum * 100,
      starts_on: daysBefore(own.int(10, 200)),
      ends_on: ends === null ? null : daysBefore(ends),
      last_checked_on: daysBefore(own.int(0, 6)),
      days_to_pay: own.pick([15, 30, 45, 60]),
      ...termsOf(own.sample(optional, 2)),
      commission_payer: seller,
      commission_terms: `${commission.terms}, and ${back.words}`,
      commission_cents: "dollars" in commission ? commission.dollars * 100 : null,
      commission_percent: "percent" in commission ? commission.percent : null,
      return_days: returnDays(lines.filter((line) => line.brand === brand)),
    };
  });
}

function termsOf(some: readonly string[]) {
  return {
    terms: [
      "We pay you once the return period is over, if you’ve kept the mattress.",
      ...some,
      ...(some.includes(soon) ? [] : [later]),
    ],
    claim_days: some.includes(soon) ? 30 : 90,
  };
}

/** A fixed sum; of every second seller that pays a share, a smaller share with a cap. */
function partOf(commission: Commission, amount: number, minimum: number, random: Random) {
  const back_percent = "percent" in commission ? Math.floor(commission.percent * 0.6) : 0;
  if (back_percent === 0 || !random.chance(0.5))
    return { paid: { amount_cents: amount * 100, back_percent: null }, words: `$${amount} of it goes to you` };
  const most = Math.ceil((minimum * 3 * back_percent) / 100 / 5) * 5;
  return {
    paid: { amount_cents: most * 100, back_percent },
    words: `you get ${back_percent}% of the same amount, up to $${most}`,
  };
}

/** The longest trial of its beds: until then a sale may be undone. */
const returnDays = (lines: readonly OfferedLine[]) =>
  Math.max(0, ...lines.flatMap(({ models }) => models.map(({ policies }) => policies.trial_nights ?? 0))) || 100;

/** The price of the brand's cheaper beds, from which most of them qualify, rounded down to $50. */
function smallestPurchase(lines: readonly OfferedLine[]): number {
  const queens = lines
    .flatMap(({ models }) => models)
    .flatMap(({ variants }) => variants.find(({ size }) => size === "queen")?.list_cents ?? [])
    .sort((one, other) => one - other);
  const lower = queens[Math.floor(queens.length / 3)] ?? 0;
  return Math.floor(lower / 100 / 50) * 50;
}

/** What a visitor gets of it, in fives of dollars: less than is paid for the smallest purchase that counts. */
function passedOn(commission: Commission, minimum: number, random: Random): number {
  const paid = "dollars" in commission ? commission.dollars : (minimum * commission.percent) / 100;
  return Math.floor((Math.min(paid, minimum / 6) * random.pick([0.5, 0.6, 0.75])) / 5) * 5;
}
