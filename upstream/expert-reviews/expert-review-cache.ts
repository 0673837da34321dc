import { z } from "zod";
import {
  acquisitions,
  type ClaimOutcome,
  type ExpertReviewSummary,
  type MeasurementKind,
  measurementKinds,
} from "#contracts/expert-reviews/review";
import type { ExpertReviewLink, TestPlace } from "#contracts/expert-reviews/link";
import type { MattressSize } from "#contracts/mattress";
import { measure } from "#contracts/quantities";
import { day } from "#contracts/tolerance";
import { completeRows, type ReportIncomplete } from "../database/complete-rows";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { isFirmnessChosen } from "../rules/firmness";
import { firmnessOutcome } from "../rules/test-claims";
import { firmnessFromForce, type Results, testScore } from "../rules/test-method";
import { placesOf } from "./test-places";
import type { ExpertMeasurementTable, ExpertReviewTable, ExpertSecondTesterTable } from "./tables";

/** A tested bed as cached in the process: the review, the measurements, and what is derived from them. */
export interface HeldReview {
  row: Omit<ExpertReviewTable, "id"> & { id: number };
  model: SnapshotModel;
  second: Omit<ExpertSecondTesterTable, "review_id"> | null;
  measurements: readonly Omit<ExpertMeasurementTable, "review_id">[];
  results: Results;
  /** Null if a part was not measured. */
  score: number | null;
  place: TestPlace | null;
  firmness: number | null;
  claim: ClaimOutcome | null;
}

/** All tests, reloaded with the catalogue. */
export interface ExpertReviewCache {
  all: readonly HeldReview[];
  /** By the slug of the bed. */
  bySlug: ReadonlyMap<string, HeldReview>;
  /** The median of all results of a kind. */
  middles: ReadonlyMap<MeasurementKind, number>;
}

/** The fields of a test that lists need. */
const completeReview = z.object({
  tested_on: day,
  published_on: day,
  first_night: day.nullable().catch(null),
  acquired: z.enum(acquisitions),
});

const completeSecond = z.object({ first_night: day.nullable().catch(null) });

/** The inputs of a score. */
const completeMeasurement = z.object({ kind: z.enum(measurementKinds), value: measure, measured_on: day });

/** The complete tests of beds in the catalogue. */
export async function loadExpertReviews(
  db: Db,
  catalogue: CatalogueSnapshot,
  report: ReportIncomplete,
): Promise<ExpertReviewCache> {
  const measured = new Map<number, HeldReview["measurements"][number][]>();
  const beds = await db
    .selectFrom("expert_review")
    .innerJoin("model", "model.id", "expert_review.model_id")
    .selectAll("expert_review")
    .select("model.slug")
    .orderBy("expert_review.id")
    .execute();
  const values = await db
    .selectFrom("expert_measurement")
    .innerJoin("expert_review", "expert_review.id", "expert_measurement.review_id")
    .innerJoin("model", "model.id", "expert_review.model_id")
    .selectAll("expert_measurement")
    .select("model.slug")
    .execute();
  const others = await db
    .selectFrom("expert_second_tester")
    .innerJoin("expert_review", "expert_review.id", "expert_second_tester.review_id")
    .innerJoin("model", "model.id", "expert_review.model_id")
    .selectAll("expert_second_tester")
    .select("model.slug")
    .execute();
  const seconds = new Map(
    completeRows("expert_second_tester", completeSecond, others, report).map(({ review_id, slug: _, ...each }) => [
      review_id,
      each,
    ]),
  );
  const measurements = completeRows("expert_measurement", completeMeasurement, values, report);
  for (const { review_id, slug: _, ...each } of measurements) {
    const own = measured.get(review_id);
    if (own === undefined) measured.set(review_id, [each]);
    else own.push(each);
  }
  const held = completeRows("expert_review", completeReview, beds, report).flatMap(
    ({ slug: _, ...row }): Omit<HeldReview, "place">[] => {
      const model = catalogue.byId.get(row.model_id);
      if (model === undefined) return [];
      const own = measured.get(row.id) ?? [];
      const results: Results = Object.fromEntries(own.map(({ kind, value }) => [kind, value]));
      const firmness = results.firmness === undefined ? null : firmnessFromForce(results.firmness);
      // For an adjustable bed, brands don't claim a single firmness.
      const claimed = isFirmnessChosen(model.firmness) ? null : model.firmness.claimed;
      const claim = firmness === null || claimed === null ? null : firmnessOutcome(claimed, firmness);
      const second = seconds.get(row.id) ?? null;
      return [{ row, model, second, measurements: own, results, score: testScore(results), firmness, claim }];
    },
  );
  const places = placesOf(held, ({ model }) => model.made_for !== null);
  const all = held.map((test) => ({ ...test, place: places.get(test) ?? null }));
  return {
    all,
    bySlug: new Map(all.map((held) => [held.model.card.slug, held])),
    middles: middlesOf(all),
  };
}

/** The same tests with the beds of a reloaded catalogue. */
export function withCatalogue(
  { all, middles }: ExpertReviewCache,
  { byId }: Pick<CatalogueSnapshot, "byId">,
): ExpertReviewCache {
  const now = all.map((held) => ({ ...held, model: byId.get(held.model.id) ?? held.model }));
  return { all: now, bySlug: new Map(now.map((held) => [held.model.card.slug, held])), middles };
}

function middlesOf(all: readonly HeldReview[]): ExpertReviewCache["middles"] {
  const values = new Map<MeasurementKind, number[]>();
  for (const { kind, value } of all.flatMap(({ measurements }) => measurements))
    values.set(kind, [...(values.get(kind) ?? []), value]);
  return new Map([...values].map(([kind, list]) => [kind, list.sort((one, other) => one - other)[list.length >> 1]!]));
}

/** The data for a link to a test from another page. */
export const reviewLink = ({ row, model, score, place }: HeldReview): ExpertReviewLink => ({
  slug: model.card.slug,
  name: model.card.name,
  score,
  place,
  verdict: row.verdict,
  tested_on: row.tested_on,
});

export const reviewSummary = (held: HeldReview, size: MattressSize): ExpertReviewSummary => ({
  ...reviewLink(held),
  model: cardIn(held.model, size),
  firmness: held.firmness,
  claim: held.claim,
});

/** The tested beds of a brand, the highest test score first. */
export const reviewsOfBrand = ({ all }: ExpertReviewCache, brand: string): HeldReview[] =>
  all
    .filter(({ model }) => model.card.brand.slug === brand)
    .sort((one, other) => (other.score ?? 0) - (one.score ?? 0) || one.row.id - other.row.id);

export interface ExpertReviewSource {
  /** The current tests of beds. */
  expertReviews(): ExpertReviewCache;
}
