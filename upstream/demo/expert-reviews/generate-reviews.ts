import type { MeasurementKind } from "#contracts/expert-reviews/review";
import { plusDays } from "#contracts/us-days";
import { methodVersion, tests } from "../../rules/test-method";
import type { ExpertMeasurementTable, ExpertReviewTable, ExpertSecondTesterTable } from "../../expert-reviews/tables";
import type { SeedBeds } from "../catalogue/catalogue-data";
import type { Random } from "../random";
import { fill } from "../text/fill";
import { type BedTest, bedTests, testRandom } from "./bed-tests";
import { conflictText } from "./conflict-text";
import type { ExpertText } from "./expert-texts";
import { createFreshPick } from "./fresh-picks";
import { aboutTester, testerNamed } from "./testers";
import { textOf } from "./text-of-test";

export interface SeedExpertReview extends Omit<ExpertReviewTable, "id" | "model_id"> {
  model_slug: string;
  second_tester: Omit<ExpertSecondTesterTable, "review_id"> | null;
  measurements: Omit<ExpertMeasurementTable, "review_id">[];
}

/** Only of beds whose results someone has written about: those of another seed have none. */
export function generateExpertReviews(seed: number, catalogue: SeedBeds): SeedExpertReview[] {
  const pick = createFreshPick();
  return bedTests(seed, catalogue).flatMap((test) => {
    const text = textOf(test);
    if (text === null) return [];
    const { model, brand, acquired, stays } = test;
    const own = testRandom(seed).fork(model.slug);
    const measurements = measurementsOf(test, own.fork("days"));
    const tested_on = measurements.map((each) => each.measured_on).reduce((last, day) => (day > last ? day : last));
    const reviewer = testerNamed(text.from.reviewer);
    return {
      model_slug: model.slug,
      tested_on,
      published_on: plusDays(tested_on, own.int(2, 9)),
      method_version: methodVersion,
      reviewer: reviewer.name,
      about_reviewer: aboutTester(reviewer),
      nights: stays.first.nights,
      first_night: stays.first.first_night,
      second_tester: secondTester(test, text),
      verdict: text.verdict,
      story: text.story,
      pros: text.strengths,
      cons: text.weaknesses,
      // Whom it suits is what the match says of it.
      suits: "",
      skip: "",
      acquired,
      conflicts: fill(pick(conflictText[acquired], own), { brand: brand.name }),
      measurements,
    };
  });
}

function secondTester({ stays }: BedTest, { second: written }: ExpertText): SeedExpertReview["second_tester"] {
  if (written === undefined || stays.second === null) return null;
  const { nights, first_night } = stays.second;
  const tester = testerNamed(written.reviewer);
  return { name: tester.name, about: aboutTester(tester), nights, first_night, text: written.text };
}

/** The roller comes last, since nobody sleeps on the bed after it. */
function measurementsOf(
  { results, measured_on: measuredOn }: BedTest,
  random: Random,
): SeedExpertReview["measurements"] {
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
