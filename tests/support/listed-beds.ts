import type { Facet } from "#contracts/listing";
import { type MattressSize, mattressSizes } from "#contracts/mattress";
import type { Today } from "#contracts/us-days";
import type { SnapshotModel } from "../../upstream/catalogue/snapshot";
import { listMattresses } from "../../upstream/mattresses/mattress-listing";
import type { PricedDeal } from "../../upstream/prices/priced-deal";
import { summarizePrices } from "../../upstream/rules/price-summary";
import { bedOf, plainBed } from "../unit/match-profiles/plain-bed";

/** Beds of few facts as the listing of mattresses has them, and that listing. */

export const today = "2026-11-21";

/** Cents by size; null: the size is made, its price is not known. */
type Prices = Partial<Record<MattressSize, number | null>>;

interface Traits {
  name?: string;
  score?: number;
  prices?: Prices;
  usual?: number;
  trial?: number | null;
  breakIn?: number | null;
  stars?: number | null;
  cooling?: number;
  madeFor?: SnapshotModel["made_for"];
  line?: number;
  brand?: string;
  tested?: boolean;
  /** What owners say after a year, from 0 to 100. */
  ownersPart?: number;
  deals?: PricedDeal[];
}

const summary = (size: MattressSize, cents: number | null, usual: number | undefined) => {
  const prices = cents === null ? [] : summarizeAll(cents, usual ?? cents);
  return summarizePrices(size, prices);
};
const summarizeAll = (cents: number, usual: number) =>
  ["2026-10-01", "2026-10-02", "2026-11-20"].map((observed_on, index) => ({
    observed_on,
    price_cents: index === 2 ? cents : usual,
    seller: "Demo",
  }));

export function bed(
  slug: string,
  { name = slug, score = 70, prices = { queen: 100_000 }, usual, ...traits }: Traits = {},
): SnapshotModel {
  const built = bedOf(plainBed, slug);
  const brand = traits.brand ?? slug;
  return {
    ...built,
    id: 1,
    made_for: traits.madeFor ?? null,
    line_id: traits.line ?? built.line_id,
    card: {
      slug,
      name,
      brand: { slug: brand, name: brand },
      brand_color: null,
      top_style: "tight",
      photo: null,
      type: "hybrid",
      made_for: null,
      firmness: 6,
      height_inches: 12,
      firmness_range: null,
      firmness_halves: null,
      score,
      rating: { count: 9, average: traits.stars ?? null },
      layers: [],
    },
    readings: { ...built.readings, cooling: traits.cooling ?? 3 },
    bedlark: { score, parts: { build: 50, lasting: 50, performance: 50, owners: traits.ownersPart ?? 50, terms: 50 } },
    ownersAfterAYear: 0,
    tested: traits.tested ?? false,
    height_inches: 12,
    materials: new Set(),
    certificates: new Set(),
    prices: new Map(
      mattressSizes.flatMap((size) => (prices[size] === undefined ? [] : [[size, summary(size, prices[size], usual)]])),
    ),
    deals: traits.deals ?? [],
    policies: {
      trial_nights: traits.trial ?? null,
      break_in_nights: traits.breakIn ?? null,
      return_fee_cents: null,
      return_kind: null,
      return_pickup: null,
      warranty_years: null,
    },
    sold_online: true,
    rating_distribution: [0, 0, 0, 0, 0],
  };
}

export const deal = (starts_on: string, ends_on: string | null): PricedDeal => ({
  id: 1,
  slug: `deal-${starts_on}`,
  title: "A deal",
  kind: "gift",
  brand: { slug: "demo", name: "Demo" },
  seller: "Demo",
  sold_online: true,
  last_checked_on: today,
  code: null,
  code_percent: null,
  models: [],
  starts_on,
  ends_on,
});

/** At midday, when all of the states have one day. */
export const on = (day: string): Today => ({ first: day, last: day });

type MattressChoice = Parameters<typeof listMattresses>[1];

export const list = (models: SnapshotModel[], choice: Partial<MattressChoice> = {}) =>
  listMattresses(
    { models, certificateNames: new Map(), bars: [] },
    { chosen: {}, sort: ["score"], page: 1, size: "queen", today: on(today), places: null, ...choice },
  );
export const names = (models: SnapshotModel[], choice: Partial<MattressChoice>) =>
  list(models, choice).items.map(({ model }) => model.slug);
export const count = (facets: Facet[], key: string, value: string) =>
  facets.find((facet) => facet.key === key)!.values.find((each) => each.value === value)!.count;
