import { sql } from "kysely";
import type { Db } from "../../database/engine";
import { insertRows, resetIdentity } from "../../database/insert-rows";
import { generateExpertReviews } from "./generate-reviews";
import type { Seeding } from "../seeding";

/** The catalogue's measured firmness of a tested bed is from our own test. */
export const ownTestSource = "Demo data: made-up test of our own";

/** Inserts the demonstration's expert reviews, whose firmness is measured on the day that the database has for its bed. */
export async function insertExpertReviews(db: Db, { seed, catalogue, move }: Seeding): Promise<void> {
  const models = await db.selectFrom("model").select(["id", "slug"]).execute();
  const ids = new Map(models.map(({ id, slug }) => [slug, id]));
  const modelId = (slug: string) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`${slug} is not in the catalogue.`);
    return id;
  };
  const reviews = move(generateExpertReviews(seed, catalogue));
  await insertRows(
    db,
    "expert_review",
    reviews.map(({ model_slug, measurements: _, second_tester: __, ...row }, index) => ({
      id: index + 1,
      model_id: modelId(model_slug),
      ...row,
    })),
  );
  await insertRows(
    db,
    "expert_measurement",
    reviews.flatMap(({ measurements }, index) => measurements.map((row) => ({ review_id: index + 1, ...row }))),
  );
  await insertRows(
    db,
    "expert_second_tester",
    reviews.flatMap(({ second_tester: row }, index) => (row === null ? [] : [{ review_id: index + 1, ...row }])),
  );
  await resetIdentity(db, "expert_review");
  await sql`
    update model set measurement_source = ${ownTestSource} where id in (select model_id from expert_review)
  `.execute(db);
}
