import type { Db } from "../../database/engine";
import { insertRows } from "../../database/insert-rows";
import type { SeedReview } from "./catalogue-data";
import { ownerRatings } from "./owner-ratings";
import { createRandom } from "../random";
import type { Seeding } from "../seeding";

/** Inserts the demonstration's ratings by kind of sleeper. */
export async function insertOwnerRatings(db: Db, { seed, catalogue }: Seeding): Promise<void> {
  const models = await db.selectFrom("model").select(["id", "slug"]).execute();
  const idOf = new Map(models.map(({ id, slug }) => [slug, id]));
  const reviews = new Map<string, SeedReview[]>(catalogue.models.map(({ slug }) => [slug, []]));
  for (const review of catalogue.reviews) reviews.get(review.model_slug)?.push(review);
  const random = createRandom(seed).fork("owner ratings");
  const rows = catalogue.models.flatMap((model) =>
    ownerRatings(model, reviews.get(model.slug) ?? [], random.fork(model.slug)).map(({ model_slug, ...row }) => ({
      model_id: idOf.get(model_slug),
      ...row,
    })),
  );
  await insertRows(db, "owner_rating", rows);
}
