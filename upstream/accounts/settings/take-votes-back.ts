import { sql } from "kysely";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../../database/engine";
import { isVoteOf } from "./owned";

/**
 * Takes the votes of an account back, and out of what was counted by them; else whoever deletes theirs and signs up again
 * counts once more. Belongs in the transaction of the deletion. The ids of the reviews that lose a vote; null when the
 * account is gone.
 */
export async function takeVotesBack(transaction: Db, id: number): Promise<Record<ReviewKind, number[]> | null> {
  // Its votes that are under way end first, and none begins: whoever votes holds the account before what it votes for.
  const account = await transaction.selectFrom("account").select("id").where("id", "=", id).forUpdate().execute();
  if (account.length === 0) return null;
  await ofAnswers(transaction, id);
  return {
    bed: await ofReviews(transaction, "owner_review", id),
    store: await ofReviews(transaction, "store_review", id),
  };
}

async function ofAnswers(transaction: Db, id: number): Promise<void> {
  const { rows: held } = await sql<{ id: number }>`
    select id from discussion
    where id in (
      select discussion_id from post join post_vote on post_vote.post_id = post.id where post_vote.account_id = ${id}
    ) order by id for no key update`.execute(transaction);
  if (held.length === 0) return;
  await sql`
    with taken as (delete from post_vote where account_id = ${id} returning post_id)
    update post set votes = greatest(0, votes - 1) where id in (select post_id from taken)`.execute(transaction);
  await sql`
    update discussion set votes = coalesce(
      (select max(votes) from post where discussion_id = discussion.id and number > 1 and not hidden), 0
    ) where id in (${sql.join(held.map((row) => row.id))})`.execute(transaction);
}

async function ofReviews(transaction: Db, review: "owner_review" | "store_review", id: number): Promise<number[]> {
  const [reviews, votes] = [sql.table(review), sql.table(`${review}_vote`)];
  const own = isVoteOf({ id }, review);
  await sql`select from ${reviews} where id in (select review_id from ${votes} where ${own}) order by id for update`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: number }>`
    with taken as (delete from ${votes} where ${own} returning review_id)
    update ${reviews} set helpful_votes = greatest(0, helpful_votes - 1) where id in (select review_id from taken)
    returning id`.execute(transaction);
  return rows.map((row) => row.id);
}
