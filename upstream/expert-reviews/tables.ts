import type { Generated } from "kysely";
import type { Acquisition, MeasurementKind } from "../../app/contracts/expert-reviews/review";

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
  verdict: string;
  story: string[];
  pros: string[];
  cons: string[];
  suits: string;
  skip: string;
  acquired: Acquisition;
  conflicts: string;
}
/** A result as the instrument gave it; the scores follow from it (rules/test-method.ts). */
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
}
