import type { Acquisition, MeasurementKind } from "../../../../app/contracts/expert-reviews/review";
import { plusDays } from "../../../../app/contracts/us-days";
import { methodVersion, tests } from "../../../rules/test-method";
import type { ExpertMeasurementTable, ExpertReviewTable } from "../../../expert-reviews/tables";
import type { SeedBeds, SeedModel } from "../catalogue-data";
import { marketRandom } from "../deals/cashback";
import { factSources } from "../prices/fact-sources";
import { createRandom, type Random } from "../random";
import { fill } from "../text/fill";
import { assignTesters, type Stays } from "./assign-testers";
import { chooseBeds } from "./choose-beds";
import { conflictWords } from "./conflict-words";
import { createFreshPick } from "./fresh-picks";
import { measureBed } from "./measure-bed";
import { testedBed, type TestedBed } from "./tested-bed";
import { aboutTester } from "./testers";
import { writeCons, writePros, writeStory, writeVerdict } from "./write-review";

export interface SeedExpertReview extends Omit<ExpertReviewTable, "id" | "model_id"> {
  model_slug: string;
  measurements: Omit<ExpertMeasurementTable, "review_id">[];
}

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
export interface BedTest {
  bed: TestedBed;
  stays: Stays;
  /** The day on which the catalogue has its firmness measured, at least 20 days before its last. */
  measured_on: string;
}

/** All tests of a seed before anything is written about them, in the order of the catalogue's brands. */
export function testBeds(seed: number, catalogue: SeedBeds): BedTest[] {
  const random = randomOf(seed);
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
    const { tester: reviewer, nights } = assigned.first;
    const results = measureBed({ ...model, measured }, own.fork("results"));
    const bed = testedBed(chosen, results, { reviewer, nights, acquired: own.pick(ways) });
    return { bed, stays: assigned, measured_on: measuredOn(model) };
  });
}

const randomOf = (seed: number) => createRandom(seed).fork("expert reviews");

export function generateExpertReviews(seed: number, catalogue: SeedBeds): SeedExpertReview[] {
  const pick = createFreshPick();
  return testBeds(seed, catalogue).map(({ bed, measured_on }) => {
    const own = randomOf(seed).fork(bed.model.slug);
    const pen = (part: string) => ({ pick, random: own.fork(part) });
    const measurements = measurementsOf(bed, measured_on, own.fork("days"));
    const tested_on = measurements.map((each) => each.measured_on).reduce((last, day) => (day > last ? day : last));
    return {
      model_slug: bed.model.slug,
      reviewer: bed.reviewer.name,
      about_reviewer: aboutTester(bed.reviewer),
      tested_on,
      published_on: plusDays(tested_on, own.int(2, 9)),
      method_version: methodVersion,
      nights: bed.nights,
      verdict: writeVerdict(bed, pen("verdict")),
      story: writeStory(bed, pen("story")),
      pros: writePros(bed, pen("pros")),
      cons: writeCons(bed, pen("cons")),
      // Whom it suits is what the match says of it.
      suits: "",
      skip: "",
      acquired: bed.acquired,
      conflicts: fill(pick(conflictWords[bed.acquired], own), { brand: bed.brand.name }),
      measurements,
    };
  });
}

/** The roller comes last, since nobody sleeps on the bed after it. */
function measurementsOf({ results }: TestedBed, measuredOn: string, random: Random): SeedExpertReview["measurements"] {
  const bench = plusDays(measuredOn, random.int(1, 5));
  const rolled = plusDays(measuredOn, random.int(6, 8));
  return (Object.keys(tests) as MeasurementKind[]).map((kind) => ({
    kind,
    value: results[kind],
    unit: tests[kind].unit,
    instrument: tests[kind].instrument,
    measured_on:
      kind === "wear" ? rolled : kind === "firmness" || kind === "height" || kind === "weight" ? measuredOn : bench,
  }));
}
