import { weightBands } from "#contracts/mattress";
import { feltFirmness } from "../../rules/firmness";
import { poundsOfBand } from "../../rules/match/weight-bands";
import { targetFirmness, type SleepPosition } from "../../rules/target-firmness";
import type { Random } from "../random";

/** The invented person behind a rating. */
export interface Owner {
  position: SleepPosition;
  band: (typeof weightBands)[number];
  /** How much firmer the bed feels than would suit them; negative when it is too soft. */
  misfit: number;
}

/** A bed within this of the target suits. */
const suits = (owner: Owner) => Math.abs(owner.misfit) <= 1.2;

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
  const band = random.pick([...weightBands, "130-180", "130-180", "180-230"] as const);
  return {
    position,
    band,
    misfit: feltFirmness(firmness, poundsOfBand(band)) - targetFirmness(position, poundsOfBand(band)),
  };
}

/** An owner for a number of stars: content ones are of a build that the bed suits, where one exists. */
export function ownerFor(rating: number, firmness: number, random: Random): Owner {
  const wanted = rating >= 4 || (rating === 3 && random.chance(0.5));
  let owner = someOwner(firmness, random);
  for (let tries = 0; suits(owner) !== wanted && tries < 7; tries += 1) owner = someOwner(firmness, random);
  return owner;
}
