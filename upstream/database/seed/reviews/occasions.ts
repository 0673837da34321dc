import type { ConstructionScores, MattressSize } from "../../../../app/contracts/mattress";
import type { SeedModel } from "../catalogue-data";
import type { Random } from "../random";

/** What a bed was bought for. */
export interface Occasion {
  name: string;
  /** Absent: as their lives are. */
  shares?: boolean;
  sizes?: readonly MattressSize[];
  woman?: boolean;
  /** Whether an animal may lie on it. */
  animals: boolean;
  /** A queen costs no more than this, in dollars. */
  upTo?: number;
  /** Whoever bought it for this and is content found it good in this; whoever is not, did not. */
  asks?: keyof ConstructionScores;
  weight: number;
}

const occasion = (name: string, weight: number, rest: Partial<Occasion> = {}): Occasion => ({
  name,
  weight,
  animals: true,
  ...rest,
});

const occasions: readonly Occasion[] = [
  occasion("guest", 3, { shares: false, sizes: ["full", "queen", "twin-xl"], animals: false, upTo: 2400 }),
  occasion("kid", 3, { shares: false, sizes: ["twin", "twin-xl", "full"], animals: false, upTo: 1500 }),
  occasion("surgery", 3, { asks: "pressure_relief" }),
  occasion("move", 4),
  occasion("rv", 2, { sizes: ["full", "queen"], upTo: 1600 }),
  occasion("dorm", 1, { shares: false, sizes: ["twin-xl", "full", "queen"], upTo: 900 }),
  occasion("divorce", 1.5, { shares: false, sizes: ["full", "queen", "king"] }),
  occasion("newborn", 1.5, { shares: true }),
  occasion("preg", 1, { woman: true, shares: true }),
  occasion("shift", 4),
  occasion("hotel", 2, { shares: true }),
  occasion("wedding", 1.5, { shares: true, sizes: ["queen", "king", "cal-king"] }),
  occasion("retired", 3),
  occasion("dogbed", 1, { shares: true, sizes: ["queen", "king", "cal-king"] }),
  occasion("fire", 1),
  occasion("friend", 3),
  occasion("backpain", 4, { asks: "support" }),
  occasion("heat", 2.5, { asks: "cooling" }),
];

interface Situation {
  model: SeedModel;
  sizes: readonly MattressSize[];
  woman: boolean;
  shares: boolean;
  rating: number;
}

/** What the bed was bought for, where there is a story to it; null for most. */
export function occasionFor({ model, sizes, woman, shares, rating }: Situation, random: Random): Occasion | null {
  if (!random.chance(0.45)) return null;
  const queen = model.variants.find(({ size }) => size === "queen")?.list_cents ?? 150_000;
  const fitting = occasions.filter(
    (each) =>
      (each.woman ?? woman) === woman &&
      (each.shares ?? shares) === shares &&
      (each.asks === undefined || (rating >= 4 ? model.scores[each.asks] >= 3.3 : model.scores[each.asks] <= 3.6)) &&
      (each.upTo === undefined || queen <= each.upTo * 100) &&
      (each.sizes === undefined || each.sizes.some((size) => sizes.includes(size))),
  );
  let left = random.next() * fitting.reduce((sum, { weight }) => sum + weight, 0);
  return fitting.find(({ weight }) => (left -= weight) < 0) ?? null;
}
