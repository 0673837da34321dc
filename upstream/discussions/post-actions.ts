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
 * Casts or takes back a vote, once however often it is sent, and answers how many there are. The count changes with the
 * vote's row alone. Throws 404, 409 about one's own post.
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

/** What a list of questions is sorted by: the most votes that a shown answer has. */
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

/** Takes the votes of an account back, and out of what was counted by them, before it is deleted. */
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

/** A shown post; holds its discussion first, as whoever hides it does, so that it stays shown. Throws 404. */
async function lockVisiblePost(transaction: Db, id: number) {
  await transaction
    .selectFrom("discussion")
    .select("id")
    .where("id", "=", (row) => row.selectFrom("post").select("discussion_id").where("post.id", "=", id))
    .forNoKeyUpdate()
    .execute();
  return shownPost(transaction, id);
}

/** Whoever asked says that an answer is right, or takes that back. Throws 404, 409 to others. */
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
 * Keeps a report, once for its key, and of each reader one that is open, which the database holds. Throws 404 for a post
 * that isn't shown: nobody would decide about it any more.
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
      // Of the key, or of the reader's open one.
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

/** Its author asks for a second reading of a hidden post. The same words again change nothing. */
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
