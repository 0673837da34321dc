import { sql } from "kysely";
import type { z } from "zod";
import type { PostReport, postAppeal } from "#contracts/discussions/posts";
import type { ReportTaken } from "#contracts/reviews";
import { type Sender, senderHash } from "../accounts/sender";
import { reportedOtherwise } from "../reviews/reports";
import { accountStillExists } from "../sessions/existing-account";
import type { Db } from "../database/engine";
import type { Owner } from "../database/table-facts";
import { notFound, HttpError, signInNeeded } from "../http/answers";
import { mayAppealPost } from "../rules/discussions";
import type { Visitor } from "../sessions/sessions";

const refused = (detail: string) => new HttpError(409, { detail, code: "not_now" });

/**
 * Casts or withdraws a vote (idempotent) and returns the number of votes. The count changes only together with the
 * vote's row. Throws 404, or 409 for one's own post.
 */
export const votePost = (db: Db, visitor: Visitor, id: number, helpful: boolean, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    if (!(await accountStillExists(transaction, visitor.id))) throw signInNeeded();
    const { discussion_id } = await lockVisiblePost(transaction, id);
    const post = await transaction
      .selectFrom("post")
      .innerJoin("participant", "participant.id", "post.participant_id")
      .select(["post.votes", "participant.account_id"])
      .where("post.id", "=", id)
      .executeTakeFirstOrThrow();
    if (post.account_id === visitor.id) throw refused("You wrote this one yourself, so your vote wouldn’t count.");
    const changed = helpful
      ? await transaction
          .insertInto("post_vote")
          .values({ post_id: id, account_id: visitor.id, voted_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await transaction
          .deleteFrom("post_vote")
          .where("post_id", "=", id)
          .where("account_id", "=", visitor.id)
          .executeTakeFirst();
    const rows =
      "numDeletedRows" in changed ? -Number(changed.numDeletedRows) : Number(changed.numInsertedOrUpdatedRows);
    if (rows === 0) return post.votes;
    const votes = Math.max(0, post.votes + rows);
    await transaction.updateTable("post").set({ votes }).where("id", "=", id).execute();
    await countVotes(transaction, discussion_id);
    return votes;
  });

/** Updates the sort key of the list of questions: the highest vote count of any visible answer. */
export async function countVotes(transaction: Db, discussion: number): Promise<void> {
  const { most } = await transaction
    .selectFrom("post")
    .select((row) => row.fn.max<number | null>("votes").as("most"))
    .where("discussion_id", "=", discussion)
    .where("number", ">", 1)
    .where("hidden", "=", false)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("discussion")
    .set({ votes: most ?? 0 })
    .where("id", "=", discussion)
    .execute();
}

/** Withdraws an account's votes and updates the counts before the account is deleted. */
export async function takeVotesBack(transaction: Db, { id }: Owner): Promise<void> {
  const { rows: voted } = await sql<{ id: number }>`
    select id from discussion
    where id in (
      select discussion_id from post join post_vote on post_vote.post_id = post.id where post_vote.account_id = ${id}
    ) order by id for no key update`.execute(transaction);
  if (voted.length === 0) return;
  await sql`
    with taken as (delete from post_vote where account_id = ${id} returning post_id)
    update post set votes = greatest(0, votes - 1) where id in (select post_id from taken)`.execute(transaction);
  await sql`
    update discussion set votes = coalesce(
      (select max(votes) from post where discussion_id = discussion.id and number > 1 and not hidden), 0
    ) where id in (${sql.join(voted.map((row) => row.id))})`.execute(transaction);
}

async function shownPost(db: Db, id: number) {
  const post = await db
    .selectFrom("post")
    .select(["id", "discussion_id", "number"])
    .where("id", "=", id)
    .where("hidden", "=", false)
    .executeTakeFirst();
  if (post === undefined) throw notFound();
  return post;
}

/**
 * A visible post; locks its discussion first, in the same order as hiding does, so that it stays visible. Throws 404.
 */
async function lockVisiblePost(transaction: Db, id: number) {
  await transaction
    .selectFrom("discussion")
    .select("id")
    .where("id", "=", (row) => row.selectFrom("post").select("discussion_id").where("post.id", "=", id))
    .forNoKeyUpdate()
    .execute();
  return shownPost(transaction, id);
}

/** The asker accepts an answer, or withdraws that. Throws 404, and 409 for anybody else. */
export const acceptAnswer = (db: Db, visitor: Visitor, id: number, accepted: boolean): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { discussion_id, number } = await lockVisiblePost(transaction, id);
    const question = await transaction
      .selectFrom("discussion")
      .innerJoin("participant", "participant.id", "discussion.participant_id")
      .select(["discussion.kind", "discussion.accepted_post", "participant.account_id"])
      .where("discussion.id", "=", discussion_id)
      .executeTakeFirstOrThrow();
    if (question.kind !== "question" || number === 1) throw notFound();
    if (question.account_id !== visitor.id) throw refused("Whoever asked says which answer is right.");
    if (!accepted && question.accepted_post !== id) return;
    await transaction
      .updateTable("discussion")
      .set({ accepted_post: accepted ? id : null })
      .where("id", "=", discussion_id)
      .execute();
  });

/**
 * Stores a report, once per key, and with at most one open report per reader, which the database enforces. Throws 404
 * for a hidden post, because nobody would decide about it any more.
 */
export const reportPost = (
  db: Db,
  id: number,
  { reason, note = "", key }: PostReport,
  reader: Sender,
  now: Date,
): Promise<ReportTaken> =>
  db.transaction().execute(async (transaction) => {
    await lockVisiblePost(transaction, id);
    const reporter_hash = senderHash(reader, `report post ${id}`);
    const kept = await transaction
      .insertInto("post_report")
      .values({ post_id: id, reason, note, key, reporter_hash, reported_at: now, upheld: null })
      // A conflict with the key, or with the reader's open report.
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (kept !== undefined) return { already: false };
    const same = await transaction
      .selectFrom("post_report")
      .where("key", "=", key)
      .select(["post_id", "reason", "note"])
      .executeTakeFirst();
    if (same === undefined) return { already: true };
    if (same.post_id !== id || same.reason !== reason || same.note !== note) throw reportedOtherwise();
    return { already: false };
  });

/** Its author appeals the hiding of a post. Repeating the same text is a no-op. */
export const appealPost = (
  db: Db,
  visitor: Visitor,
  id: number,
  { text }: z.output<typeof postAppeal>,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const post = await transaction
      .selectFrom("post")
      .innerJoin("participant", "participant.id", "post.participant_id")
      .select(["post.hidden", "hidden_at", "appeal", "appealed_at", "appeal_decided_at", "appeal_granted"])
      .where("post.id", "=", id)
      .where("participant.account_id", "=", visitor.id)
      .forNoKeyUpdate("post")
      .executeTakeFirst();
    if (post === undefined) throw notFound();
    if (post.appeal === text && post.appealed_at !== null && post.appeal_decided_at === null) return;
    const why = mayAppealPost(post, now);
    if (why !== null) throw refused(why);
    await transaction
      .updateTable("post")
      .set({ appeal: text, appealed_at: now, appeal_decided_at: null, appeal_granted: null })
      .where("id", "=", id)
      .execute();
  });
