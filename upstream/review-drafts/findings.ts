import type { Db } from "../database/engine";
import { type Finding, findingsIn, type ReviewText } from "../rules/review-checks";
import { type Draft, reviewOf } from "./draft-row";

/** As many other reviews of the same thing are compared, the newest first. */
const mostCompared = 200;

/** What the automatic checks find in a draft. `mailbox`: of its writer, where it is known. */
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
          .select("version.body")
          .orderBy("review.id", "desc")
      : db
          .selectFrom("store_review_version as version")
          .innerJoin("store_review as review", "review.id", "version.review_id")
          .where("review.store_slug", "=", slug)
          .where("review.id", "!=", own)
          .select("version.body")
          .orderBy("review.id", "desc");
  return (await query.limit(mostCompared).execute()).map(({ body }) => body);
}

/** A bed has one review by each owner, so only stores can be reviewed a second time: of another visit. */
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
