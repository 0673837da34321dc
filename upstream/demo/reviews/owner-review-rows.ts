import type { Db } from "../../database/engine";
import { insertRows, resetIdentity } from "../../database/insert-rows";
import { countSeededDecisions, decidedAt } from "./decisions";
import type { Seeding } from "../seeding";

/** Inserts the demonstration's owner reviews, numbered after those of visitors. */
export async function insertOwnerReviews(db: Db, { catalogue, move }: Seeding): Promise<void> {
  const beds = await db.selectFrom("model").select(["slug", "name", "line_id"]).execute();
  const brands = await db
    .selectFrom("mattress_line")
    .innerJoin("collection", "collection.id", "mattress_line.collection_id")
    .innerJoin("brand", "brand.id", "collection.brand_id")
    .select(["mattress_line.id", "brand.slug"])
    .execute();
  const brandOf = new Map(brands.map(({ id, slug }) => [id, slug]));
  const bedOf = new Map(beds.map(({ slug, name, line_id }) => [slug, { name, brand: brandOf.get(line_id)! }]));
  const { last } = await db
    .selectFrom("owner_review")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const reviews = move(catalogue.reviews).map((review, index) => ({ ...review, id: (last ?? 0) + index + 1 }));
  await insertRows(
    db,
    "owner_review",
    reviews.map(({ versions: _, reply: __, model_slug, ...row }) => {
      const bed = bedOf.get(model_slug);
      if (bed === undefined) throw new Error(`A review is of ${model_slug}, which the catalogue does not hold.`);
      return { ...row, model_slug, seeded: true, brand_slug: bed.brand, product: bed.name };
    }),
  );
  const versions = reviews.flatMap(({ id, versions: all, state, reason }) =>
    all.map((version, index) => ({ review_id: id, number: index + 1, ...version, state, reason })),
  );
  await insertRows(
    db,
    "owner_review_version",
    versions.map(({ decided_on, ...row }) => ({ ...row, decided_at: decidedAt(decided_on) })),
  );
  await countSeededDecisions(db, "bed", versions);
  await insertRows(
    db,
    "owner_review_reply",
    reviews.flatMap(({ id, reply }) => (reply === null ? [] : [{ review_id: id, ...reply }])),
  );
  await resetIdentity(db, "owner_review");
}
