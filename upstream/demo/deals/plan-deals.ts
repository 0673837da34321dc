import type { DealKind, DealState } from "#contracts/deals";
import type { SeedBrand, SeedCollection } from "../catalogue/catalogue-data";
import type { OfferedLine } from "../prices/offered-lines";
import type { Random } from "../random";

/** A deal before its words. Days count backwards from the reference date; those to come are below 0. */
export interface DealPlan {
  kind: DealKind;
  brand: SeedBrand;
  /** Null: all that the seller has of the brand. */
  collection: SeedCollection | null;
  lines: readonly OfferedLine[];
  seller: string;
  starts: number;
  /** Its last day; null when none is stated. */
  ends: number | null;
  /** What a price cut takes off the price, or what the seller says that a code does; null for gifts. */
  percent: number | null;
}

/** Each stands here as often as it should come up. */
const kinds: readonly DealKind[] = [
  ...(["price-cut", "price-cut", "price-cut", "price-cut"] as const),
  ...(["code", "code", "code", "gift", "gift"] as const),
];
const states: readonly DealState[] = [
  ...(["running", "running", "running", "running", "running", "running"] as const),
  ...(["ended", "ended", "ended", "upcoming", "upcoming"] as const),
];

/** About one or two deals a brand, each on a collection of its own, so that no two cuts fall on one price. */
export function planDeals(lines: readonly OfferedLine[], random: Random): DealPlan[] {
  const brands = [...new Set(lines.map(({ brand }) => brand))];
  return brands.flatMap((brand) => {
    const own = random.fork(brand.slug);
    const offered = lines.filter((line) => line.brand === brand);
    const collections = [...new Set(offered.map(({ collection }) => collection))];
    const wanted = brand.sold_online ? own.pick([1, 2, 2, 2]) : own.pick([0, 1, 1]);
    return own.sample(collections, wanted).flatMap((collection, index) => {
      const kind = own.pick(kinds);
      const whole = index === 0 && kind === "code" && own.chance(0.4);
      const candidates = offered.filter((line) => whole || line.collection === collection);
      return planDeal(kind, whole ? null : collection, candidates, own.fork(`deal ${index}`)) ?? [];
    });
  });
}

function planDeal(
  kind: DealKind,
  collection: SeedCollection | null,
  candidates: readonly OfferedLine[],
  random: Random,
): DealPlan | null {
  // A cut is told by prices from before it, so it needs some.
  const possible = candidates.filter(({ priced, isNew }) => kind !== "price-cut" || (priced && !isNew));
  const first = possible[0];
  if (first === undefined) return null;
  const lines = possible.filter(({ seller }) => seller === first.seller);
  const lastSeen = kind === "price-cut" ? Math.max(...lines.map((line) => line.lastSeen)) : 0;
  return {
    kind,
    brand: first.brand,
    collection,
    lines,
    seller: first.seller,
    ...period(random.pick(states), lastSeen, random),
    percent: kind === "gift" ? null : random.pick(kind === "code" ? [5, 8, 10, 12, 15] : [10, 12, 15, 20, 25]),
  };
}

/** How long a running deal had run when its prices were last seen: many began this week. */
const daysBeforeSeen = [0, 0, 1, 1, 2, 3, 5, 8, 11, 14] as const;

/** Prices were last seen `lastSeen` days ago: a running cut is not younger than that, and one that has ended ended before. */
function period(state: DealState, lastSeen: number, random: Random): Pick<DealPlan, "starts" | "ends"> {
  if (state === "running") {
    const ends = random.chance(0.25) ? null : -random.int(2, 32);
    return { starts: lastSeen + random.pick(daysBeforeSeen), ends };
  }
  if (state === "ended") {
    const ends = lastSeen + random.int(3, 60);
    return { starts: ends + random.int(6, 21), ends };
  }
  const starts = -random.int(2, 20);
  return { starts, ends: starts - random.int(4, 20) };
}
