import { sql } from "kysely";
import type { Db } from "../database/engine";

/** Starts or stops watching; idempotent. */
export async function watch(db: Db, discussion: number, account: number, on: boolean, now: Date): Promise<void> {
  if (!on) {
    await db
      .deleteFrom("discussion_watch")
      .where("discussion_id", "=", discussion)
      .where("account_id", "=", account)
      .execute();
    return;
  }
  await db
    .insertInto("discussion_watch")
    .values({ discussion_id: discussion, account_id: account, watched_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isWatching(db: Db, discussion: number, account: number): Promise<boolean> {
  const row = await db
    .selectFrom("discussion_watch")
    .select("account_id")
    .where("discussion_id", "=", discussion)
    .where("account_id", "=", account)
    .executeTakeFirst();
  return row !== undefined;
}

const visitMs = 30 * 60_000;

/** Records how far somebody has read, and returns how far they had read before this visit; null: nothing. */
export async function markRead(db: Db, discussion: number, account: number, number: number, now: Date): Promise<void> {
  const again = new Date(now.getTime() - visitMs);
  await sql`
    insert into discussion_visit (account_id, discussion_id, seen_number, before_number, seen_at)
    values (${account}, ${discussion}, ${number}, null, ${now})
    on conflict (account_id, discussion_id) do update set
      before_number = case when discussion_visit.seen_at < ${again}
        then discussion_visit.seen_number else discussion_visit.before_number end,
      seen_number = greatest(discussion_visit.seen_number, excluded.seen_number),
      seen_at = excluded.seen_at
  `.execute(db);
}

/** The last post seen on an earlier visit. */
export async function seenBefore(db: Db, discussion: number, account: number, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom("discussion_visit")
    .select(["seen_number", "before_number", "seen_at"])
    .where("account_id", "=", account)
    .where("discussion_id", "=", discussion)
    .executeTakeFirst();
  if (row === undefined) return null;
  return now.getTime() - row.seen_at.getTime() > visitMs ? row.seen_number : row.before_number;
}
