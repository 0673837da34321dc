import { acquisitions, measurementKinds, type TestMethod } from "#contracts/expert-reviews/review";
import { firmnessStep, methodChanges, methodVersion, notMeasured, tests } from "../rules/test-method";
import type { ExpertReviewCache } from "./expert-review-cache";
import { scaleOf } from "./review-detail";

/** How beds are tested, based on the rules that score the results. */
export function readTestMethod({ all }: ExpertReviewCache): Omit<TestMethod, "demo"> {
  return {
    version: methodVersion,
    changes: [...methodChanges],
    tests: measurementKinds.map((kind) => {
      const { unit, instrument, how } = tests[kind];
      return { kind, unit, instrument, how, scale: scaleOf(kind) };
    }),
    firmness_step: firmnessStep,
    not_measured: [...notMeasured],
    tested: all.length,
    acquired: acquisitions.map((how) => ({ how, count: all.filter(({ row }) => row.acquired === how).length })),
  };
}
