import { feltFirmness, type WeightBand } from "../../../rules/firmness";
import { weightBands } from "../../../../app/contracts/mattress";
import { targetFirmness, type SleepPosition } from "../../../rules/target-firmness";
import type { Random } from "../random";
import { capital, numberWord } from "./wording";

/** The invented person behind a review. */
export interface Owner {
  position: SleepPosition;
  band: WeightBand;
  months: number;
  hot: boolean;
  shares: boolean;
  /** How much firmer the bed feels than would suit them; negative when it is too soft. */
  misfit: number;
}

/** A bed within this of the target suits. */
export const suits = (owner: Owner) => Math.abs(owner.misfit) <= 1.2;

function someOwner(firmness: number, random: Random): Owner {
  const position = random.pick([
    "side",
    "side",
    "side",
    "back",
    "back",
    "combination",
    "combination",
    "stomach",
  ] as const);
  const band = random.pick([...weightBands, "130-230", "130-230"] as const);
  return {
    position,
    band,
    months: random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 18, 20, 24, 30, 36]),
    hot: random.chance(0.35),
    shares: random.chance(0.65),
    misfit: feltFirmness(firmness, band) - targetFirmness(position, band),
  };
}

/** An owner for a number of stars: content ones are of a build that the bed suits, where one exists. */
export function ownerFor(rating: number, firmness: number, random: Random): Owner {
  const wanted = rating >= 4 || (rating === 3 && random.chance(0.5));
  let owner = someOwner(firmness, random);
  for (let tries = 0; suits(owner) !== wanted && tries < 7; tries += 1) owner = someOwner(firmness, random);
  return owner;
}

const on: Record<SleepPosition, string> = {
  side: "on my side",
  back: "on my back",
  stomach: "on my stomach",
  combination: "on my side or back",
};
const pounds: Record<WeightBand, readonly [number, number]> = {
  "under-130": [21, 25],
  "130-230": [27, 45],
  "over-230": [47, 58],
};

/** "a month", "eight months", "a year and a half". */
export function timeOwned(months: number): string {
  if (months === 1) return "a month";
  if (months === 12) return "a year";
  if (months === 18) return "a year and a half";
  if (months % 12 === 0) return `${numberWord(months / 12)} years`;
  return `${numberWord(months)} months`;
}

/** Values for the slots of a review. */
export function ownerWords(owner: Owner, random: Random): Record<string, string> {
  const sleeper = `${owner.position} sleeper`;
  const [low, high] = pounds[owner.band];
  return {
    on: on[owner.position],
    sleeper: `a ${sleeper}`,
    Sleeper: capital(sleeper),
    pounds: String(random.int(low, high) * 5),
    time: timeOwned(owner.months),
    partner: random.pick(["husband", "wife", "partner"]),
    pet: random.pick(["dog", "cat"]),
  };
}
