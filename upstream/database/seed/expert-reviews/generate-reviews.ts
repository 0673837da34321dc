import type { Acquisition, MeasurementKind } from "../../../../app/contracts/expert-reviews/review";
import { plusDays } from "../../../../app/contracts/us-days";
import { methodVersion, tests } from "../../../rules/test-method";
import type { ExpertMeasurementTable, ExpertReviewTable } from "../../../expert-reviews/tables";
import type { SeedBeds } from "../catalogue-data";
import type { Random } from "../random";
import { fill } from "../text/fill";
import { chooseBeds } from "./choose-beds";
import { conflictWords } from "./conflict-words";
import { createFreshPick } from "./fresh-picks";
import { measureBed } from "./measure-bed";
import { aboutReviewer, reviewers } from "./reviewers";
import { testedBed, type TestedBed } from "./tested-bed";
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

/** `measuredOn`: the day on which the catalogue has a bed's firmness measured, at least 20 days before its last. */
export function generateExpertReviews(
  catalogue: SeedBeds,
  measuredOn: (slug: string) => string,
  random: Random,
): SeedExpertReview[] {
  const pick = createFreshPick();
  return chooseBeds(catalogue, random.fork("beds")).map((chosen) => {
    const own = random.fork(chosen.model.slug);
    const { model } = chosen;
    const measured = model.firmness.measured;
    if (measured === null) throw new RangeError(`Nobody measured ${model.slug}`);
    const results = measureBed({ ...model, measured }, own.fork("results"));
    const acquired = pick(ways, own);
    const bed = testedBed(chosen, results, { reviewer: pick(reviewers, own), nights: own.int(14, 30), acquired });
    const pen = (part: string) => ({ pick, random: own.fork(part) });
    const measurements = measurementsOf(bed, measuredOn(model.slug), own.fork("days"));
    const tested_on = measurements
      .map(({ measured_on }) => measured_on)
      .reduce((last, day) => (day > last ? day : last));
    return {
      model_slug: model.slug,
      reviewer: bed.reviewer.name,
      about_reviewer: aboutReviewer(bed.reviewer),
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
      acquired,
      conflicts: fill(pick(conflictWords[acquired], own), { brand: chosen.brand.name, reviewer: bed.reviewer.name }),
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
