import type { Layer, MattressType } from "#contracts/mattress";
import { firmnessOf } from "../firmness";
import { type Readings, readingsOf } from "../readings/readings";
import { withTest } from "../readings/tested";
import { type Results, testScores } from "../test-method";
import { type BedlarkScore, bedlarkScore, type ScoredBed } from "./bedlark-score";
import { kinds } from "./kinds-2026-3";
import { makingGrade } from "./layer-grade";

export interface BuiltBed extends Pick<ScoredBed, "policies"> {
  type: MattressType;
  layers: readonly Layer[];
  edge_encased: boolean;
  two_sided: boolean;
}

export interface ReadBed {
  readings: Readings;
  /** All of its parts were tested, so its readings rest mostly on measurements. */
  tested: boolean;
  bedlark: BedlarkScore;
  /** How many ratings after a year or more its owners’ part is based on. */
  ownersAfterAYear: number;
}

/** Reads and scores a bed from its layers, its test results (null: untested) and owner ratings after a year. */
export function readBed(bed: BuiltBed, results: Results | null, afterAYear: ScoredBed["afterAYear"]): ReadBed {
  const readings = withTest(readingsOf(bed.layers), results);
  const tested = results !== null && testScores(results) !== null;
  const bedlark = bedlarkScore(
    {
      grade: makingGrade(bed.layers, { edgeEncased: bed.edge_encased, twoSided: bed.two_sided }),
      firmness: firmnessOf(bed.layers),
      readings,
      tested,
      afterAYear,
      policies: bed.policies,
    },
    kinds[bed.type],
  );
  return { readings, tested, bedlark, ownersAfterAYear: afterAYear.count };
}
