import type { Firmness } from "#contracts/mattress";
import { weightBands } from "#contracts/mattress";
import { feltFirmness, feltOwnersNeeded } from "../../rules/firmness";
import { clamp, tenths } from "../../rules/piecewise";
import { poundsOfBand } from "../../rules/match/weight-bands";
import type { Readings } from "../../rules/readings/readings";
import type { Random } from "../random";

export type Distribution = [number, number, number, number, number];

/** Out of a hundred owners, how many give 1 to 5 stars to a bed they regret and to one they love. */
const disappointing = [24, 17, 21, 22, 16] as const;
const beloved = [2, 3, 7, 20, 68] as const;

/** Few beds have hundreds of ratings, some have none. */
function ratingCount(random: Random): number {
  const kind = random.next();
  if (kind < 0.07) return 0;
  if (kind < 0.17) return random.int(1, 4);
  if (kind < 0.6) return random.int(5, 60);
  return kind < 0.88 ? random.int(61, 180) : random.int(181, 400);
}

/**
 * Owner ratings: how a bed is built counts for some of the stars, and delivery, price, partners and luck for the rest, which
 * a line's beds share in part. `luck` is from -1 to 1.
 */
export function inventRatings({ durability, support }: Readings, luck: number, random: Random): Distribution {
  const built = clamp((durability - 2.9) * 0.09 + (support - 3.3) * 0.04, -0.15, 0.15);
  const liking = clamp(0.66 + built + luck * 0.26 + random.step(-0.2, 0.2, 0.05), 0.05, 1);
  const shares = beloved.map((share, star) => share * liking + (disappointing[star] ?? 0) * (1 - liking));
  const distribution: Distribution = [0, 0, 0, 0, 0];
  for (let owner = ratingCount(random); owner > 0; owner -= 1) {
    let left = random.next() * 100;
    const star = shares.findIndex((share) => (left -= share) < 0);
    distribution[star === -1 ? 4 : star] = (distribution[star === -1 ? 4 : star] ?? 0) + 1;
  }
  return distribution;
}

/** Of a hundred owners, how many of each weight say how firm it feels. */
const tellingShares = { "under-130": 0.14, "130-180": 0.26, "180-230": 0.2, "230-300": 0.1, "over-300": 0.04 };

/** What owners of each weight say they feel; only some of those who rated say it, so never more than they. */
export function inventFelt(firmness: number, ratings: number, random: Random): Firmness["felt"] {
  return weightBands.flatMap((weight_band) => {
    const owners = Math.floor(ratings * tellingShares[weight_band] * (0.6 + random.next() * 0.4));
    const felt = clamp(tenths(feltFirmness(firmness, poundsOfBand(weight_band)) + random.step(-0.3, 0.3, 0.1)), 1, 10);
    return owners >= feltOwnersNeeded ? [{ weight_band, firmness: felt, owners }] : [];
  });
}
