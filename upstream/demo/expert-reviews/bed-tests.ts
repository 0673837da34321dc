import type { Acquisition } from "#contracts/expert-reviews/review";
import type { SeedBeds, SeedModel } from "../catalogue/catalogue-data";
import { marketRandom } from "../deals/cashback";
import { factSources } from "../prices/fact-sources";
import { createRandom } from "../random";
import { assignTesters, type Stays } from "./assign-testers";
import { type ChosenBed, chooseBeds } from "./choose-beds";
import { type FullResults, measureBed } from "./measure-bed";

/** Most tested beds are bought. */
const ways: readonly Acquisition[] = [
  "bought",
  "bought",
  "bought",
  "bought",
  "bought",
  "lent",
  "lent",
  "lent",
  "given",
];

/** A bed with what was measured on it and who slept on it. */
export interface BedTest extends ChosenBed {
  results: FullResults;
  acquired: Acquisition;
  stays: Stays;
  /** The day on which the catalogue has its firmness measured, at least 20 days before its last. */
  measured_on: string;
}

/** All tests of a seed before anything is written about them, in the order of the catalogue's brands. */
export function bedTests(seed: number, catalogue: SeedBeds): BedTest[] {
  const random = testRandom(seed);
  const sources = marketRandom(seed).fork("sources");
  const measuredOn = (model: SeedModel) => {
    const { measured_on } = factSources(model, sources);
    if (measured_on === null) throw new RangeError(`Nobody measured ${model.slug}`);
    return measured_on;
  };
  const beds = chooseBeds(catalogue, random.fork("beds"));
  const stays = assignTesters(beds, measuredOn, random.fork("testers"));
  return beds.map((chosen) => {
    const { model } = chosen;
    const own = random.fork(model.slug);
    const measured = model.firmness.measured;
    const assigned = stays.get(model.slug);
    if (measured === null || assigned === undefined) throw new RangeError(`Nobody tested ${model.slug}`);
    const results = measureBed({ ...model, measured }, own.fork("results"));
    return { ...chosen, results, acquired: own.pick(ways), stays: assigned, measured_on: measuredOn(model) };
  });
}

/** The generator that the tests of a seed come from. */
export const testRandom = (seed: number) => createRandom(seed).fork("expert reviews");
