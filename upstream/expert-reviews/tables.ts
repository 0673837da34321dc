import type { Generated } from "kysely";
import type { Acquisition, MeasurementKind } from "#contracts/expert-reviews/review";

export interface ExpertReviewTable {
  id: Generated<number>;
  model_id: number;
  reviewer: string;
  /** How they sleep and what they weigh. */
  about_reviewer: string;
  tested_on: string;
  published_on: string;
  method_version: string;
  nights: number;
  /** The date of the reviewer's first night on it. */
  first_night: string | null;
  verdict: string;
  story: string[];
  pros: string[];
  cons: string[];
  suits: string;
  skip: string;
  acquired: Acquisition;
  conflicts: string;
}
/** A person with a different build who slept on the bed after the reviewer. */
export interface ExpertSecondTesterTable {
  review_id: number;
  name: string;
  /** How they sleep and what they weigh. */
  about: string;
  nights: number;
  first_night: string | null;
  /** What they felt, one paragraph. */
  text: string;
}

/** A raw instrument reading; scores are derived from it (rules/test-method.ts). */
export interface ExpertMeasurementTable {
  review_id: number;
  kind: MeasurementKind;
  value: number;
  unit: string;
  instrument: string;
  measured_on: string;
}

export interface ExpertReviewTables {
  expert_review: ExpertReviewTable;
  expert_measurement: ExpertMeasurementTable;
  expert_second_tester: ExpertSecondTesterTable;
}

declare module "../database/tables" {
  interface Database extends ExpertReviewTables {}
}
