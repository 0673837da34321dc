import type { Db } from "../database/engine";

/** Published reviews with what their writers wrote last. */
export const publishedReviews = (db: Db) =>
  db
    .selectFrom("owner_review")
    .innerJoin("owner_review_version as version", "version.review_id", "owner_review.id")
    .where("owner_review.state", "=", "published")
    .where(({ eb, selectFrom }) =>
      eb(
        "version.number",
        "=",
        selectFrom("owner_review_version as other")
          .whereRef("other.review_id", "=", "owner_review.id")
          .select(({ fn }) => fn.max("other.number").as("last")),
      ),
    );
