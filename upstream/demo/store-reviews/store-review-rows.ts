import type { Db } from "../../database/engine";
import { insertRows, resetIdentity } from "../../database/insert-rows";
import { brandNamesOfModels } from "../reviews/market";
import { generateStoreReviews } from "./generate-store-reviews";
import type { SeedStores } from "../stores/store-data";
import { countSeededDecisions, decidedAt } from "../reviews/decisions";
import type { Seeding } from "../seeding";

/** Inserts the demonstration's reviews of its stores, numbered after those of visitors. */
export async function insertStoreReviews(
  db: Db,
  { seed, catalogue, move }: Seeding,
  stores: Pick<SeedStores, "retailers" | "stores">,
): Promise<void> {
  const brandName = brandNamesOfModels(catalogue);
  const { last } = await db
    .selectFrom("store_review")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const made = generateStoreReviews(seed, stores, (slug) => brandName.get(slug) ?? "");
  const reviews = move(made).map((review, index) => ({ ...review, id: (last ?? 0) + index + 1 }));
  await insertRows(
    db,
    "store_review",
    reviews.map(
      ({
        reply: _,
        rating: __,
        parts: ___,
        title: ____,
        body: _____,
        written_on: ______,
        decided_on: _______,
        ...row
      }) => ({
        ...row,
        seeded: true,
      }),
    ),
  );
  await insertRows(
    db,
    "store_review_version",
    reviews.map(({ id, rating, parts, title, body, written_on, decided_on, state, reason }) => ({
      review_id: id,
      number: 1,
      kind: "first",
      ...{ rating, parts, title, body, written_on, state, reason },
      decided_at: decidedAt(decided_on),
    })),
  );
  await countSeededDecisions(db, "store", reviews);
  await insertRows(
    db,
    "store_review_reply",
    reviews.flatMap(({ id, reply }) => (reply === null ? [] : [{ review_id: id, ...reply }])),
  );
  await resetIdentity(db, "store_review");
}
