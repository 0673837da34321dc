import type { MeasurementKind } from "#contracts/expert-reviews/review";
import type { Db } from "../database/engine";
import { type Results, tests } from "../rules/test-method";

/** Our test results by model; for a bed tested twice, the later result. */
export async function testResults(db: Db): Promise<ReadonlyMap<number, Results>> {
  const rows = await db
    .selectFrom("expert_measurement")
    .innerJoin("expert_review", "expert_review.id", "expert_measurement.review_id")
    .select(["expert_review.model_id", "expert_measurement.kind", "expert_measurement.value"])
    .orderBy("expert_review.tested_on")
    .orderBy("expert_review.id")
    .execute();
  const results = new Map<number, Partial<Record<MeasurementKind, number>>>();
  for (const { model_id, kind, value } of rows) {
    if (!Object.hasOwn(tests, kind)) continue;
    results.set(model_id, { ...results.get(model_id), [kind]: value });
  }
  return results;
}

/** Stars of owner reviews that currently count and were given after a year or more, by model slug. */
export async function ratingsAfterAYear(db: Db): Promise<ReadonlyMap<string, { count: number; stars: number }>> {
  const rows = await db
    .selectFrom("owner_review")
    .innerJoin("owner_review_version", "owner_review_version.review_id", "owner_review.id")
    .where("owner_review.state", "=", "published")
    .where("owner_review.model_slug", "is not", null)
    .where("owner_review_version.state", "=", "published")
    .select(["owner_review.model_slug", "owner_review_version.months_owned", "owner_review_version.rating"])
    .distinctOn("owner_review.id")
    .orderBy("owner_review.id")
    .orderBy("owner_review_version.number", "desc")
    .execute();
  const given = new Map<string, { count: number; stars: number }>();
  for (const { model_slug, months_owned, rating } of rows) {
    if (model_slug === null || months_owned < 12) continue;
    const { count: before, stars } = given.get(model_slug) ?? { count: 0, stars: 0 };
    given.set(model_slug, { count: before + 1, stars: stars + rating });
  }
  return given;
}
