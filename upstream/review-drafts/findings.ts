import { sql } from "kysely";
import type { Db } from "../database/engine";
import { type Finding, findingsIn, type ReviewText } from "../rules/reviews/review-checks";
import { type Draft, reviewOf } from "./draft-row";

/** How many other reviews of the same item are compared, the newest first, and how many characters of them. */
const mostCompared = 200;
const mostCharacters = 150_000;

/** What the automatic checks find in a draft. `mailbox`: the writer's, if known. */
export async function findingsOf(db: Db, draft: Draft, text: ReviewText, mailbox: string | null): Promise<Finding[]> {
  return findingsIn(text, {
    others: await othersOf(db, draft),
    reviewedBefore: await reviewedBefore(db, draft, mailbox),
  });
}

/** Texts of other reviews of the same bed or store. */
async function othersOf(db: Db, draft: Draft): Promise<string[]> {
  const { kind, slug } = draft;
  if (slug === null) return [];
  const own = reviewOf(draft)?.id ?? 0;
  const query =
    kind === "bed"
      ? db
          .selectFrom("owner_review_version as version")
          .innerJoin("owner_review as review", "review.id", "version.review_id")
          .where("review.model_slug", "=", slug)
          .where("review.id", "!=", own)
          .select(["version.body", "review.id"])
      : db
          .selectFrom("store_review_version as version")
          .innerJoin("store_review as review", "review.id", "version.review_id")
          .where("review.store_slug", "=", slug)
          .where("review.id", "!=", own)
          .select(["version.body", "review.id"]);
  const newest = query.orderBy("review.id", "desc").limit(mostCompared);
  const counted = db
    .selectFrom(newest.as("newest"))
    .select(["body", sql<number>`sum(length(body)) over (order by id desc rows unbounded preceding)`.as("characters")]);
  const rows = await db
    .selectFrom(counted.as("counted"))
    .select("body")
    .where("characters", "<=", mostCharacters)
    .execute();
  return rows.map(({ body }) => body);
}

/** Each owner reviews a bed once, so only stores can be reviewed again, for another visit. */
async function reviewedBefore(db: Db, draft: Draft, mailbox: string | null): Promise<boolean> {
  if (draft.kind === "bed" || draft.slug === null || mailbox === null || reviewOf(draft) !== null) return false;
  const found = await db
    .selectFrom("store_review")
    .where("store_slug", "=", draft.slug)
    .where("writer_mailbox", "=", mailbox)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}
