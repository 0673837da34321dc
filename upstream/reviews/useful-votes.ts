import { hash, networkOf } from "../accounts/sign-in-limit";
import type { Db } from "../database/engine";

/** Who votes: an account, or the network of a visitor without one, so that emptied cookies give no second vote. */
export type Voter = { account: number } | { address: string };

/** Hashed with the review, so that nobody can be followed from one to another. */
const hashOf = (review: number, voter: Voter) =>
  hash("account" in voter ? `account ${voter.account} ${review}` : `address ${networkOf(voter.address)} ${review}`);

/** Whether the voter has called the review useful. */
export async function hasVoted(db: Db, review: number, voter: Voter): Promise<boolean> {
  const vote = await db
    .selectFrom("owner_review_vote")
    .where("review_id", "=", review)
    .where("voter_hash", "=", hashOf(review, voter))
    .select("review_id")
    .executeTakeFirst();
  return vote !== undefined;
}

/**
 * Casts or takes back a vote, once however often it is sent, and answers how many there are; null when no published
 * review has that number. The count changes with the vote's row alone, so that it is what the rows say.
 */
export async function vote(db: Db, review: number, voter: Voter, useful: boolean, now: Date): Promise<number | null> {
  const voter_hash = hashOf(review, voter);
  return db.transaction().execute(async (transaction) => {
    const locked = await transaction
      .selectFrom("owner_review")
      .where("id", "=", review)
      .where("state", "=", "published")
      .select("helpful_votes")
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) return null;
    const changed = useful
      ? await transaction
          .insertInto("owner_review_vote")
          .values({ review_id: review, voter_hash, voted_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await transaction
          .deleteFrom("owner_review_vote")
          .where("review_id", "=", review)
          .where("voter_hash", "=", voter_hash)
          .executeTakeFirst();
    const rows =
      "numDeletedRows" in changed ? -Number(changed.numDeletedRows) : Number(changed.numInsertedOrUpdatedRows);
    const helpful_votes = Math.max(0, locked.helpful_votes + rows);
    await transaction.updateTable("owner_review").set({ helpful_votes }).where("id", "=", review).execute();
    return helpful_votes;
  });
}
