import { sql } from "kysely";
import type { Db } from "../database/engine";
import type { DbAndClock } from "../database/services";
import { queueMails } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";
import { unsubscribePaths, withoutStopped } from "../mail/unsubscribe";
import { discussionNews } from "./emails";
import { pageOfPost } from "./read-posts";

export interface NewsServices extends DbAndClock {
  mail: MailSite;
}

/**
 * The maximum number of watchers per transaction, and of transactions per round, so that nothing else waits long for
 * either.
 */
const batch = { watchers: 200, aRound: 100 };

/**
 * Queues a new post to be announced to those who watch its discussion (`notifySubscribers`). Belongs in the post's
 * transaction.
 */
export async function announce(transaction: Db, post: number): Promise<void> {
  await transaction.insertInto("post_news").values({ post_id: post }).execute();
}

/**
 * Mails watchers about new posts in a discussion, once each until they visit it again. A batch is one transaction that
 * queues its mail and records its progress, so that nobody is notified twice or skipped, however often the process is
 * killed and however many processes run this.
 */
export async function notifySubscribers(db: Db, site: MailSite, now: Date): Promise<void> {
  for (let done = 0; done < batch.aRound; done += 1) {
    if (!(await db.transaction().execute((transaction) => tellBatch(transaction, site, now)))) return;
  }
}

/** False: there is nothing to send, or other processes are working on it. */
async function tellBatch(transaction: Db, site: MailSite, now: Date): Promise<boolean> {
  const news = await transaction
    .selectFrom("post_news")
    .selectAll()
    .orderBy("post_id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (news === undefined) return false;
  const post = await shownPost(transaction, news.post_id);
  const watching = post === undefined ? [] : await watchersAfter(transaction, post.discussion_id, news.told_to);
  if (post !== undefined && watching.length > 0) await tell(transaction, post, watching, site, now);
  if (watching.length < batch.watchers)
    await transaction.deleteFrom("post_news").where("post_id", "=", news.post_id).execute();
  else
    await transaction
      .updateTable("post_news")
      .set({ told_to: watching.at(-1)! })
      .where("post_id", "=", news.post_id)
      .execute();
  return true;
}

/** Undefined: a moderator has meanwhile hidden the post or its discussion. */
const shownPost = (db: Db, id: number) =>
  db
    .selectFrom("post")
    .innerJoin("discussion", "discussion.id", "post.discussion_id")
    .innerJoin("participant", "participant.id", "post.participant_id")
    .where("post.id", "=", id)
    .where("post.hidden", "=", false)
    .where("discussion.hidden", "=", false)
    .select([
      "post.discussion_id",
      "post.number",
      "post.written_at",
      "participant.account_id",
      "participant.name as by",
    ])
    .select(["discussion.kind", "discussion.slug", "discussion.title"])
    .executeTakeFirst();

type ShownPost = NonNullable<Awaited<ReturnType<typeof shownPost>>>;

async function watchersAfter(db: Db, discussion: number, account: number): Promise<number[]> {
  const rows = await db
    .selectFrom("discussion_watch")
    .where("discussion_id", "=", discussion)
    .where("account_id", ">", account)
    .select("account_id")
    .orderBy("account_id")
    .limit(batch.watchers)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/**
 * Notifies those of these watchers who were already watching at that time, are not the author, have not read this far,
 * and have not been notified since their last visit. Their rows are locked in ID order; other posts of the discussion
 * wait for them.
 */
async function tell(
  transaction: Db,
  post: ShownPost,
  watching: readonly number[],
  site: MailSite,
  now: Date,
): Promise<void> {
  const { discussion_id, number, kind, by } = post;
  const waiting = await transaction
    .selectFrom("discussion_watch")
    .innerJoin("account", "account.id", "discussion_watch.account_id")
    .leftJoin("discussion_visit", (join) =>
      join
        .onRef("discussion_visit.account_id", "=", "discussion_watch.account_id")
        .onRef("discussion_visit.discussion_id", "=", "discussion_watch.discussion_id"),
    )
    .where("discussion_watch.discussion_id", "=", discussion_id)
    .where("discussion_watch.account_id", "in", watching)
    .where("discussion_watch.account_id", "is distinct from", post.account_id)
    .where("watched_at", "<=", post.written_at)
    .where(sql<boolean>`told_number <= coalesce(seen_number, 0)`)
    .where(sql<boolean>`coalesce(seen_number, 0) < ${number}`)
    .select(["account.id", "account.email"])
    .orderBy("discussion_watch.account_id")
    .forUpdate("discussion_watch")
    .execute();
  const told = await withoutStopped(transaction, "discussion-news", waiting);
  if (told.length === 0) return;
  const page = await pageOfPost(transaction, { id: discussion_id, kind }, number);
  const stops = await unsubscribePaths(transaction, "discussion-news", told);
  const letters = told.map(({ email }, at) => discussionNews(email, { ...post, page, by }, stops[at]!, site));
  await queueMails(transaction, letters, `post ${discussion_id}/${number}`, now);
  await transaction
    .updateTable("discussion_watch")
    .set({ told_number: number })
    .where("discussion_id", "=", discussion_id)
    .where(
      "account_id",
      "in",
      told.map(({ id }) => id),
    )
    .execute();
}
