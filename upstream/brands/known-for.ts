import { formatMoney, listed } from "#contracts/english";
import { type MattressSize, mattressTypes, type MattressType } from "#contracts/mattress";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import type { SnapshotBrand, SnapshotModel } from "../catalogue/snapshot";
import { centsNow, isMade, priceRange } from "../rules/model-price";

const bedWords: Record<MattressType, string> = {
  innerspring: "innersprings",
  hybrid: "hybrids",
  "memory-foam": "memory foam beds",
  polyfoam: "polyfoam beds",
  latex: "latex beds",
  "latex-hybrid": "latex hybrids",
  "adjustable-air": "adjustable air beds",
  "polymer-grid": "polymer grid beds",
};

type KnownBrand = Pick<SnapshotBrand, "name" | "card"> & { models: readonly KnownModel[] };
type KnownModel = Pick<SnapshotModel, "prices" | "policies"> & { card: Pick<SnapshotModel["card"], "type"> };

/**
 * Two sentences derived from the range alone: what the brand makes and charges, then where it sells and how long the
 * trial is.
 */
export function knownFor(brand: KnownBrand, all: readonly KnownBrand[], size: MattressSize): string[] {
  if (brand.models.length === 0) return [];
  return [`${brand.name} makes ${typesMade(brand.models)}${asked(brand, all, size)}`, soldAndTried(brand)];
}

/** "mostly hybrids, along with innersprings", the most common type first. */
function typesMade(models: readonly KnownModel[]): string {
  const counts = mattressTypes
    .map((type) => ({ type, count: models.filter(({ card }) => card.type === type).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const [first, ...others] = counts;
  if (first === undefined) return "mattresses";
  if (others.length === 0) return `only ${bedWords[first.type]}`;
  const leads = first.count > models.length * 0.6;
  const words = others.map(({ type }) => bedWords[type]);
  return leads
    ? `mostly ${bedWords[first.type]}, along with ${listed(words)}`
    : listed([bedWords[first.type], ...words]);
}

function asked(brand: KnownBrand, all: readonly KnownBrand[], size: MattressSize): string {
  const named = sizeInSentence(size);
  if (!isMade(brand.models, size)) return `, and none of its beds comes in a ${named}.`;
  const { from, to } = priceRange(brand.models, size);
  const own = middlePrice(brand.models, size);
  if (from === null || to === null || own === null) return `, and we haven’t seen a price for a ${named} yet.`;
  const [costs, span] =
    from === to ? ["costs", formatMoney(from)] : ["usually costs", `${formatMoney(from)} to ${formatMoney(to)}`];
  return `, and a ${named} ${costs} ${besideOthers(own, all, size)}: ${span}.`;
}

/** By thirds of the brands' median prices. */
function besideOthers(own: number, all: readonly KnownBrand[], size: MattressSize): string {
  const known = all.flatMap(({ models }) => middlePrice(models, size) ?? []);
  const dearer = known.filter((cents) => cents > own).length / known.length;
  const cheaper = known.filter((cents) => cents < own).length / known.length;
  if (dearer >= 2 / 3) return "less than at most brands";
  return cheaper >= 2 / 3 ? "more than at most brands" : "about what most brands charge";
}

function middlePrice(models: readonly KnownModel[], size: MattressSize): number | null {
  const cents = models.flatMap((model) => centsNow(model, size) ?? []).sort((one, other) => one - other);
  return cents[Math.floor(cents.length / 2)] ?? null;
}

function soldAndTried({ card, models }: KnownBrand): string {
  const where =
    card.sold_online && card.sold_in_stores
      ? "You can buy online or try one in a store first"
      : card.sold_online
        ? "You buy online, without trying one first"
        : card.sold_in_stores
          ? "You’ll find them in stores, not online"
          : "We don’t know yet where they’re sold";
  const nights = models.flatMap(({ policies }) => policies.trial_nights ?? []);
  if (nights.length === 0) return `${where}, and we haven’t found a home trial.`;
  return `${where}, and ${nightsAtHome(nights, nights.length < models.length)}`;
}

/** The trial length of the beds for which it is published; `unknown`: for others it isn’t. */
function nightsAtHome(nights: readonly number[], unknown: boolean): string {
  const [least, most] = [Math.min(...nights), Math.max(...nights)];
  if (most === 0)
    return unknown ? "some beds have no home trial. For the others, we haven’t found one." : "there’s no home trial.";
  const home = "at home to change your mind";
  if (least === most)
    return unknown
      ? `you get ${most} nights ${home} with some beds. For the others, we haven’t found a trial.`
      : `you get ${most} nights ${home}.`;
  const span = least === 0 ? `up to ${most}` : `${least} to ${most}`;
  return `you get ${span} nights ${home}, depending on the bed.${unknown ? " For some, we haven’t found a trial." : ""}`;
}
