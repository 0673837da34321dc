import { type Sender, senderHash } from "../accounts/sender";
import type { Db } from "../database/engine";
import { signInNeeded } from "../http/answers";
import { accountStillExists } from "../sessions/existing-account";
import { type Reviewed, tablesOf } from "./reviewed";

const hashOf = ({ of, id }: Reviewed, voter: Sender) => senderHash(voter, of === "bed" ? String(id) : `${of} ${id}`);

/** Whether the voter has marked the review as useful. */
export async function hasVoted(db: Db, review: Reviewed, voter: Sender): Promise<boolean> {
  const vote = await db
    .selectFrom(tablesOf[review.of].vote)
    .where("review_id", "=", review.id)
    .where("voter_hash", "=", hashOf(review, voter))
    .select("review_id")
    .executeTakeFirst();
  return vote !== undefined;
}

/**
 * Casts or withdraws a vote (idempotent) and returns the number of votes; null when no published review has that ID.
 * The count changes only together with the vote's row, so it always matches the rows. Throws 401 when the voter's
 * account is gone, because its votes have been withdrawn.
 */
export async function vote(
  db: Db,
  review: Reviewed,
  voter: Sender,
  useful: boolean,
  now: Date,
): Promise<number | null> {
  const { id: review_id } = review;
  const tables = tablesOf[review.of];
  const voter_hash = hashOf(review, voter);
  return db.transaction().execute(async (transaction) => {
    if ("account" in voter && !(await accountStillExists(transaction, voter.account))) throw signInNeeded();
    const locked = await transaction
      .selectFrom(tables.review)
      .where("id", "=", review_id)
      .where("state", "=", "published")
      .select("helpful_votes")
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) return null;
    const changed = useful
      ? await transaction
          .insertInto(tables.vote)
          .values({ review_id, voter_hash, voted_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await transaction
          .deleteFrom(tables.vote)
          .where("review_id", "=", review_id)
          .where("voter_hash", "=", voter_hash)
          .executeTakeFirst();
    const rows =
      "numDeletedRows" in changed ? -Number(changed.numDeletedRows) : Number(changed.numInsertedOrUpdatedRows);
    const helpful_votes = Math.max(0, locked.helpful_votes + rows);
    await transaction.updateTable(tables.review).set({ helpful_votes }).where("id", "=", review_id).execute();
    return helpful_votes;
  });
}
