import type { Policies } from "../../../app/contracts/catalogue";
import type { BrandCharacter } from "./brand-characters";
import { daysBefore } from "./dates";
import type { Random } from "./random";

export const policySource = "Demo data: made-up trial and warranty terms";

/** The value, or null as often as real policies leave it unsaid. */
function published<T>(random: Random, value: T, unsaid = 0.12): T | null {
  return random.chance(unsaid) ? null : value;
}

const trialNights = {
  budget: [100, 100, 120, 365],
  mid: [90, 100, 100, 120, 180, 365],
  luxury: [90, 120, 180, 365],
} as const;

/** Trial, return and warranty of a brand's collection, in ranges usual for where the brand sells. */
export function inventPolicies(brand: BrandCharacter, random: Random): Policies {
  const atHome = brand.online;
  const nights = atHome ? random.pick(trialNights[brand.tier]) : random.pick([30, 60, 90, 120]);
  const trial = brand.longTrial ? 365 : published(random, nights);
  const fee = atHome ? random.pick([0, 0, 0, 4900, 9900, 14900]) : random.pick([0, 9900, 14900, 19900]);
  const kind =
    atHome && random.chance(0.85) ? "refund" : random.pick(["exchange", "exchange", "store-credit", "refund"] as const);
  const warranty = published(random, random.pick(brand.tier === "budget" ? [5, 10, 10] : [10, 10, 15, 20, 25]), 0.05);
  return {
    source: policySource,
    checked_on: daysBefore(random.int(5, 120)),
    trial_nights: trial,
    break_in_nights: trial === null ? null : published(random, random.pick(trial < 60 ? [0, 7, 14] : [0, 21, 30, 30])),
    return_fee_cents: trial === null ? null : published(random, fee),
    return_pickup: trial === null ? null : published(random, random.chance(atHome ? 0.75 : 0.4)),
    return_kind: trial === null ? null : published(random, kind, 0.08),
    warranty_years: warranty,
    nonprorated_years:
      warranty === null
        ? null
        : published(random, random.pick(warranty <= 10 ? [warranty, warranty] : [10, 10, warranty])),
    sag_threshold_inches: warranty === null ? null : published(random, random.pick([0.75, 1, 1, 1.25, 1.5]), 0.2),
    foundation_required: published(random, random.chance(0.6), 0.15),
    stain_voids_warranty: published(random, random.chance(0.8), 0.2),
  };
}
