import { type StoreReviewDetail, type StoreReviewSummary, unratedStoreParts } from "#contracts/store-reviews";
import type { Db } from "../database/engine";
import { mostNewest } from "../listing/newest";
import type { StorePartRatings } from "./tables";

/** Reviews with their stores and their latest version (for a published review, the latest published one). */
const storeReviews = (db: Db) =>
  db
    .selectFrom("store_review")
    .innerJoin("store_review_version as version", (join) =>
      join.onRef("version.review_id", "=", "store_review.id").on(({ eb, selectFrom }) =>
        eb(
          "version.number",
          "=",
          selectFrom("store_review_version as other")
            .whereRef("other.review_id", "=", "store_review.id")
            .whereRef("other.state", "=", "store_review.state")
            .select(({ fn }) => fn.max("other.number").as("last")),
        ),
      ),
    )
    .leftJoin("store", "store.slug", "store_review.store_slug")
    .leftJoin("retailer", "retailer.slug", "store_review.retailer_slug");

export const publishedStoreReviews = (db: Db) => storeReviews(db).where("store_review.state", "=", "published");

const withReplies = (query: ReturnType<typeof storeReviews>) =>
  query
    .leftJoin("store_review_reply as reply", "reply.review_id", "store_review.id")
    .select([
      "store_review.id",
      "store_review.store as name",
      "store.slug as store_slug",
      "author",
      "visited_on",
      "bought",
      "proof",
      "helpful_votes",
      "version.rating",
      "version.parts",
      "version.title",
      "version.body",
      "version.written_on",
      "reply.name as reply_name",
      "reply.body as reply_body",
      "reply.written_on as reply_written_on",
    ])
    .select(({ selectFrom }) =>
      selectFrom("store_review_version as later")
        .whereRef("later.review_id", "=", "store_review.id")
        .where("later.kind", "=", "edit")
        .where("later.state", "=", "published")
        .select(({ fn }) => fn.countAll<number>().as("edits"))
        .as("edits"),
    );

type Row = Awaited<ReturnType<ReturnType<typeof withReplies>["execute"]>>[number];

const allParts = (parts: StorePartRatings) => ({ ...unratedStoreParts, ...parts });

function toSummary(row: Row): StoreReviewSummary {
  const { store_slug, reply_name, reply_body, reply_written_on, parts, edits, ...rest } = row;
  return {
    ...rest,
    store: store_slug === null ? null : { slug: store_slug, name: row.name },
    edited: (edits ?? 0) > 0,
    parts: allParts(parts),
    reply: reply_name === null ? null : { name: reply_name, body: reply_body!, written_on: reply_written_on },
  };
}

/** Published reviews in the order of `ids`. */
export async function storeSummariesOf(db: Db, ids: readonly number[]): Promise<StoreReviewSummary[]> {
  if (ids.length === 0) return [];
  const rows = await withReplies(publishedStoreReviews(db))
    .where("store_review.id", "in", [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One review with its history; null when the ID is unknown or the review is waiting. The texts of a rejected one are
 * left out.
 */
export async function readStoreReview(db: Db, id: number): Promise<Omit<StoreReviewDetail["review"], "voted"> | null> {
  const row = await withReplies(storeReviews(db))
    .where("store_review.id", "=", id)
    .where("store_review.state", "<>", "waiting")
    .select(["store_review.state", "store_review.reason"])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { state: stored, reason, ...summary } = row;
  if (stored === "refused")
    return { ...toSummary({ ...summary, title: "", body: "" }), state: "refused", reason, versions: [] };
  const versions = await db
    .selectFrom("store_review_version")
    .where("review_id", "=", id)
    .where("state", "=", "published")
    .orderBy("number", "desc")
    .limit(mostNewest)
    .select(["number", "kind", "rating", "parts", "title", "body", "written_on"])
    .execute();
  return {
    ...toSummary(summary),
    state: "published",
    reason: null,
    versions: versions.reverse().map(({ parts, ...version }) => ({ ...version, parts: allParts(parts) })),
  };
}
