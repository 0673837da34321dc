import type { Firmness } from "../../../app/contracts/mattress";
import { weightBands } from "../../../app/contracts/mattress";
import { feltFirmness, feltOwnersNeeded } from "../../rules/firmness";
import { clamp, tenths } from "../../rules/piecewise";
import type { Random } from "./random";

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

/** Owner ratings whose distribution follows the overall score, 0 to 100. */
export function inventRatings(score: number, random: Random): Distribution {
  const liking = clamp((score - 52) / 34 + random.step(-0.2, 0.2, 0.05), 0, 1);
  const shares = beloved.map((share, star) => share * liking + (disappointing[star] ?? 0) * (1 - liking));
  const distribution: Distribution = [0, 0, 0, 0, 0];
  for (let owner = ratingCount(random); owner > 0; owner -= 1) {
    let left = random.next() * 100;
    const star = shares.findIndex((share) => (left -= share) < 0);
    distribution[star === -1 ? 4 : star] = (distribution[star === -1 ? 4 : star] ?? 0) + 1;
  }
  return distribution;
}

/** What owners of each weight say they feel; only some of those who rated say it, so never more than they. */
export function inventFelt(firmness: number, ratings: number, random: Random): Firmness["felt"] {
  const shares = { "under-130": 0.15, "130-230": 0.4, "over-230": 0.2 };
  return weightBands.flatMap((weight_band) => {
    const owners = Math.floor(ratings * shares[weight_band] * (0.6 + random.next() * 0.4));
    const felt = clamp(tenths(feltFirmness(firmness, weight_band) + random.step(-0.3, 0.3, 0.1)), 1, 10);
    return owners >= feltOwnersNeeded ? [{ weight_band, firmness: felt, owners }] : [];
  });
}
