import type { MeasurementKind } from "../../../../app/contracts/expert-reviews/review";
import { plusDays } from "../../../../app/contracts/us-days";
import { methodVersion, tests } from "../../../rules/test-method";
import type {
  ExpertMeasurementTable,
  ExpertReviewTable,
  ExpertSecondTesterTable,
} from "../../../expert-reviews/tables";
import type { SeedBeds } from "../catalogue-data";
import type { Random } from "../random";
import { fill } from "../text/fill";
import { type BedTest, bedTests, testRandom } from "./bed-tests";
import { conflictWords } from "./conflict-words";
import { type ExpertText, textOf } from "./expert-texts";
import { createFreshPick } from "./fresh-picks";
import type { TestedBed } from "./tested-bed";
import { aboutTester, testerNamed } from "./testers";
import { writeCons, writePros, writeStory, writeVerdict } from "./write-review";

export interface SeedExpertReview extends Omit<ExpertReviewTable, "id" | "model_id"> {
  model_slug: string;
  second_tester: Omit<ExpertSecondTesterTable, "review_id"> | null;
  measurements: Omit<ExpertMeasurementTable, "review_id">[];
}

export function generateExpertReviews(seed: number, catalogue: SeedBeds): SeedExpertReview[] {
  const pick = createFreshPick();
  return bedTests(seed, catalogue).map((test) => {
    const { bed, measured_on } = test;
    const own = testRandom(seed).fork(bed.model.slug);
    const pen = (part: string) => ({ pick, random: own.fork(part) });
    const measurements = measurementsOf(bed, measured_on, own.fork("days"));
    const tested_on = measurements.map((each) => each.measured_on).reduce((last, day) => (day > last ? day : last));
    const text = textOf(test);
    const reviewer = text === null ? bed.reviewer : testerNamed(text.from.reviewer);
    return {
      model_slug: bed.model.slug,
      tested_on,
      published_on: plusDays(tested_on, own.int(2, 9)),
      method_version: methodVersion,
      reviewer: reviewer.name,
      about_reviewer: aboutTester(reviewer),
      nights: bed.nights,
      first_night: test.stays.first.first_night,
      second_tester: secondTester(test, text),
      verdict: text?.verdict ?? writeVerdict(bed, pen("verdict")),
      story: text?.story ?? writeStory(bed, pen("story")),
      pros: text?.strengths ?? writePros(bed, pen("pros")),
      cons: text?.weaknesses ?? writeCons(bed, pen("cons")),
      // Whom it suits is what the match says of it.
      suits: "",
      skip: "",
      acquired: bed.acquired,
      conflicts: fill(pick(conflictWords[bed.acquired], own), { brand: bed.brand.name }),
      measurements,
    };
  });
}

/** Only who has written what they felt. */
function secondTester({ stays }: BedTest, text: ExpertText | null): SeedExpertReview["second_tester"] {
  const written = text?.second;
  if (written === undefined || stays.second === null) return null;
  const { nights, first_night } = stays.second;
  const tester = testerNamed(written.reviewer);
  return { name: tester.name, about: aboutTester(tester), nights, first_night, text: written.text };
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
