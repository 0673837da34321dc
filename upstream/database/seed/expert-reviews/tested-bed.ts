import type { Acquisition, ClaimOutcome, MeasurementKind } from "../../../../app/contracts/expert-reviews/review";
import type { ConstructionScores } from "../../../../app/contracts/mattress";
import { measurementLabels } from "../../../../app/contracts/vocabulary/expert-reviews";
import { overallScore } from "../../../rules/overall-score";
import { firmnessOutcome, heightTolerance } from "../../../rules/test-claims";
import { firmnessFromForce, tests, testScores } from "../../../rules/test-method";
import type { ScoreKey } from "../text/score-sentences";
import { rankedScores } from "../text/wording";
import type { ChosenBed } from "./choose-beds";
import type { FullResults } from "./measure-bed";
import type { Tester } from "./testers";

/** All that a reviewer knows when sitting down to write. */
export interface TestedBed extends ChosenBed {
  results: FullResults;
  reviewer: Tester;
  nights: number;
  acquired: Acquisition;
  scores: ConstructionScores;
  score: number;
  /** Parts from the best result to the worst. */
  ranked: readonly ScoreKey[];
  measured: number;
  claim: ClaimOutcome;
  /** It is set at home. */
  dial: boolean;
  /** Its height falls short of what the brand says. */
  low: boolean;
}

export function testedBed(
  chosen: ChosenBed,
  results: FullResults,
  test: Pick<TestedBed, "reviewer" | "nights" | "acquired">,
): TestedBed {
  const scores = testScores(results);
  if (scores === null) throw new RangeError(`${chosen.model.slug} was not measured in full`);
  const measured = firmnessFromForce(results.firmness);
  return {
    ...chosen,
    results,
    ...test,
    scores,
    score: overallScore(scores),
    ranked: rankedScores(scores),
    measured,
    claim: firmnessOutcome(chosen.model.firmness.claimed, measured),
    dial: chosen.model.firmness.range !== null,
    low: chosen.model.height_inches - results.height >= heightTolerance,
  };
}

const kindOf = new Map(
  (Object.entries(tests) as [MeasurementKind, (typeof tests)[MeasurementKind]][]).flatMap(([kind, { scored }]) =>
    scored === null ? [] : [[scored.part, kind]],
  ),
);

/** "1.4 inches", "0.8 seconds", "9.1 °F": a result as a reviewer writes it. */
export function resultWords({ results }: Pick<TestedBed, "results">, kind: MeasurementKind): string {
  const value = results[kind].toFixed(measurementLabels[kind].decimals);
  const { unit } = tests[kind];
  const one = { inches: "inch", seconds: "second" }[unit];
  // One inch has no plural; "0.9 inches" and "1.0 inch" are what people write.
  return `${value} ${one !== undefined && Number(value) === 1 ? one : unit}`;
}

export function partResult(bed: Pick<TestedBed, "results">, part: ScoreKey): string {
  const kind = kindOf.get(part);
  if (kind === undefined) throw new RangeError(`Nothing measures ${part}`);
  return resultWords(bed, kind);
}
