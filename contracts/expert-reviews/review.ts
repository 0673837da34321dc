import { z } from "zod";
import { expertReviewLink } from "./link";
import { facet } from "../listing";
import { mattressSize, modelSummary } from "../mattress";
import { modelOffer } from "../model-page";
import { count, firmnessValue, measure, outOfFive, points } from "../quantities";
import { day, demo, list, maybe, maybeList, orElse, paged } from "../tolerance";
import {
  acquisitionLabels,
  claimedLabels,
  claimLabels,
  expertReviewSortLabels,
  measurementLabels,
} from "../vocabulary/expert-reviews";
import { scoreLabels } from "../vocabulary/scores";
import { termsOf } from "../vocabulary/terms";

/** Tests of single beds: the measurements, separate from the scores derived from them. */

export const expertReviewSorts = termsOf(expertReviewSortLabels);
export const measurementKinds = termsOf(measurementLabels);
export const acquisitions = termsOf(acquisitionLabels);
export const claimOutcomes = termsOf(claimLabels);

const measurementKind = z.enum(measurementKinds);

/** A linear scale between the results that earn 5 and 1; beyond its ends the score doesn't change. */
const scale = z.object({
  part: z.enum(termsOf(scoreLabels)),
  five: measure.describe("Result that earns a 5, in the unit of the measurement."),
  one: measure.describe("Result that earns a 1."),
  step: measure.describe("Amount of the unit that makes one point of the score."),
  possible: points.describe("Maximum points out of 100 that this part can earn."),
});

/** One instrument and how it is used. */
export const testedWith = z.object({
  kind: measurementKind,
  unit: z.string().describe('Such as "inches" or "°F".'),
  instrument: z.string(),
  how: z.string().describe("How it is measured, in one or two sentences."),
  scale: maybe(scale).describe("Null if the measurement is not scored."),
});

export const measurement = z.object({
  kind: measurementKind,
  value: measure,
  unit: z.string(),
  instrument: z.string(),
  measured_on: day,
  middle: maybe(measure).describe("Median of all tested beds."),
  score: maybe(outOfFive).describe("What the result earns, from 1 to 5; null if it is not scored."),
  scale: maybe(scale),
});

export const claimCheck = z.object({
  of: z.enum(termsOf(claimedLabels)),
  claimed: measure,
  measured: measure,
  agrees: z.boolean(),
});

export const expertReviewSummary = expertReviewLink.extend({
  model: modelSummary,
  firmness: maybe(firmnessValue).describe("As measured; for a bed adjusted at home, at its middle setting."),
  claim: maybe(z.enum(claimOutcomes)).describe(
    "Measured firmness compared to the claimed one; null if either is unknown.",
  ),
});

/** Someone of another build who slept on the bed, too. */
const secondTester = z.object({
  name: z.string(),
  about: maybe(z.string()).describe("Sleep position and weight."),
  nights: maybe(count),
  first_night: maybe(day).describe("Day whose evening was their first night on it."),
  text: z.string().describe("What they felt, in one paragraph."),
});

/** GET expert-reviews/ */
export const expertReviewListing = z.object({
  demo,
  ...paged,
  tested: orElse(count, 0).describe("Total number of tested beds, regardless of filters."),
  size: orElse(mattressSize, "queen").describe("Size that prices are shown for."),
  sort: orElse(z.enum(expertReviewSorts), expertReviewSorts[0]),
  items: list(expertReviewSummary, 24),
  facets: maybeList(facet, 12, "rules"),
});

/** GET expert-reviews/{slug}/ */
export const expertReviewDetail = z.object({
  demo,
  size: orElse(mattressSize, "queen").describe("Size that prices are shown for."),
  tested: orElse(count, 0).describe("Total number of tested beds."),
  review: expertReviewSummary.extend({
    published_on: maybe(day),
    reviewer: maybe(z.string()),
    about_reviewer: maybe(z.string()).describe("Sleep position and weight, because they determine what someone feels."),
    method_version: maybe(z.string()),
    nights: maybe(count).describe("Number of nights the reviewer slept on it."),
    first_night: maybe(day).describe("Day whose evening was the reviewer's first night on it."),
    story: maybeList(z.string(), 20, "catalogue").describe("Paragraphs."),
    second_tester: maybe(secondTester).describe("Null if one person slept on it."),
    pros: maybeList(z.string(), 20, "catalogue"),
    cons: maybeList(z.string(), 20, "catalogue"),
    suits: maybe(z.string()).describe("Who it suits, in one sentence."),
    skip: maybe(z.string()).describe("Who should not buy it, in one sentence."),
    acquired: maybe(z.enum(acquisitions)),
    conflicts: maybe(z.string()).describe("Ties to the brand, or a statement that there are none."),
    measurements: maybeList(measurement, 20, "rules"),
    claims: maybeList(claimCheck, 10, "rules"),
  }),
  offer: maybe(modelOffer).describe("Where it is sold, and what this site is paid for a purchase there."),
  others: maybeList(expertReviewSummary, 6, "rules").describe(
    "Tested beds to compare it with: first from the same brand, then the closest of its type.",
  ),
});

/** GET test-method/ */
export const testMethod = z.object({
  demo,
  version: z.string(),
  changes: maybeList(z.object({ version: z.string(), what: z.string() }), 50, "rules").describe("Latest first."),
  tests: maybeList(testedWith, 20, "rules"),
  firmness_step: measure.describe("Pounds of force per point of firmness."),
  not_measured: maybeList(z.string(), 20, "rules"),
  tested: orElse(count, 0).describe("Number of tested beds."),
  acquired: maybeList(z.object({ how: z.enum(acquisitions), count }), 10, "rules").describe(
    "How the tested beds were acquired.",
  ),
});

export type MeasurementKind = z.infer<typeof measurementKind>;
export type Acquisition = (typeof acquisitions)[number];
export type ClaimOutcome = (typeof claimOutcomes)[number];
export type Scale = z.infer<typeof scale>;
export type TestedWith = z.infer<typeof testedWith>;
export type Measurement = z.infer<typeof measurement>;
export type ClaimCheck = z.infer<typeof claimCheck>;
export type ExpertReviewSort = (typeof expertReviewSorts)[number];
export type ExpertReviewSummary = z.infer<typeof expertReviewSummary>;
export type ExpertReviewListing = z.infer<typeof expertReviewListing>;
export type ExpertReviewDetail = z.infer<typeof expertReviewDetail>;
export type TestMethod = z.infer<typeof testMethod>;
