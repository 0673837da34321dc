import { sql } from "kysely";
import type { Db } from "../../engine";
import { insertRows, resetIdentity } from "../../insert-rows";
import { generateExpertReviews } from "../expert-reviews/generate-reviews";
import { createRandom } from "../random";
import type { Seeding } from "./seeding";

/** The catalogue's measured firmness of a tested bed is from our own test. */
export const ownTestSource = "Demo data: made-up test of our own";

/** Inserts the demonstration's expert reviews. The days of the measurements are in the database, moved already. */
export async function insertExpertReviews(db: Db, { seed, catalogue }: Seeding): Promise<void> {
  const models = await db.selectFrom("model").select(["id", "slug", "measured_on"]).execute();
  const bySlug = new Map(models.map((model) => [model.slug, model]));
  const found = (slug: string) => {
    const model = bySlug.get(slug);
    if (model === undefined || model.measured_on === null) throw new Error(`${slug} has no day of measurement.`);
    return { id: model.id, measured_on: model.measured_on };
  };
  const reviews = generateExpertReviews(
    catalogue,
    (slug) => found(slug).measured_on,
    createRandom(seed).fork("expert reviews"),
  );
  await insertRows(
    db,
    "expert_review",
    reviews.map(({ model_slug, measurements: _, ...row }, index) => ({
      id: index + 1,
      model_id: found(model_slug).id,
      ...row,
    })),
  );
  await insertRows(
    db,
    "expert_measurement",
    reviews.flatMap(({ measurements }, index) => measurements.map((row) => ({ review_id: index + 1, ...row }))),
  );
  await resetIdentity(db, "expert_review");
  await sql`
    update model set measurement_source = ${ownTestSource} where id in (select model_id from expert_review)
  `.execute(db);
}
